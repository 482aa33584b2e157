"""An import-linter contract: the packages in a folder know nothing of each other, and what they share knows nothing of them.

import-linter's own contracts want every package named, so that a new host or backend would have to be entered by hand; this one
looks at the folder.
"""

from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class SiblingPackagesContract(Contract):
    """Fails when a sub-package of `parent` is imported directly by a module that must not know it.

    Inside `parent`: by another sub-package or by a module beside them. With `known_by`: by any module outside of `parent` instead.
    """

    type_name = "sibling_packages"

    parent = fields.StringField()
    """The package whose sub-packages are kept apart."""
    registry = fields.StringField(required=False)
    """A module beside them that may name them all."""
    known_by = fields.StringField(required=False)
    """Look at the modules outside of `parent`, all but this one."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look at every direct import of a sub-package."""
        parent, registry, known_by = str(self.parent), str(self.registry), str(self.known_by)
        packages = {name for name in graph.find_children(parent) if graph.find_children(name)}
        inside = graph.find_descendants(parent) | {parent}
        outside = {name for name in graph.modules if name.startswith(parent.partition(".")[0] + ".")} - inside
        importers = outside - {known_by} if self.known_by else inside - {registry}

        def package(module: str) -> str:
            return next((name for name in packages if module == name or module.startswith(name + ".")), "")

        faults = [
            f"{importer} imports {imported}"
            for importer in sorted(importers)
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if package(imported) not in {"", package(importer)}
        ]
        return ContractCheck(kept=not faults, metadata={"faults": faults})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """One line an import."""
        for fault in cast("list[str]", check.metadata["faults"]):
            output.print_error(f"- {fault}", bold=False)

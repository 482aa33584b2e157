"""Runs the cases and writes the results down."""

import time
from collections.abc import Callable, Iterable
from xml.etree import ElementTree as Tree

from msgspec import Struct

from interlock.inspection.conformance import signatures, transport, verdicts
from interlock.inspection.conformance.case import MUST, Case
from interlock.inspection.conformance.client import Client

CASES: tuple[Case, ...] = (*signatures.CASES, *verdicts.CASES, *transport.CASES)


class Result(Struct, frozen=True):
    """The answer to one case."""

    area: str
    """Its group."""
    name: str
    """What was asked."""
    level: str
    """``must`` or ``should``."""
    fault: str
    """"" when it passed."""
    seconds: float
    """How long it took."""


def run(client: Client, done: Callable[[Result], None], cases: Iterable[Case] = CASES) -> list[Result]:
    """Ask everything, one after the other; `done` hears of each result."""
    results = []
    for case in cases:
        begun = time.perf_counter()
        try:
            fault = case.run(client)
        except OSError as exc:
            fault = f"connection failed ({type(exc).__name__})"
        result = Result(case.area, case.name, case.level, fault, time.perf_counter() - begun)
        results.append(result)
        done(result)
    return results


def conforms(results: Iterable[Result]) -> bool:
    """Whether every ``must`` passed."""
    return not any(result.fault and result.level == MUST for result in results)


def junit(results: list[Result], url: str) -> bytes:
    """The results as JUnit XML."""
    failed = sum(1 for result in results if result.fault)
    suite = Tree.Element(
        "testsuite",
        name="inference-hook receiver " + url,
        tests=str(len(results)),
        failures=str(failed),
        time=f"{sum(result.seconds for result in results):.3f}",
    )
    for result in results:
        case = Tree.SubElement(suite, "testcase", classname=result.area, name=result.name, time=f"{result.seconds:.3f}")
        if result.fault:
            Tree.SubElement(case, "failure", message=result.fault, type=result.level)
    found: bytes = Tree.tostring(suite, encoding="utf-8", xml_declaration=True)
    return found

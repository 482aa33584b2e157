"""The platforms that the server speaks, one file each. A test lists the folder and fails when one is missing here."""

from interlock.inspection.platforms import claude, copilot_studio, cursor, litellm
from interlock.inspection.platforms.base import Platform

#: Sorted by id.
PLATFORMS: tuple[Platform, ...] = (claude.PLATFORM, copilot_studio.PLATFORM, cursor.PLATFORM, litellm.PLATFORM)

BY_ID: dict[str, Platform] = {platform.id: platform for platform in PLATFORMS}

#: Path -> a platform that has it; those that share a path share how it is verified, answers and errors without a verdict.
BY_ROUTE: dict[bytes, Platform] = {route.encode(): platform for platform in PLATFORMS for route in platform.routes}

"""The platforms that the server speaks, one file each. A test lists the folder and fails when one is missing here."""

from interlock.inspection.platforms import cursor
from interlock.inspection.platforms.base import Platform

#: Sorted by id.
PLATFORMS: tuple[Platform, ...] = (cursor.PLATFORM,)

BY_ID: dict[str, Platform] = {platform.id: platform for platform in PLATFORMS}

"""Every page, in the order of the menu. A test lists the folder and fails when one is missing."""

from interlock.web.page import Page
from interlock.web.pages import (
    account,
    activity,
    approvals,
    audit_log,
    chat,
    inference_hooks,
    login,
    memory,
    overview,
    policy,
    routines,
    setup,
    users,
)

#: The menu shows them in this order, under their sections.
PAGES: tuple[Page, ...] = (
    overview.PAGE,
    inference_hooks.PAGE,
    audit_log.PAGE,
    approvals.PAGE,
    activity.PAGE,
    policy.PAGE,
    memory.PAGE,
    chat.PAGE,
    routines.PAGE,
    users.PAGE,
    account.PAGE,
    login.PAGE,
    setup.PAGE,
)

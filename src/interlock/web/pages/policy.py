"""Policy: what the security server and the guard go by, and what came of it. Read only: policy is changed in its files."""

from interlock.web.page import Page, get
from interlock.web.pages import policy_guard, policy_inspect

PAGE = Page(
    id="policy",
    title="Policy",
    path="/policy",
    section="Inspect",
    actions=(
        get("/policy", policy_inspect.show),
        get("/policy/guard", policy_guard.show),
        get("/policy/rule/{rule}", policy_guard.one),
    ),
)

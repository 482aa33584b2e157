"""Keys of AI platforms."""

import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets.forms import ALNUM, END, HEX, START, URL, token


def _not_regular(match: "re.Match[str]") -> str:
    from interlock.detectors.secrets import checks

    return "" if checks.repeated(match.group("body")) else "high"


DETECTORS: tuple[Detector, ...] = (
    token(
        "anthropic-key",
        ("sk-ant-api", "sk-ant-admin", "sk-ant-oat", "sk-ant-ort", "sk-ant-sid"),
        r"\d{2}-" + URL + "{78,118}AA",
        follow=60,
    ),
    Detector(
        "openai-key",
        anchors=("T3BlbkFJ",),
        pattern=START
        + r"sk-(?:proj-|svcacct-|admin-|None-|service-)?(?P<body>[A-Za-z0-9_-]{16,90}T3BlbkFJ[A-Za-z0-9_-]{16,90})"
        + END,
        back=110,
        follow=16,
        check=_not_regular,
    ),
    token("openai-project-key", ("sk-proj-", "sk-svcacct-"), URL + "{60,200}", follow=60),
    token("openrouter-key", "sk-or-v1-", HEX + "{64}", follow=64),
    token("langfuse-key", "sk-lf-", r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", follow=36),
    token("langsmith-key", ("lsv2_pt_", "lsv2_sk_"), HEX + "{32}_" + HEX + "{10}", follow=43),
    token("hugging-face-token", "hf_", ALNUM + "{34,38}", follow=34),
    token("hugging-face-organisation-token", "api_org_", ALNUM + "{34}", follow=34),
    token("replicate-token", "r8_", ALNUM + "{37}", follow=37),
    token("groq-key", "gsk_", ALNUM + "{52}", follow=52),
    token("xai-key", "xai-", ALNUM + "{80}", follow=80),
    token("perplexity-key", "pplx-", ALNUM + "{48,56}", follow=48),
    token("cursor-key", ("key_", "crsr_"), HEX + "{64}", follow=64),
    token("pinecone-key", "pcsk_", ALNUM + r"{5,6}_" + ALNUM + "{60,66}", follow=60),
    token("fireworks-key", "fw_", ALNUM + "{24}", follow=24),
    token("voyage-key", "pa-", URL + "{43}", follow=43),
    token("nvidia-key", "nvapi-", URL + "{64}", follow=64),
    token("tavily-key", "tvly-", r"(?:prod-|dev-)?[A-Za-z0-9]{32}", follow=32),
)

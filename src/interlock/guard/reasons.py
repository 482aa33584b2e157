"""Verdicts that no policy rule gives: faults, deadlines, and a question that nobody can be asked."""

from interlock.model.verdict import DENY, Hit, Verdict

_DOCTOR = "Run `interlock doctor` to see why; to take the hooks out: `interlock uninstall cursor`, or the name of your host."
_REPORT = "Tell the user what Interlock said. Do not respell the action to get past it."

#: Machine reason -> (text for the person, text for the agent). ``{detail}`` is filled in.
REASONS = {
    "malformed-payload": (
        "The host's message could not be read ({detail}), so the action was blocked. " + _DOCTOR,
        "The action was not judged: the hook message was unreadable. Try once more, then tell the user.",
    ),
    "oversized-payload": (
        "The host's message is larger than 64 MiB, so the action was blocked. Split the work, or do it in your own terminal.",
        "The action is too large to be judged. Do it in smaller steps.",
    ),
    "wrong-type": (
        "The host's message has an unexpected form ({detail}), so the action was blocked. " + _DOCTOR,
        "The tool input has the wrong form: {detail}. Send it in the form that the tool documents.",
    ),
    "missing-target": (
        "The host's message does not say what the action would touch ({detail}), so it was blocked. " + _DOCTOR,
        "The tool input does not say what it acts on: {detail}. Name the target.",
    ),
    "truncated-input": (
        "The host passed on only the beginning of the action ({detail}), so it could not be judged and was blocked. Do it in smaller "
        "steps, or in your own terminal.",
        "The action is too long for the host to pass on whole. Do it in smaller steps, or write a script and run that.",
    ),
    "control-character": (
        "The action holds a NUL character ({detail}): what runs would differ from what is shown, so it was blocked.",
        "Remove the NUL character and send the plain text.",
    ),
    "unknown-event": (
        "The host asked about an event that this version does not know, so it was blocked. Update Interlock, or take that entry out of "
        "the host's hooks file.",
        "This kind of action cannot be judged yet. " + _REPORT,
    ),
    "unknown-host": (
        "The message comes from a host that this entry does not serve ({detail}), so the action was blocked. Install Interlock for that "
        "host, or keep it from loading another host's hooks file.",
        "This host is not served by the hook that ran. " + _REPORT,
    ),
    "deadline": (
        "No verdict was ready in time, so the action was blocked. Try again; if it happens often: " + _DOCTOR,
        "The check ran out of time. Try once more, in a simpler form if there is one; then tell the user.",
    ),
    "internal-error": (
        "An internal error ({detail}) kept this from being judged, so the action was blocked. " + _DOCTOR,
        "The check itself failed; the action was not judged. " + _REPORT,
    ),
    "prompt-blocked": (
        "The prompt was not sent. Take out what is named here and send it again; a secret can stay in the file or variable that holds "
        "it, and the prompt can name that.",
        "The prompt was stopped before it reached the agent.",
    ),
    "no-channel": (
        "This needs a person's yes and nobody could be asked, so it was blocked. If you want it, {detail}.",
        "This needs the user's decision, and they could not be asked. Stop here and ask the user; try again only after they say that they "
        "have approved it. Or take the safer way:",
    ),
    "denied-by-person": (
        "You said no to this (reason: {detail}).",
        "The user was asked and said no (reason: {detail}). Do not try it again, in any form; ask them what they want instead.",
    ),
    "approval-expired": (
        "Nobody answered in time, so this was blocked. Let the agent try again when you are there.",
        "The user did not answer in time. Do not try again at once: stop, and ask the user.",
    ),
    "changed-since-shown": (
        "What would be deleted has changed since it was shown for approval, so it was blocked. Let the agent try again and look once more.",
        "What would be deleted has changed since the user approved it. Tell the user; try again only when they say so.",
    ),
    "challenge-failed": (
        "The question to you could not be asked or its answer not be read, so this was blocked. " + _DOCTOR,
        "The user could not be asked because of a fault. " + _REPORT,
    ),
}


def refuse(code: str, detail: str = "") -> Verdict:
    """A deny for a key of `REASONS`. `detail` must not quote the payload."""
    human, agent = REASONS.get(code) or REASONS["internal-error"]
    detail = detail or "no detail"
    return Verdict(
        DENY,
        (Hit("guard." + code, DENY, human.replace("{detail}", detail), agent.replace("{detail}", detail)),),
        code=code,
    )

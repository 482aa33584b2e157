"""Disk devices in the arguments of programs that are not made for disks."""

from ...shell.program import Program, Word
from .commands import Context
from .types import CERTAIN, DISK
from .types import UNKNOWN as UNSURE

#: Programs that only look at the disks which they are given.
READERS = frozenset(
    [
        "smartctl", "file", "blkid", "lsblk", "udevadm", "iostat", "lsscsi", "sg_inq", "hwinfo", "inxi", "lshw", "sg_scan",
        "systemd-analyze", "udisksctl", "findmnt", "e2label", "ioping", "blockdev", "dumpe2fs", "debugfs", "xfs_info", "df",
        "mountpoint", "grub-probe", "pv", "sha1sum", "sha512sum", "b2sum",
    ]
)  # fmt: skip
#: Options whose value is written.
OUTPUTS = ("-O", "-o", "--output", "--out", "--file", "-F", "--outfile", "-of", "--dest", "--target")
#: Programs whose last operand is written.
LAST = frozenset(
    ("qemu-img", "partclone", "dd_rescue", "pvcreate", "vgcreate", "fsarchiver", "nbdcopy", "bmaptool", "vboximg-mount")
)
#: Beginnings of words that open a place for writing in socat and the like.
OPENS = ("open:", "file:", "create:", "gopen:")


def raw_devices(name: str, program: Program, ctx: Context) -> None:
    """Add the effects on disk devices that the words of a program name."""
    words = program.argv
    for i in range(1, len(words)):
        text = words[i].text
        at = text.find("/dev/")
        if at < 0 or " " in text:
            continue
        if ctx.place(Word(text[at:].split(",", 1)[0]), program, follow=False).zone != "disk":
            continue
        head = text[:at].lower()
        out = (
            words[i - 1].text in OUTPUTS or head in ("--output=", "--out=", "--file=", "-o", "of=", "--filename=") or head in OPENS
        )
        written = out or (i == len(words) - 1 and (name in LAST or name.startswith("partclone")))
        if not written and (name in READERS or head):
            continue
        ctx.add(
            program,
            DISK,
            "overwrite",
            place=ctx.place(Word(text[at:].split(",", 1)[0]), program, follow=False),
            certainty=CERTAIN if written else UNSURE,
        )

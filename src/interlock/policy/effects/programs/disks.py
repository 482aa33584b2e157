"""Programs that work on whole disks, file systems and volumes."""

from ....shell.program import Program
from ..commands import Context, Options
from ..types import DISK, SYSTEM, WRITE

ALWAYS = {
    "wipefs": ("-a", "--all", "-o", "--offset"),
    "blkdiscard": (),
    "mkswap": (),
    "diskpart": (),
    "format": (),
    "hdparm": ("--security-erase", "--security-erase-enhanced", "--trim-sector-ranges", "--make-bad-sector", "--write-sector"),
    "badblocks": ("-w", "-n"),
    "pvremove": (),
    "vgremove": (),
    "lvremove": (),
    "sgdisk": ("-Z", "-z", "--zap", "--zap-all", "-d", "--delete", "-o", "--clear"),
    "fsutil": (),
}


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one disk program."""
    words = program.argv[1:]
    texts = [w.text for w in words]
    low = [t.lower() for t in texts]
    if any(t in ("--help", "-h", "--version", "-V", "/?", "-?") for t in texts) and name not in ("newfs",):
        return
    devices = [w for w in words if w.text.startswith("/dev/") or (len(w.text) >= 2 and w.text[1] == ":")]
    shown = devices[0].text if devices else " ".join(texts[:3])
    base = name.split(".", 1)[0]
    if base in ("mkfs", "newfs") or name.startswith(("mkfs", "newfs", "mke2fs")):
        operands = Options(words, ("-t", "-L", "-b", "-N", "-O", "-m", "-i", "-E", "-n", "-F", "--type")).rest
        if any(w.text in ("-n",) for w in words) and base == "mkfs" and name != "mkfs.vfat":
            return
        if operands and not devices and all("/dev" not in w.text for w in operands):
            return
        if devices or operands:
            ctx.add(program, DISK, "format", target=shown, place=ctx.place(devices[0] if devices else operands[0], program))
    elif name == "format":
        if devices:
            ctx.add(program, DISK, "format", target=shown)
    elif name == "diskpart":
        ctx.add(program, DISK, "partition", target="the disks of this machine")
    elif name == "mkswap" and not devices:
        return
    elif name in ALWAYS:
        wanted = ALWAYS[name]
        if (
            not wanted or any(t in wanted or (len(t) > 2 and t[0] == "-" and t[1] != "-" and "-" + t[1] in wanted) for t in texts)
        ) and (devices or not wanted):
            if name == "fsutil" and "setzerodata" not in low and "createnew" not in low:
                return
            ctx.add(program, DISK, "wipe", target=shown)
    elif name in ("fdisk", "sfdisk", "cfdisk", "gdisk", "parted"):
        if any(t in ("-l", "--list", "-d", "--dump", "print", "-s", "-J") for t in texts) and not any(
            t in ("mklabel", "rm", "mkpart", "--delete", "--wipe") for t in texts
        ):
            return
        if devices:
            ctx.add(program, DISK, "partition", target=shown)
    elif name == "diskutil":
        if (
            low[:1]
            and low[0]
            in ("erasedisk", "erasevolume", "zerodisk", "secureerase", "partitiondisk", "randomdisk", "reformat", "deletevolume")
        ) or low[:2] in (["apfs", "deletecontainer"], ["apfs", "deletevolume"]):
            ctx.add(program, DISK, "wipe", target=" ".join(texts[:4]))
        elif low[:1] and low[0] in ("unmountdisk", "eject", "unmount"):
            ctx.add(program, SYSTEM, "settings", target="diskutil " + " ".join(texts[:2]))
    elif name in ("cryptsetup", "dmsetup", "mdadm", "nvme", "zpool", "zfs", "btrfs", "lvm", "asr"):
        if (
            (
                low[:1]
                and low[0]
                in (
                    "luksformat",
                    "lukserase",
                    "erase",
                    "remove_all",
                    "wipe_table",
                    "format",
                    "sanitize",
                    "destroy",
                    "labelclear",
                    "restore",
                )
            )
            or "--zero-superblock" in low
            or low[:2] in (["subvolume", "delete"], ["lvremove"], ["vgremove"])
            or (low and low[0] in ("lvremove", "vgremove", "pvremove"))
        ):
            ctx.add(program, DISK, "wipe", target=f"{name} {' '.join(texts[:3])}")
    elif name == "vssadmin" or (name == "wmic" and "shadowcopy" in low) or name == "wbadmin":
        if "delete" in low or (low[:1] == ["resize"] and "shadowstorage" in low):
            ctx.add(program, DISK, "shadow-copies", target="the restore points of this machine")
    elif name == "wmic":
        if "call" in low or "delete" in low:
            ctx.add(program, SYSTEM, "settings", target="wmic " + " ".join(texts[:3]))
    elif name == "cipher":
        if any(t.startswith("/w") for t in low):
            ctx.add(program, DISK, "wipe", target=" ".join(texts))
    elif name == "bcdedit":
        if low[:1] and low[0] not in ("/enum",):
            ctx.add(program, SYSTEM, "boot", target="bcdedit " + " ".join(texts[:3]))
    elif name in ("mount", "umount", "swapoff", "losetup"):
        if name == "mount" and not texts:
            return
        if any(t in ("-a", "--all", "-A") for t in texts) or "remount" in " ".join(texts) or name != "losetup":
            if name == "mount" and any(t in ("-l", "--list") for t in texts):
                return
            ctx.add(program, SYSTEM, "settings", target=f"{name} {' '.join(texts[:3])}")
    elif name in ("tune2fs", "xfs_repair", "e2fsck", "fsck"):
        if devices and name != "fsck":
            ctx.add(program, SYSTEM, "settings", target=f"{name} {shown}")
        elif devices:
            ctx.add(program, WRITE, "repair", target=shown)

"""Names of calls that matter in inline code, lower case, whatever the language."""

SHELL = frozenset(
    [
        "system", "exec", "execsync", "spawn", "spawnsync", "execfile", "execfilesync", "popen", "popen2", "popen3",
        "passthru", "shell_exec", "proc_open", "pcntl_exec", "os.execute", "io.popen", "qx", "capture2", "capture3",
        "capture2e", "execa", "execasync", "shell", "run!", "sh", "bun.spawn", "bun.spawnsync", "deno.command", "deno.run",
        "cmd", "io.popen3", "pty.spawn", "process.spawn", "open3",
    ]
)  # fmt: skip
TREE = frozenset(
    [
        "rimraf", "rimrafsync", "removesync", "remove_tree", "rmtree", "rm_rf", "rm_r", "rm_rf!", "remove_dir", "remove_entry",
        "remove_entry_secure", "removeitem", "deltree", "emptydirsync", "emptydir", "rmdir_r", "deletedirectory", "rm_tree", "del",
        "delsync", "unlink_r", "remove_recursive", "recursivedelete",
    ]
)  # fmt: skip
MAYBE_TREE = frozenset(["rm", "rmsync", "rmdir", "rmdirsync", "deno.remove", "deno.removesync"])
FILE = frozenset(["unlink", "unlinksync", "os.remove", "file.delete", "file.unlink", "rm_f", "delete"])
#: Calls that go through a folder.
WALKS = frozenset(["dir.glob", "dir.each_child", "dir.children", "dir.entries", "find.find", "glob.glob", "scandir", "dir.foreach"])
WRITE = frozenset(
    [
        "writefilesync", "writefile", "appendfile", "appendfilesync", "file_put_contents", "createwritestream",
        "writetextfile", "writetextfilesync", "file.write", "io.write", "bun.write", "outputfilesync", "copyfilesync",
        "copyfile", "truncatesync", "truncate",
    ]
)  # fmt: skip
READ_CALLS = frozenset(
    [
        "readfilesync", "readfile", "file_get_contents", "createreadstream", "readtextfile", "readtextfilesync", "file.read",
        "io.read", "readlines", "slurp", "bun.file", "file.readlines", "file.open", "fopen", "readfile_",
    ]
)  # fmt: skip
SENDS = frozenset(
    [
        "fetch", "post", "put", "patch", "axios", "request", "http.request", "https.request", "got", "superagent",
        "net::http.post", "net::http.post_form", "curl_exec", "http.post", "https.post", "ajax", "sendbeacon", "post_form",
    ]
)  # fmt: skip
EVALS = frozenset(
    [
        "eval", "function", "instance_eval", "class_eval", "loadstring", "load", "dofile", "assert", "create_function",
        "vm.runinnewcontext", "runinthiscontext", "vm.runinthiscontext", "new_function",
    ]
)  # fmt: skip
#: Functions whose other names matter.
RENAMED = SHELL | TREE | MAYBE_TREE | FILE | WRITE | READ_CALLS | EVALS
SOCKETS = ("require('net')", "require(\"net\")", "require('tls')", "require(\"tls\")",
    "net.socket", "net.connect", "net.createconnection", "tcpsocket", "io::socket", "fsockopen", "/inet/tcp", "socket.tcp",
    "stream_socket_client", "tcpserver", "socket(s,", "socket.new", "inet_aton", "tclsh", "socket ",
)  # fmt: skip
SHELL_NAMES = (
    "sh <&",
    "/bin/sh",
    "/bin/bash",
    "bash -i",
    "sh -i",
    "cmd.exe",
    "powershell",
    "/bin/zsh",
    '"sh"',
    "'sh'",
    '"bash"',
    "'bash'",
)
#: Reading what a peer sends, and starting a program whose name is not written there.
LINES = (".gets", ".recv", ".readline", "'data'", '"data"', "fgets(", "fread(")
STARTS = ("popen(", "exec(", "execsync(", "system(", "shell_exec(")
HOMES = frozenset(
    [
        "os.homedir",
        "homedir",
        "nshomedirectory",
        "process.env.home",
        "process.env.userprofile",
        "env.home",
        "dir.home",
        "$home",
        "getenv",
        "home",
    ]
)


#: What an environment variable is looked up in.
ENVIRONMENTS = frozenset(
    [
        "env", "$env", "process.env", "getenv", "deno.env.get", "bun.env", "env.fetch", "os.getenv", "system.getenv", "sys.getenv", "$_env",
        "$_server", "system.get_env", "get_env", "import.meta.env",
    ]
)  # fmt: skip
#: How statements for a database begin.
STATEMENTS = (
    "SELECT ",
    "INSERT ",
    "UPDATE ",
    "DELETE ",
    "DROP ",
    "TRUNCAT",
    "CREATE ",
    "ALTER ",
    "WITH ",
    "PRAGMA ",
    "BEGIN",
    "COMMIT",
)

"""Which module of `programs` knows a program, as one searchable line of names each: cheaper to load than a dictionary."""

#: Module -> its programs, each between spaces; "" for programs that do no harm with their arguments.
GROUPS: tuple[tuple[str, str], ...] = (
    (
        "git",
        " git hub ",
    ),
    (
        "deletion",
        " del-cli fd fdfind find rimraf rm rmdir shred srm trash trash-put unlink wipe ",
    ),
    (
        "filesystem",
        " 7z 7za ar awk_i bzip2 chattr chgrp chmod chown cp cpio csplit dcfldd dd ddrescue ditto ed ex fallocate gzip install link ln "
        "logrotate mkdir mmv mv nvim patch pax perl_i rename rsync sed setfacl setfattr split sponge tar tee touch "
        "truncate unzip vi vim xattr xz zip zstd ",
    ),
    (
        "reading",
        " ack ag aspell awk_r base32 base64 basenc bash-read bat batcat cat clip cmp colordiff column comm cut dasel "
        "delta diff dotenv egrep enscript envsubst expand fgrep findstr fmt fold grep gron hd head hexdump iconv join jq less "
        "look lpr man mapfile md5sum more most nl od pandoc paste pbcopy pr ps qrencode read rev rg sdiff sha256sum shuf "
        "sort strings tac tail tr tsort uniq uuencode view vimdiff wc wl-copy xclip xmllint xsel xxd yq zcat zgrep ",
    ),
    (
        "network",
        " aria2c autossh aws_s3 bitsadmin certutil chisel bore cloudflared croc devtunnel localtunnel lt pagekite frpc zrok tailscale pinggy curl curlie dig drill ffsend ftp host http "
        "httpie https lftp magic-wormhole mail mailx msmtp mutt nc ncat netcat ngrok nmap nslookup openssl ping powercat "
        "rclone rcp scp sendmail sftp socat ssh ssh-copy-id sshpass telnet tftp traceroute transfer wget whois wormhole "
        "xh ztcp ",
    ),
    (
        "interpreters",
        " . R Rscript ash awk bash bb bun busybox clj clojure crystal gnuplot guile janet kotlin nim ocaml octave racket raku sbcl scheme ghc cscript dash deno elixir emacs emacsclient erl eval expect fish gawk gdb ghci groovy iex ipython irb "
        "jrunscript jshell julia ksh lldb lua luajit m4 mawk mshta nawk node nodejs osascript perl php pypy python "
        "regsvr32 ruby rundll32 runghc scala sh source sqlite_shell tclsh trap ts-node tsx wscript zsh zx ",
    ),
    (
        "packages",
        " aider amp anaconda apk codium crane cursor expo gh-pages np release-it windsurf apt apt-get asdf brew bunx cabal cargo changeset choco claude code codex composer conan conda "
        "corepack cpan cpanm cursor-agent dart dnf dotnet dpkg easy_install fastlane flatpak flit flutter gem gemini go "
        "goreleaser gradle gradlew hatch jsr lein lerna luarocks mamba mise mix_hex mvn mvnw ncu nix nix-env nix-shell "
        "npm npm-check-updates npx nuget opam opencode ovsx pacman pdm pip pip3 pipx pnpm pnpx pod poetry port pub qwen "
        "rebar3 rpm sbt scoop semantic-release snap stack swift twine uv uvx vcpkg volta vsce winget yarn yum zypper ",
    ),
    (
        "system",
        " adduser alias at auditctl authconfig authopen batch chkconfig chpasswd chsh compgen crontab csrutil date dconf "
        "declare defaults deluser doas dscl dseditgroup echo env export firewall-cmd fuser gpasswd groupadd groupdel "
        "gsettings halt history hostname hostnamectl ifconfig init insmod interlock ip ip6tables iptables kill killall "
        "launchctl launchd ldconfig localectl loginctl mkfifo modprobe net netsh networksetup nft nvram open passwd "
        "pkexec pkill pmset poweroff printenv printf pstree quotaoff readonly reboot reg rmmod route runas sc schtasks "
        "scutil service set setcap setenforce setx sfltool shutdown skill slay softwareupdate spctl su "
        "sudo swapon sysadminctl sysctl systemctl taskkill tccutil telinit timedatectl tmutil typeset ufw uninstall "
        "unset update-alternatives update-rc.d useradd userdel usermod visudo wevtutil xdg-open xdg-settings xhost xkill ",
    ),
    (
        "builds",
        " make cmake ",
    ),
    (
        "databases",
        " flask kafka-consumer-groups kafka-consumer-groups.sh kafka-topics kafka-topics.sh rabbitmqctl alembic artisan atlas bq bundle clickhouse clickhouse-client cockroach consul cqlsh createdb cypher-shell "
        "dbmate django-admin drizzle-kit dropdb dropuser duckdb ecto edgedb elasticdump etcdctl flyway goose hasura "
        "influx isql knex liquibase litecli manage.py mariadb migrate mix mongo mongosh mycli mysql mysqladmin mongorestore "
        "neo4j-admin osql pg_restore pgcli php_artisan planetscale prisma pscale psql psqlrc rails rake redis-cli "
        "sequelize snow snowsql sqlcmd sqlite sqlite3 sqlplus supabase surreal turso typeorm usql valkey-cli ",
    ),
    (
        "cloud",
        " acli age amplify borg cap kopia duplicity restic  dep kamal mina nats neonctl oras rabbitmqadmin altool  ansible-vault apex appwrite auth0 aws aws-sso aws-vault az az.cmd azcopy b2 bw cdk cf chamber "
        "cloudflare copilot dashlane dcli doctl doppler eas eb eksctl firebase flarectl fly flyctl gam gcloud gh glab gopass "
        "gpg gpg2 gsutil hcloud heroku heroku-cli ibmcloud infisical jira keepassxc-cli kops linear linode-cli lpass mc "
        "netlify now oci okta op pass railway render s3cmd s5cmd sam scw secret-tool security sentry-cli serverless "
        "shopify slack sls sops ssh-add ssh-keygen stripe surge twilio up vault vercel vultr-cli wrangler ",
    ),
    (
        "orchestration",
        " VBoxManage ansible ansible-playbook argocd buildah cdktf chef colima crictl ctr docker docker-compose flux helm "
        "helmfile incus istioctl k k3d k3s kind kubectl kubectx kustomize limactl lxc minikube multipass nerdctl nomad "
        "oc packer podman podman-compose prlctl pulumi puppet rancher salt skaffold skopeo terraform terragrunt tilt "
        "tofu vagrant velero virsh ",
    ),
    (
        "disks",
        " asr badblocks bcdedit blkdiscard btrfs cfdisk cipher cryptsetup diskpart diskutil dmsetup e2fsck fdisk format "
        "fsck fsutil gdisk hdparm losetup lvm lvremove mdadm mkswap mount newfs nvme parted pvremove sfdisk sgdisk "
        "swapoff tune2fs umount vgremove vssadmin wbadmin wipefs wmic xfs_repair zfs zpool ",
    ),
    (
        "windows",
        " add-content add-localgroupmember add-mppreference add-type attrib clear-content clear-disk clear-eventlog "
        "clear-recyclebin copy copy-item cpi del dir disable-computerrestore disable-netadapter erase export-clixml "
        "compress-archive ntdsutil set-netfirewallprofile uninstall-windowsfeature remove-windowsfeature dism set-wmiinstance set-service new-netfirewallrule remove-netfirewallrule cmdkey register-scheduledjob uninstall-package msiexec logoff convertfrom-securestring get-storedcredential forfiles disable-windowsoptionalfeature enable-psremoting set-environmentvariable foreach-object format-volume gc gci gcim gwmi get-wmiobject get-ciminstance remove-wmiobject remove-ciminstance new-itemproperty get-childitem get-clipboard get-content get-credential get-itemproperty "
        "icacls icm invoke-sqlcmd import-module initialize-disk invoke-command invoke-expression invoke-restmethod invoke-webrequest "
        "irm iwr mi move move-item new-item new-localuser new-object new-service out-file out-null powershell pwsh rd "
        "register-scheduledtask remove-adobject remove-item remove-itemproperty remove-localuser remove-partition "
        "remove-service remove-variable remove-vm ren rename-item restart-computer ri robocopy saps select-string "
        "set-acl set-content set-executionpolicy set-itemproperty set-location set-mppreference set-variable spps "
        "start-bitstransfer start-process stop-computer stop-process stop-service takeown type unblock-file unregister-scheduledtask "
        "where-object xcopy ",
    ),
    (
        "",
        " : [ [[ actionlint arch bandit basename bg black break builtin c++ cal cc cd clang clang++ clear clippy cloc "
        "command continue convert convertfrom-json convertto-json coverage ctest cypress df dirname dirs dmesg dot "
        "du esbuild eslint exa exit eza false ffmpeg ffprobe fg file flake8 format-table free g++ gcc get-date "
        "get-help get-process getopts gitleaks gofmt goimports golangci-lint graphviz groups grype gunicorn hadolint "
        "hash help htop hyperfine id info invoke-pester isort java javac jest jobs join-path jupyter let locale ls lsblk "
        "lscpu lsof lspci lsusb magick measure-object mkdocs mocha mvnd mypy netstat next ninja nox nproc nx plantuml "
        "playwright popd pre-commit prettier pushd pwd pylint pyright pytest readlink realpath reset resolve-path "
        "return rollup ruff rustc rustfmt scc semgrep seq shellcheck shfmt shift shopt sleep sort-object sphinx-build "
        "split-path ss stat staticcheck storybook streamlit stty stylelint syft sync test test-path times tokei top tox "
        "tput tree trivy true tsc tty turbo ulimit umask uname uptime uvicorn vite vitest w wait webpack whatis whereis "
        "which who write-host write-output yes ",
    ),
)


def find(name: str) -> "str | None":
    """The module of a program, None when it is not known."""
    wanted = f" {name} "
    for module, names in GROUPS:
        if wanted in names:
            return module
    return None

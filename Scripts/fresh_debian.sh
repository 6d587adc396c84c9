# Functions that make a new Debian system in a folder. Scripts that test something in such a system source this file.

say() { printf '%s\n' "$*" >&2; }

# Ends the script with a message if this machine cannot make a Debian system.
need_debootstrap() {
    if [ "$(id -u)" -ne 0 ] || ! command -v debootstrap >/dev/null 2>&1; then
        say "This needs root and debootstrap: sudo apt-get install -y debootstrap, then run it again by sudo."
        exit 1
    fi
}

# make_debian ROOT LOG [OPTION …]: makes a Debian from the mirror of this machine. `/proc` is mounted in it.
make_debian() {
    local root=$1 log=$2 mirror device name number
    shift 2
    mirror=$(sed -n 's/^deb \(\[[^]]*\] \)\?\([^ ]*\) .*/\2/p; s/^URIs: \([^ ]*\).*/\1/p' /etc/apt/sources.list /etc/apt/sources.list.d/*.sources /etc/apt/sources.list.d/*.list 2>/dev/null | head -n 1 || true)
    say "Making a Debian …"
    debootstrap --variant=minbase "$@" bookworm "$root" "${mirror:-http://deb.debian.org/debian}" >"$log" 2>&1 || { tail -20 "$log" >&2; exit 1; }
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    [ -d /etc/apt/apt.conf.d ] && cp /etc/apt/apt.conf.d/*proxy* "$root/etc/apt/apt.conf.d/" 2>/dev/null || true
    mount -t proc proc "$root/proc"
    # Make new device files. Otherwise the devices of this machine would be accessible in the new system.
    for device in "null 3" "zero 5" "random 8" "urandom 9"; do
        read -r name number <<<"$device"
        [ -e "$root/dev/$name" ] || mknod --mode=666 "$root/dev/$name" c 1 "$number"
    done
}

# A free port of the loopback address.
free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

#!/bin/sh
# Pages of the former release go on asking for its scripts: they are kept beside those of this one, for a day at least.
#
#   keep-release-files.sh [FILES [KEPT]]
#
# Copies FILES (a build's .next/static) into KEPT, from where nginx sends what the newest build does not have
# (deploy/nginx.conf). Run it with each release, before or after its start; the nginx image does so by itself.
set -eu

files=${1:-/srv/shalya/.next/static}
kept=${2:-/srv/shalya/kept-static}
minutes=${KEEP_MINUTES:-1440}

mkdir -p "$kept"
kept=$(cd "$kept" && pwd)
# The day of a release's files begins when the next release comes.
if [ -f "$kept/.release" ]; then
  (cd "$kept" && while IFS= read -r file; do [ ! -f "$file" ] || touch "$file"; done <.release)
fi
cd "$files"
find . -type f | sort >"$kept/.release.new"
while IFS= read -r file; do
  mkdir -p "$kept/$(dirname "$file")"
  # Names tell contents apart; whole files appear, since nginx may be sending.
  if [ -f "$kept/$file" ]; then touch "$kept/$file"; else
    cp "$file" "$kept/$file.part" && mv "$kept/$file.part" "$kept/$file"
  fi
done <"$kept/.release.new"
mv "$kept/.release.new" "$kept/.release"
find "$kept" -type f -mmin "+$minutes" ! -name .release -delete

#!/bin/sh
# Builds the container image where a builder is there; else runs its steps in a folder, and says so.
set -eu
cd "$(dirname "$0")/.."
for builder in docker podman buildah; do
  # A client without its daemon builds nothing.
  if command -v "$builder" >/dev/null 2>&1 && "$builder" info >/dev/null 2>&1; then
    if [ "$builder" = buildah ]; then exec buildah build -t lithify:check .; fi
    exec "$builder" build -t lithify:check .
  fi
done
echo "image: no container builder here; its steps are run in a folder instead"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm pack --silent --pack-destination "$work" >/dev/null
# Put in place as npm would, without asking a registry, which may take minutes: what it depends on is installed here.
modules="$work/installed/node_modules"
mkdir -p "$modules/.bin"
tar -xzf "$work"/lithify-*.tgz -C "$work"
mv "$work/package" "$modules/lithify"
ln -s "$PWD/node_modules/@secretlint" "$modules/@secretlint"
chmod +x "$modules/lithify/dist/bin.js"
ln -s ../lithify/dist/bin.js "$modules/.bin/lithify"
git init -q --bare -b main "$work/remote.git"
git init -q -b main "$work/first"
mkdir "$work/first/logs"
printf -- '- Decision: search runs on SQLite, because the server has little memory.\n' >"$work/first/logs/2026-04-08.md"
git -C "$work/first" add --all
git -C "$work/first" -c user.name=a -c user.email=a@example.org commit -q -m logs
git -C "$work/first" push -q "$work/remote.git" main
env PATH="$work/installed/node_modules/.bin:$PATH" HOME="$work/home" XDG_STATE_HOME="$work/state" XDG_CONFIG_HOME="$work/config" \
  GIT_REMOTE="$work/remote.git" LITHIFY_CLONE="$work/clone" scripts/in-clone.sh compact --push --quiet
git -C "$work/remote.git" cat-file -e main:memory/weekly/2026-W15.md
echo "image: the steps hold; what was compacted was pushed"

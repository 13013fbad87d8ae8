#!/bin/sh
# What the container runs: a clone of GIT_REMOTE below /work, brought up to date by `compact --push` itself, and lithify in it.
set -eu
mkdir -p "$HOME" "$XDG_STATE_HOME" "$XDG_CONFIG_HOME"
clone="${LITHIFY_CLONE:-/work/clone}"
if [ -n "${GIT_REMOTE:-}" ] && [ ! -d "$clone/.git" ]; then
  git clone --quiet "$GIT_REMOTE" "$clone"
fi
if [ -d "$clone/.git" ]; then
  git -C "$clone" config user.name "${GIT_NAME:-lithify}"
  git -C "$clone" config user.email "${GIT_EMAIL:-lithify@users.noreply.invalid}"
  cd "$clone/${WORKSPACE:-}"
fi
exec lithify "$@"

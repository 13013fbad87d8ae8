#!/bin/sh
# What the container runs: a clone of GIT_REMOTE below /data, brought up to date by `compact --push` itself, and lithify in it.
set -eu
mkdir -p "$HOME" "$XDG_STATE_HOME" "$XDG_CONFIG_HOME"
clone="${LITHIFY_CLONE:-/data/clone}"
if [ -n "${GIT_REMOTE:-}" ] && [ ! -d "$clone/.git" ]; then
  git clone --quiet "$GIT_REMOTE" "$clone"
fi
if [ -d "$clone/.git" ]; then
  git -C "$clone" config user.name "${GIT_NAME:-lithify}"
  git -C "$clone" config user.email "${GIT_EMAIL:-lithify@users.noreply.invalid}"
  if [ -n "${PROPOSE_ON:-}" ]; then
    git -C "$clone" fetch --quiet origin
    # A person's commit on the branch of proposals is not made undone: it waits there until it is merged.
    if git -C "$clone" fetch --quiet origin "$PROPOSE_ON" &&
      git -C "$clone" log --format=%ae origin/HEAD..FETCH_HEAD | grep -qvxF "$(git -C "$clone" config user.email)"; then
      echo "$PROPOSE_ON has commits of others: merge or delete it" >&2
      exit 0
    fi
    git -C "$clone" switch --quiet -C "$PROPOSE_ON" --no-track origin/HEAD
  fi
  cd "$clone/${WORKSPACE:-}"
  if [ -n "${PROPOSE_ON:-}" ]; then
    lithify "$@"
    if [ "$(git rev-parse HEAD)" = "$(git rev-parse origin/HEAD)" ]; then exit 0; fi
    exec git push --quiet --force origin "$PROPOSE_ON"
  fi
fi
exec lithify "$@"

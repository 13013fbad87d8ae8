#!/bin/sh
# What the container and cron run: lithify in a clone of GIT_REMOTE, by default below /data, which `compact --push` brings up to date
# itself. With PROPOSE_ON, what lithify commits is pushed to that branch, and a request opened for it.
set -eu
mkdir -p "$HOME" "${XDG_STATE_HOME:-$HOME}" "${XDG_CONFIG_HOME:-$HOME}"
clone="${LITHIFY_CLONE:-/data/clone}"
mkdir -p "$(dirname "$clone")"
# Two at once would check out over each other: Kubernetes and compose keep them apart, cron does not.
if command -v flock >/dev/null; then
  exec 9>"$clone.lock"
  flock -n 9 || { echo "another run is at work in $clone" >&2; exit 3; }
fi
here=$(cd "$(dirname "$0")" && pwd)
# Cron's PATH holds neither node nor lithify.
if [ -n "${LITHIFY_NODE:-}" ]; then set -- "$LITHIFY_NODE" "$here/../dist/bin.js" "$@"; else set -- lithify "$@"; fi
# Where the clone has a link in the workspace's place, what lies behind it is not the clone's.
enter() {
  cd -P "$clone/${WORKSPACE:-}"
  case "$PWD/" in
    "$(cd -P "$clone" && pwd)"/*) ;;
    *) echo "WORKSPACE: $WORKSPACE leads out of the clone" >&2; exit 2 ;;
  esac
}
if [ -n "${GIT_REMOTE:-}" ]; then
  if [ ! -d "$clone/.git" ]; then
    # One that was killed half-way is no clone.
    rm -rf "$clone.new"
    git clone --quiet "$GIT_REMOTE" "$clone.new"
    mv "$clone.new" "$clone"
  fi
  # A token changes.
  git -C "$clone" remote set-url origin "$GIT_REMOTE"
fi
if [ -d "$clone/.git" ]; then
  git -C "$clone" config user.name "${GIT_NAME:-lithify}"
  git -C "$clone" config user.email "${GIT_EMAIL:-lithify@users.noreply.invalid}"
  if [ -n "${PROPOSE_ON:-}" ]; then
    forge=$("${LITHIFY_NODE:-node}" "$here/open-request.mjs" forge)
    cd "$clone"
    # As the jobs of `init --ci` do, where it is told why (src/workspace/ci-jobs.ts).
    git fetch --quiet --no-tags --prune origin
    git remote set-head origin --auto >/dev/null
    main=$(git symbolic-ref refs/remotes/origin/HEAD)
    main=${main#refs/remotes/origin/}
    base=$(git rev-parse refs/remotes/origin/HEAD)
    seen=$(git rev-parse --quiet --verify "refs/remotes/origin/$PROPOSE_ON" || true)
    if [ -n "$seen" ] && git log --format='%ae%n%ce' "$base..$seen" | grep -vxF "$(git config user.email)" >/dev/null; then
      echo "$PROPOSE_ON has commits of others: merge or delete it" >&2
      exit 0
    fi
    # What a run that was killed wrote is in the way of nothing: the plan it left is finished by this one.
    git checkout --quiet --force -B "$PROPOSE_ON" --no-track "$base"
    enter
    if [ -n "$seen" ] && git diff --quiet "$seen...$base" -- "${MEMORY:-memory}"; then
      git merge --quiet --no-edit "$seen" || git merge --abort
    fi
    code=0
    "$@" || code=$?
    if git diff --quiet "$base" HEAD; then exit "$code"; fi
    if [ "$forge" = gitlab ]; then set -- -o merge_request.create -o "merge_request.target=$main"; else set --; fi
    # With push options and nothing to send git may end by a broken pipe.
    if [ "$(git rev-parse HEAD)" != "$seen" ]; then
      git push --quiet --force-with-lease="refs/heads/$PROPOSE_ON:$seen" "$@" origin "HEAD:refs/heads/$PROPOSE_ON"
    fi
    "${LITHIFY_NODE:-node}" "$here/open-request.mjs" open "$PROPOSE_ON" "$main" "$(git log -1 --no-merges --format=%s "$base..HEAD")"
    exit "$code"
  fi
  enter
fi
exec "$@"

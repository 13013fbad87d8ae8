/**
 * Model files that `lithify model get` knows by name: only those whose digest, size and licence were published and looked up, at a
 * fixed revision. Checked on 2026-11-22 in several public projects that pin the same digest; the file itself was not fetched by us.
 */

interface KnownModel {
  readonly url: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly licence: string;
}

export const KNOWN_MODELS: Readonly<Record<string, KnownModel>> = {
  // Qwen3 4B Instruct 2507 of Alibaba, 4 bits, by bartowski.
  "qwen3-4b": {
    url: "https://huggingface.co/bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF/resolve/ae44f08e1392f39c0e474af10c3ff8355c8b6688/Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf",
    sha256: "2fde00ce69dd4899c70d020845e2638353015bba0fdf161b3eb965f2bca4464e",
    bytes: 2_497_280_736,
    licence: "Apache-2.0",
  },
};

export const KNOWN_NAMES = Object.keys(KNOWN_MODELS);

/**
 * Errors in the one shape that the SDK reads, `{ error }`: it drops the words of all others, and with them why a request was
 * refused. Gemini sends a list of one, Mistral and older vLLM the error itself, FastAPI servers `{ detail }`.
 */
import { parsed } from "../../document/fields.ts";

type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

export const withReadableErrors =
  (send: Fetch): Fetch =>
  async (url, init) => {
    const response = await send(url, init);
    if (response.status < 400) return response;
    const text = readableError(await response.text());
    return new Response(text, { status: response.status, headers: response.headers });
  };

/** The same text where it is no JSON, or has its error where the SDK looks. */
export function readableError(text: string): string {
  const said = parsed(text);
  if (said === undefined) return text;
  const one = Array.isArray(said) ? said[0] : said;
  if (typeof one !== "object" || one === null) return text;
  return JSON.stringify("error" in one && one.error ? one : { error: one });
}

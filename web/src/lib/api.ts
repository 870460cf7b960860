/** Asking the server over HTTP. A refusal comes back as Failed, with a sentence to show. */
import { words } from "../words";

export class Failed extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly rules: string[] = [],
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Failed(words.offline, 0);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const trouble = (body ?? {}) as { error?: string; rules?: string[] };
  throw new Failed(trouble.error ?? words.unexpected(answer.status), answer.status, trouble.rules ?? []);
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => ask<T>(path, { signal });
export const post = <T>(path: string, body: unknown = {}): Promise<T> => postFile<T>(path, JSON.stringify(body));
/** A file's bytes as they are: numbers in it may be larger than a script can read. */
export const postFile = <T>(path: string, body: string | Blob): Promise<T> =>
  ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body });

/** The sentence of any error, for showing. */
export const sentence = (trouble: unknown): string => (trouble instanceof Error ? trouble.message : String(trouble));

import { readText } from './read-text.ts';
import { ReceiptError, type ReceiptKey, type SignedAnswer, type VerifiedAnswer, verifyWithKeys } from './receipts.ts';

/** Path of the public keys. */
const DIRECTORY_PATH = '/.well-known/http-message-signatures-directory';
const KEPT_MS = 3_600_000;
const AGAIN_MS = 60_000;
const TIMEOUT_MS = 30_000;
const DIRECTORY_BYTES_MAX = 1024 * 1024;

/** `atMs` is of a clock that nobody sets. */
type Directory = { keys: ReceiptKey[]; atMs: number };
const directories = new Map<string, Directory>();

export type VerifyOptions = {
  /** Address of the API, whose directory is fetched and kept for an hour. */
  baseUrl: string;
  fetch?: typeof fetch;
};

/**
 * Verifies that an answer is of this API and unchanged, and that it answers this request. Keys are fetched once an hour, and
 * again for an unknown key, at most once a minute.
 * @throws ReceiptError with the reason
 * @throws Error if the keys cannot be fetched
 */
export async function verify(answer: SignedAnswer, options: VerifyOptions): Promise<VerifiedAnswer> {
  const kept = await directoryOf(options, KEPT_MS);
  try {
    return await verifyWithKeys(answer, kept.keys);
  } catch (error) {
    if (!(error instanceof ReceiptError) || error.problem !== 'key_unknown') throw error;
    return verifyWithKeys(answer, (await directoryOf(options, AGAIN_MS)).keys);
  }
}

async function directoryOf({ baseUrl, fetch: send = fetch }: VerifyOptions, freshMs: number): Promise<Directory> {
  const url = baseUrl.replace(/\/+$/, '') + DIRECTORY_PATH;
  const kept = directories.get(url);
  if (kept && performance.now() - kept.atMs < freshMs) return kept;
  const response = await send(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The keys of ${baseUrl} could not be fetched: status ${response.status}.`);
  const { keys } = Object(JSON.parse(await readText(response, DIRECTORY_BYTES_MAX)));
  if (!Array.isArray(keys)) throw new Error(`The keys of ${baseUrl} could not be fetched: the answer has none.`);
  const read = { keys, atMs: performance.now() };
  directories.set(url, read);
  return read;
}

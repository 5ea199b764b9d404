import type { ReceiptKey } from '@graha/sdk/receipts';
import { z } from 'zod';
import { callApi } from '../../server/call-api.ts';

const DIRECTORY_PATH = '/.well-known/http-message-signatures-directory';
const KEPT_MS = 60_000;

const Directory = z.object({
  keys: z
    .array(z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), kid: z.string() }))
    .max(100),
});

let kept: { keys: readonly ReceiptKey[]; readMs: number } | null = null;

/** Returns the public keys of the API, kept for a minute; null if the API does not answer. */
export async function readKeys(): Promise<readonly ReceiptKey[] | null> {
  if (kept !== null && Date.now() - kept.readMs < KEPT_MS) return kept.keys;
  const read = Directory.safeParse((await callApi(DIRECTORY_PATH))?.body);
  if (!read.success) return null;
  kept = { keys: read.data.keys, readMs: Date.now() };
  return kept.keys;
}

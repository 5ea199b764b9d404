export type WebhookMessage = {
  /** The body as received, byte for byte: parsing and serialising it again changes the signature. */
  body: string;
  /** Headers of the request: `webhook-id`, `webhook-timestamp` and `webhook-signature` are read. */
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
  /** `whsec_…`; several during a rotation of the secret. */
  secret: string | readonly string[];
  /** Allowed difference of the clocks; 300 s if omitted. */
  toleranceSeconds?: number;
};

/** The message is not from the API, or is too old. */
export class WebhookError extends Error {
  override readonly name: string = 'WebhookError';
}

const TOLERANCE_S = 300;

/**
 * Verifies a webhook and returns its content, by the rules of Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`.
 * Needs Web Crypto: Node 20 or newer, Deno, Bun, Workers.
 * @throws WebhookError for any other message
 */
export async function verifyWebhook(message: WebhookMessage): Promise<unknown> {
  const { body, headers, secret, toleranceSeconds = TOLERANCE_S } = message;
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError('webhook-timestamp is not a time');
  // So written, a tolerance that is no number allows nothing.
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds))
    throw new WebhookError('the message is too old or too new');
  const signatures = headerOf(headers, 'webhook-signature')
    .split(' ')
    .flatMap((signature) => (signature.startsWith('v1,') ? [bytesOf(signature.slice(3))] : []));
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const text of [secret].flat()) {
    const key = await keyOf(text);
    // `verify` compares in constant time.
    for (const signature of signatures)
      if (signature !== null && (await crypto.subtle.verify('HMAC', key, signature, signed))) return JSON.parse(body);
  }
  throw new WebhookError('no signature fits');
}

function headerOf(headers: WebhookMessage['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookError(`${name} is missing`);
  return value;
}

async function keyOf(secret: string) {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes === null || bytes.length === 0) throw new WebhookError('the secret is not base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

import { AuthenticationError, BadRequestError } from './generated/errors.ts';

/** Other characters end a header or cannot be in one. An empty key is for a `fetch` that adds its own. */
const API_KEY = /^[\x21-\x7e]*$/;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
const NOT_SENT = { status: 0, requestId: null, retryable: false, retryAfterSeconds: null };

/**
 * Returns the key without the line break of the file that it was read from.
 * @throws AuthenticationError that does not contain the key
 */
export function checkedApiKey(apiKey: string): string {
  const key = apiKey.trim();
  if (API_KEY.test(key)) return key;
  const detail = 'the API key has a space, a line break or a character that no key has; nothing was sent';
  throw new AuthenticationError({ ...NOT_SENT, code: 'invalid_api_key', detail });
}

/** @throws BadRequestError for a key that the API would refuse, or that would add a header */
export function checkedIdempotencyKey(key: string): string {
  if (IDEMPOTENCY_KEY.test(key)) return key;
  const detail = 'an idempotency key is 1 to 255 visible ASCII characters; nothing was sent';
  throw new BadRequestError({ ...NOT_SENT, code: 'invalid_idempotency_key', detail });
}

import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';

const PATTERN = /^[0-9a-f-]{36}$/;

/** The proxy's, or a new one: whatever else a client sends under this name is not repeated in logs. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER);
  return given !== null && PATTERN.test(given) ? given : randomUUID();
}

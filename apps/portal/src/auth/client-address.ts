/**
 * Whom to count attempts against. A proxy appends the address that it saw, so only the last one is not the client's own
 * claim; without a proxy Next puts the socket's address there.
 */
export const clientAddress = (headers: Headers): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';

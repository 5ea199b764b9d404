const HEX = /^req_([0-9a-f]{12})7[0-9a-f]{19}$/;

/**
 * Makes the id of a request from a UUID of version 7: 48 bits of time, then random bits.
 *
 * @param timeMs the time in ms since 1970, which the id carries
 * @param randomHex 32 hexadecimal digits of a random UUID of version 4; its first 13 are replaced
 */
export const requestIdOf = (timeMs: number, randomHex: string): string =>
  `req_${Math.trunc(timeMs).toString(16).padStart(12, '0')}7${randomHex.slice(13)}`;

/** Returns the time in ms since 1970 that the id of a request carries; null for an id without one, as earlier versions made. */
export function timeMsOf(requestId: string): number | null {
  const hex = HEX.exec(requestId)?.[1];
  return hex === undefined ? null : Number.parseInt(hex, 16);
}

import { hash } from 'node:crypto';

/** Returns the SHA-256 of content as it is sent, in base64. */
export const sha256Of = (content: Buffer | string): string => hash('sha256', content, 'base64');

/** Writes `Content-Digest` (RFC 9530, section 2) from a SHA-256 in base64. */
export const digestField = (sha256: string): string => `sha-256=:${sha256}:`;

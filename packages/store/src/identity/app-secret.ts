import { createHash, randomBytes } from 'node:crypto';

/** 256 bits of chance, so a fast hash is right, and its 43 letters need no escape in an address. */
export const newAppSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a client id, a code or a token. */
export const appHash = (text: string): Buffer => createHash('sha256').update(text).digest();

import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, so a fast hash is sufficient; its 43 characters need no escape in a URL. */
export const newAppSecret = (): string => randomBytes(32).toString('base64url');

/** Hash under which a client id, a code or a token is stored. */
export const appHash = (text: string): Buffer => createHash('sha256').update(text).digest();

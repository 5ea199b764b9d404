import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Creates the secret of an invitation link, which is in its mail and never stored. */
export const newInvitationToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The secret has 256 random bits, so a fast hash is sufficient. */
export const invitationTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

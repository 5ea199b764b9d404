import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** The secret of an invitation's link: shown in its mail, stored nowhere. */
export const newInvitationToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The secret is 256 bits of chance, so a fast hash is right. */
export const invitationTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

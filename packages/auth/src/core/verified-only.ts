import { BASE_ERROR_CODES } from '@better-auth/core/error';
import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';

type SessionHooks = NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']>;
type BeforeSession = NonNullable<NonNullable<SessionHooks['create']>['before']>;

/**
 * Creates no session before the address is verified. A right password gets the same answer as a wrong one then, to the byte.
 */
export const refuseUnverified =
  (isVerified: (userId: string) => Promise<boolean>): BeforeSession =>
  async ({ userId }, ctx) => {
    if (await isVerified(userId)) return;
    if (ctx?.path === '/sign-in/email') throw APIError.from('UNAUTHORIZED', BASE_ERROR_CODES.INVALID_EMAIL_OR_PASSWORD);
    throw APIError.from('FORBIDDEN', BASE_ERROR_CODES.EMAIL_NOT_VERIFIED);
  };

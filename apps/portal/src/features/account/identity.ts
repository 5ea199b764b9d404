import 'server-only';
import { isAPIError } from 'better-auth/api';
import { auth } from '../../auth/auth.ts';
import { openWorkspaceOf } from '../../auth/first-workspace.ts';
import { clientAddress } from '../../auth/client-address.ts';
import { nameFrom } from '../../auth/names.ts';
import { createThrottle } from '../../auth/throttle.ts';
import { env } from '../../env.ts';
import type { Entry, Identity, Throttles } from './entry.ts';

const MINUTE_MS = 60_000;

let throttles: Throttles | undefined;

/** Test runs open many accounts from one address. */
const makeThrottles = (signUpsMax: number): Throttles => ({
  signUpByAddress: createThrottle({ attemptsMax: signUpsMax, windowMs: 60 * MINUTE_MS }),
  signInByAddress: createThrottle({ attemptsMax: 60, windowMs: 15 * MINUTE_MS }),
  signInByAccount: createThrottle({ attemptsMax: 100, windowMs: 60 * MINUTE_MS }),
  signInByPair: createThrottle({ attemptsMax: 10, windowMs: 15 * MINUTE_MS }),
});

export function entryOf(headers: Headers, requestId: string): Entry {
  throttles ??= makeThrottles(env().mode === 'production' ? 20 : 10_000);
  return { identity: identityFor(headers, requestId), throttles, address: clientAddress(headers) };
}

const identityFor = (headers: Headers, requestId: string): Identity => ({
  async register({ email, password }) {
    await auth().api.signUpEmail({ body: { name: nameFrom(email), email, password }, headers });
  },

  async signIn({ email, password }) {
    try {
      const { user } = await auth().api.signInEmail({ body: { email, password }, headers });
      return { userId: user.id };
    } catch (error) {
      if (isAPIError(error) && error.statusCode < 500) return null;
      throw error;
    }
  },

  openWorkspace: async (userId, name) => void (await openWorkspaceOf({ userId, requestId }, name)),
});

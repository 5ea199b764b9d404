import { createHmac } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import type { AttemptStore } from '@graha/store/identity/attempts';
import { identityClient } from '@graha/store/identity/identity';
import { createAuth } from '../core/create-auth.ts';
import { createThrottles } from '../flows/throttles.ts';
import { createSelf } from '../self/create-self.ts';
import type { Self } from '../self/self.ts';
import { PORTAL_URL } from './browser.ts';
import { AUTH_SECRET, recordingPorts } from './recording-ports.ts';

/** The password of every person of a scene. */
export const OUR_PASSWORD = 'lamp orchard nine';

/** A person with a row in `identity.user`, an account with `OUR_PASSWORD` and a session whose token is its id. */
type Row = { userId: string; sessionId: string; name: string; email: string };

let hash: Promise<string> | undefined;

/** Returns the hash of `OUR_PASSWORD`, computed once per test file. */
export const ourPasswordHash = (): Promise<string> => (hash ??= hashPassword(OUR_PASSWORD));

/** Returns the own accounts of people in this database, each accessed by the session of its row. */
export function selvesOn(authUrl: string, attempts: AttemptStore): (person: Row) => Self {
  const adapter = prismaAdapter(identityClient(authUrl), { provider: 'postgresql' });
  const { ports } = recordingPorts();
  const auth = createAuth({ mode: 'test', portalUrl: PORTAL_URL, authSecret: AUTH_SECRET }, adapter, ports, attempts);
  const throttles = createThrottles({ isTestRun: true }, attempts);
  const later = () => {}; // The tests of the account itself cover the deferred mails.
  return (person) => {
    const session = sessionOf(person);
    return createSelf({ auth, headers: headersOf(person), session, ports, portalUrl: PORTAL_URL, throttles, later });
  };
}

function headersOf({ sessionId }: Row): Headers {
  const signature = createHmac('sha256', AUTH_SECRET).update(sessionId).digest('base64');
  const cookie = `graha.session_token=${encodeURIComponent(`${sessionId}.${signature}`)}`;
  return new Headers({ cookie, origin: PORTAL_URL });
}

function sessionOf({ userId, sessionId, name, email }: Row): Parameters<typeof createSelf>[0]['session'] {
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 86_400_000)];
  return {
    session: { id: sessionId, token: sessionId, userId, createdAt, updatedAt: createdAt, expiresAt },
    user: { id: userId, name, email, emailVerified: true, createdAt, updatedAt: createdAt, twoFactorEnabled: false },
  };
}

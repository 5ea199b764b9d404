import { prismaAdapter } from 'better-auth/adapters/prisma';
import { afterAll, beforeAll } from 'vitest';
import { createAttemptStore, type AttemptStore } from '@graha/store/identity/attempts';
import { identityClient, type IdentityClient } from '@graha/store/identity/identity';
import { createPool } from '@graha/store/postgres/pool';
import { createAuth, type Auth } from '../core/create-auth.ts';
import { nameFrom } from '../core/viewer.ts';
import { PORTAL_URL } from './browser.ts';
import { AUTH_SECRET, recordingPorts } from './recording-ports.ts';

type Urls = { authUrl: string; superuserUrl: string };

/** CASCADE also empties every table that refers to a person or a workspace. */
const EMPTY = 'TRUNCATE identity.user, identity.organization, identity.verification, identity.pending_sign_up CASCADE';

/**
 * Gives a test file its own database. The test passes `create`, because only tests may import the development stack. Each test
 * opens it empty.
 */
export function useAuthScene<Database extends Urls & { stop: () => Promise<void> }>(create: () => Promise<Database>) {
  let opened: { database: Database; pool: ReturnType<typeof createPool> } | undefined;
  const now = () => {
    if (!opened) throw new Error('The database is open while tests run, not before.');
    return opened;
  };
  beforeAll(async () => {
    const database = await create();
    const onError = () => {}; // The database drops its sessions at the end.
    opened = { database, pool: createPool({ url: database.authUrl, applicationName: 'test', max: 4, onError }) };
  });
  afterAll(async () => {
    const { database, pool } = now();
    await Promise.all([database.authUrl, database.superuserUrl].map((url) => identityClient(url).$disconnect()));
    await pool.end();
    await database.stop();
  });

  /** Returns the tables as seen by a superuser. */
  const tables = (): IdentityClient => identityClient(now().database.superuserUrl);

  /** Returns the store of attempts used by the portal, with all counts cleared. */
  const attempts = async (): Promise<AttemptStore> => {
    await tables().$executeRawUnsafe('TRUNCATE identity.attempt');
    return createAttemptStore(now().pool, (error) => {
      throw error;
    });
  };

  return {
    attempts,

    /** Simulates the passing of time for everything that is counted. */
    moveOn: async (ms: number) =>
      void (await tables()
        .$executeRaw`UPDATE identity.attempt SET ends_at = ends_at - ${ms} * interval '1 millisecond'`),

    /** Better Auth on an empty database; recorded events and mails are kept for assertions. */
    async open(mode: 'test' | 'production' = 'test') {
      await tables().$executeRawUnsafe(EMPTY);
      const recorded = recordingPorts();
      const adapter = prismaAdapter(identityClient(now().database.authUrl), { provider: 'postgresql' });
      const env = { mode, portalUrl: PORTAL_URL, authSecret: AUTH_SECRET };
      const counted = await attempts();
      const auth = createAuth(env, adapter, recorded.ports, counted);
      return { ...recorded, tables: tables(), attempts: counted, auth };
    },
  };
}

/** Each password is hashed once per test file, because a hash uses a core for about 80 ms. */
const hashes = new Map<string, Promise<string>>();

/** Creates a user with a verified address; `isVerified: false` creates one like an older version did. */
export async function personIn(
  auth: Auth,
  { email, password, isVerified = true }: { email: string; password: string; isVerified?: boolean },
): Promise<string> {
  const { internalAdapter, password: passwords } = await auth.$context;
  const { id } = await internalAdapter.createUser(
    { email, name: nameFrom(email), emailVerified: isVerified },
    { method: 'email-password' },
  );
  const hash = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, hash);
  await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: await hash });
  if (isVerified) await internalAdapter.updateUser(id, { emailVerifiedAt: new Date() });
  return id;
}

/** Returns the row of a passkey, as a device would have made it. */
export const passkeyOf = (userId: string, row: { id: string; name?: string; createdAt?: Date }) => ({
  name: null,
  createdAt: new Date(),
  ...row,
  userId,
  publicKey: 'none',
  credentialID: `credential of ${row.id}`,
  counter: 0,
  deviceType: 'singleDevice',
  backedUp: false,
});

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

/** Whatever refers to a person or a workspace goes with them. */
const EMPTY = 'TRUNCATE identity.user, identity.organization, identity.verification, identity.pending_sign_up CASCADE';

/**
 * Gives a file of tests its own database. The test passes `create`, because only tests may import the development stack. Each test
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

  /** The tables as a superuser sees them. */
  const tables = (): IdentityClient => identityClient(now().database.superuserUrl);

  /** The store of attempts that the portal uses, with nothing counted. */
  const attempts = async (): Promise<AttemptStore> => {
    await tables().$executeRawUnsafe('TRUNCATE identity.attempt');
    return createAttemptStore(now().pool, (error) => {
      throw error;
    });
  };

  return {
    attempts,

    /** Lets this much time pass for everything that is counted. */
    moveOn: async (ms: number) =>
      void (await tables()
        .$executeRaw`UPDATE identity.attempt SET ends_at = ends_at - ${ms} * interval '1 millisecond'`),

    /** The portal's Better Auth on empty tables; it keeps what it records and mails. */
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

/** Each password is hashed once for a file of tests: a hash takes a core for about 80 ms. */
const hashes = new Map<string, Promise<string>>();

/** A user with a verified address; `isVerified: false` makes one as an older version did. */
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

/** A row of a passkey, as a device would have made it. */
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

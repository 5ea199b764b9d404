import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { passkeyOf, personIn, useAuthScene } from '../testing/auth-scene.ts';
import { Browser, PORTAL_URL } from '../testing/browser.ts';
import { lastLetter, tokenIn } from '../testing/recording-ports.ts';
import { createIdentity } from './create-identity.ts';

const scene = useAuthScene(createTestDatabase);
const ASHA = 'asha@nadir.example';
const [STRANGERS, OWN] = ['lamp orchard nine', 'harbour thistle 41'];
const day = (number: number) => new Date(Date.now() + number * 86_400_000);

type Made = Awaited<ReturnType<typeof scene.open>>;
type Tables = Made['tables'];
type Plant = (tables: Tables, userId: string) => Promise<unknown>;

/** Every way into an account without the password set by a reset, with its row. */
const PLANTED: Record<string, Plant> = {
  'a passkey': (tables, userId) => tables.passkey.create({ data: passkeyOf(userId, { id: randomUUID() }) }),
  'a passkey without a date': (tables, userId) =>
    tables.passkey.create({ data: { ...passkeyOf(userId, { id: randomUUID() }), createdAt: null } }),
  'a second factor with its backup codes': (tables, userId) =>
    tables.twoFactor.create({ data: { id: randomUUID(), userId, secret: 'x', backupCodes: 'x', verified: true } }),
  'a session': (tables, userId) =>
    tables.session.create({ data: { id: randomUUID(), token: randomUUID(), userId, expiresAt: day(30) } }),
  'a linked account': (tables, userId) =>
    tables.account.create({ data: { id: randomUUID(), accountId: 'stranger', providerId: 'github', userId } }),
  'a device that is trusted with the second factor': (tables, userId) =>
    tables.verification.create({
      data: { id: randomUUID(), identifier: 'trust-device-x', value: userId, expiresAt: day(30) },
    }),
  'a sign-in that waits for its code': (tables, userId) =>
    tables.verification.create({ data: { id: randomUUID(), identifier: '2fa-x', value: userId, expiresAt: day(1) } }),
  'an older reset link': (tables, userId) =>
    tables.verification.create({
      data: { id: randomUUID(), identifier: 'reset-password:x', value: userId, expiresAt: day(1) },
    }),
  'a workspace with its keys': async (tables, userId) => {
    await tables.organization.create({ data: { id: 'planted', name: 'Planted', slug: randomUUID() } });
    return tables.member.create({ data: { id: randomUUID(), userId, organizationId: 'planted', role: 'owner' } });
  },
};

async function withStranger() {
  const made = await scene.open();
  const userId = await personIn(made.auth, { email: ASHA, password: STRANGERS, isVerified: false });
  const identity = createIdentity({
    auth: made.auth,
    headers: new Browser().headers,
    ports: made.ports,
    portalUrl: PORTAL_URL,
  });
  const reset = async () => {
    await identity.sendResetMail(ASHA);
    return identity.resetPassword(tokenIn(lastLetter(made.letters, 'reset-password').facts.url), OWN);
  };
  return { ...made, userId, identity, reset };
}

/** Counts the rows that name this person, by table. */
async function rowsOf({ tables }: Made, userId: string): Promise<Record<string, number>> {
  const columns = await tables.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'identity' AND column_name = 'user_id' ORDER BY 1`;
  const of = async (name: string, column: string): Promise<[string, number]> => {
    const sql = `SELECT count(*)::int AS count FROM identity.${name} WHERE ${column} = $1`;
    const [row] = await tables.$queryRawUnsafe<{ count: number }[]>(sql, userId);
    return [name, row?.count ?? 0];
  };
  const counts = await Promise.all([...columns.map(({ name }) => of(name, 'user_id')), of('verification', 'value')]);
  return Object.fromEntries(counts);
}

test('what names a person is known: a new table of credentials is planted here too', async () => {
  const made = await withStranger();
  // Only a person with a verified address connects apps and allows programs, so there is none of them to drop before.
  const names = [
    'account',
    'connected_app',
    'device_request',
    'member',
    'passkey',
    'session',
    'two_factor',
    'verification',
  ];
  expect(Object.keys(await rowsOf(made, made.userId)).toSorted()).toEqual(names);
});

test.each(Object.entries(PLANTED))(
  'a reset by mail leaves nothing of %s from before the address was verified',
  async (_, plant) => {
    const made = await withStranger();
    const before = await rowsOf(made, made.userId);
    await plant(made.tables, made.userId);
    await made.tables.user.updateMany({ data: { twoFactorEnabled: true } });
    expect(await rowsOf(made, made.userId)).not.toEqual(before);

    expect(await made.reset()).toBe('done');
    const members = await made.tables.member.count();
    expect(await rowsOf(made, made.userId)).toEqual({ ...before, member: members });
    expect(made.revoked).toHaveLength(members);
    expect(await made.identity.signIn({ email: ASHA, password: STRANGERS })).toBeNull();
    expect(await made.identity.signIn({ email: ASHA, password: OWN })).toEqual({ userId: made.userId });
  },
);

test('of a person who was verified since, a reset removes passkeys and linked accounts from before, and keeps later ones', async () => {
  const { tables, userId, reset } = await withStranger();
  await tables.user.updateMany({ data: { emailVerified: true, emailVerifiedAt: new Date() } });
  const accounts = [
    { id: 'planted', createdAt: day(-1) },
    { id: 'own', createdAt: day(1) },
  ];
  await tables.passkey.createMany({ data: accounts.map((row) => passkeyOf(userId, row)) });
  await tables.account.createMany({
    data: accounts.map((row) => ({ ...row, accountId: row.id, providerId: 'github', userId })),
  });
  expect(await reset()).toBe('done');
  expect(await tables.passkey.findMany()).toMatchObject([{ id: 'own' }]);
  expect(await tables.account.findMany({ where: { providerId: 'github' } })).toMatchObject([{ id: 'own' }]);
});

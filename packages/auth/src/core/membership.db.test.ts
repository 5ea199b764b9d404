import { expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { personIn, useAuthScene } from '../testing/auth-scene.ts';
import type { Auth } from './create-auth.ts';
import { firstWorkspaceOf, membershipOf } from './membership.ts';

const scene = useAuthScene(createTestDatabase);
const ASHA = { email: 'asha@nadir.tools', password: 'lamp orchard nine' };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

async function signedUp() {
  const { auth, tables } = await scene.open();
  return { auth, tables, userId: await personIn(auth, ASHA) };
}

const another = (auth: Auth) => personIn(auth, { ...ASHA, email: 'ravi@nadir.tools' });

test('the first workspace belongs to the one who opened it', async () => {
  const { auth, userId } = await signedUp();
  const workspace = await firstWorkspaceOf(auth, userId, 'Nadir Tools');
  expect(workspace).toEqual({
    tenantId: expect.stringMatching(UUID),
    name: 'Nadir Tools',
    role: 'owner',
    secondFactorSince: null,
  });
  expect(await membershipOf(auth, userId)).toEqual(workspace);
});

test('opening the first workspace twice, or at the same moment, opens one', async () => {
  const { auth, tables, userId } = await signedUp();
  const opened = await Promise.all([
    firstWorkspaceOf(auth, userId, 'Nadir Tools'),
    firstWorkspaceOf(auth, userId, 'Nadir Tools'),
  ]);
  opened.push(await firstWorkspaceOf(auth, userId, 'Another name'));
  expect(new Set(opened.map(({ tenantId }) => tenantId)).size).toBe(1);
  expect(await tables.organization.count()).toBe(1);
});

/** Undoes the membership, and adds it again, as another request would, just before the next call of the adapter's `method`. */
async function addedBefore(auth: Auth, method: 'count' | 'create', { tables, userId }: Before): Promise<void> {
  const { adapter } = await auth.$context;
  const member = await tables.member.findFirstOrThrow({ where: { userId } });
  await tables.member.deleteMany();
  const asBefore: (...args: never[]) => Promise<unknown> = adapter[method];
  Object.assign(adapter, {
    [method]: async (...args: never[]) => {
      Object.assign(adapter, { [method]: asBefore });
      await tables.member.create({ data: member });
      return asBefore(...args);
    },
  });
}
type Before = Pick<Awaited<ReturnType<typeof signedUp>>, 'tables' | 'userId'>;

test.each(['count', 'create'] as const)(
  'a membership that another request adds before the %s is found, and no second workspace is opened',
  async (method) => {
    const scene = await signedUp();
    const workspace = await firstWorkspaceOf(scene.auth, scene.userId, 'Nadir Tools');
    await addedBefore(scene.auth, method, scene);
    expect(await firstWorkspaceOf(scene.auth, scene.userId, 'Nadir Tools')).toEqual(workspace);
    expect(await scene.tables.organization.count()).toBe(1);
    expect(await scene.tables.member.count()).toBe(1);
  },
);

test('a sign-up that broke between workspace and membership heals', async () => {
  const { auth, tables, userId } = await signedUp();
  const broken = await firstWorkspaceOf(auth, userId, 'Nadir Tools');
  await tables.member.deleteMany();
  expect(await membershipOf(auth, userId)).toBeNull();
  expect(await firstWorkspaceOf(auth, userId, 'Later name')).toEqual(broken);
  expect(await membershipOf(auth, userId)).toEqual(broken);
});

test('who was removed from the first workspace does not get back into it', async () => {
  const { auth, tables, userId } = await signedUp();
  const { tenantId } = await firstWorkspaceOf(auth, userId, 'Nadir Tools');
  await auth.api.addMember({ body: { userId: await another(auth), organizationId: tenantId, role: 'admin' } });
  await tables.member.deleteMany({ where: { userId } });

  const next = await firstWorkspaceOf(auth, userId, 'My own');
  expect(next).toMatchObject({ name: 'My own', role: 'owner' });
  expect(next.tenantId).not.toBe(tenantId);
});

test('a member of another’s workspace gets none of their own', async () => {
  const { auth, tables, userId } = await signedUp();
  const { tenantId } = await firstWorkspaceOf(auth, userId, 'Nadir Tools');
  const invited = await another(auth);
  await auth.api.addMember({ body: { userId: invited, organizationId: tenantId, role: 'admin' } });
  expect(await firstWorkspaceOf(auth, invited, 'My own')).toMatchObject({ tenantId, role: 'admin' });
  expect(await tables.organization.count()).toBe(1);
});

test('a member of several workspaces works in the chosen one', async () => {
  const { auth, userId } = await signedUp();
  const first = await firstWorkspaceOf(auth, userId, 'First');
  const second = await auth.api.createOrganization({ body: { name: 'Second', slug: 'second', userId } });
  expect((await membershipOf(auth, userId, second.id))?.name).toBe('Second');
  expect(await membershipOf(auth, userId, '00000000-0000-4000-8000-000000000000')).toEqual(first);
});

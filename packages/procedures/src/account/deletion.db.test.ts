import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { OUR_PASSWORD as password } from '@graha/auth/testing/own-account';
import { subscription } from '@graha/domain/billing/subscription';
import { execute } from '@graha/store/aggregates/execute';
import { listMail } from '@graha/store/mail/mail-outbox';
import { insertPeople, newPerson, type Person } from '../testing/scene-rows.ts';
import { NOW, PORTAL_URL, problemOf, useScene, viewerOf } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

async function alone(): Promise<Person> {
  const person = newPerson('Esha', `${crypto.randomUUID()}.example`);
  await insertPeople(scene.pools.identity, [person]);
  return person;
}

const callerOf = (person: Person, changes = {}) =>
  scene.callerAs('stranger', { viewer: viewerOf(person), self: scene.selfOf(person), ...changes });

/** Opens a workspace with one person, its owner. */
async function soleOwner(name = 'Apogee') {
  const person = await alone();
  await callerOf(person).team.createWorkspace({ mutationId: crypto.randomUUID(), name });
  return person;
}

const sessionsOf = async ({ userId }: Person): Promise<number | null> =>
  (await scene.pools.identity.query('SELECT FROM identity.session WHERE user_id = $1', [userId])).rowCount;

test('a person without a workspace asks for it, is signed out, gets a mail and may keep the account', async () => {
  const person = await alone();
  const { dueAt } = await callerOf(person).profile.requestDeletion({
    typed: ` ${person.email.toUpperCase()} `,
    password,
  });
  expect(dueAt.getTime()).toBeGreaterThan(NOW.getTime() + 6 * 86_400_000);
  expect(await sessionsOf(person)).toBe(0);
  const [mail] = await listMail(scene.pools, { to: person.email, limit: 1 });
  expect(mail?.text).toContain(`${PORTAL_URL}/sign-in`);
  expect(await callerOf(person).profile.deletionDueAt()).toEqual(dueAt);
  await callerOf(person).profile.withdrawDeletion();
  expect(await callerOf(person).profile.deletionDueAt()).toBeNull();
});

test('a workspace that is the person’s alone goes with the account, and stays with it', async () => {
  const person = await soleOwner('Nadir');
  const { profile, team } = callerOf(person);
  const [owned] = await team.workspaces();
  const workspace = { tenantId: owned?.tenantId ?? '', name: 'Nadir', role: 'owner' } as const;
  expect(await profile.deletion()).toEqual({
    dueAt: null,
    isOperator: false,
    workspaces: [{ tenantId: workspace.tenantId, name: 'Nadir', fate: 'deleted' }],
  });
  const { dueAt } = await profile.requestDeletion({ typed: person.email, password });
  const { settings } = callerOf(person, { workspace });
  expect((await settings.read()).erasureDueAt).toEqual(dueAt);
  expect((await listMail(scene.pools, { to: person.email, limit: 1 }))[0]?.text).toContain('Nadir');
  expect(await problemOf(settings.withdrawDeletion())).toMatchObject({ code: 'CONFLICT' });
  await profile.withdrawDeletion();
  expect((await settings.read()).erasureDueAt).toBeNull();
});

describe('it is refused, and nothing changes,', () => {
  test.each([
    ['where the address is not the own', { typed: 'asha@elsewhere.example' }],
    ['where the password is wrong', { password: 'not hers at all' }],
  ])('%s', async (_what, input: { typed?: string; password?: string }) => {
    const person = await alone();
    const asked = callerOf(person).profile.requestDeletion({ typed: person.email, password, ...input });
    expect(await problemOf(asked)).toMatchObject({ code: 'BAD_REQUEST' });
    expect([await sessionsOf(person), await callerOf(person).profile.deletionDueAt()]).toEqual([1, null]);
  });

  test('while other people work in a workspace of the person’s', async () => {
    const { people, tenantId } = await scene.openWorkspace();
    const { profile } = callerOf(people.owner);
    expect((await profile.deletion()).workspaces).toEqual([{ tenantId, name: 'Apogee', fate: 'hand-over' }]);
    const problem = await problemOf(profile.requestDeletion({ typed: people.owner.email, password }));
    expect(problem?.message).toContain('Hand each over under Team');
    expect(await profile.deletionDueAt()).toBeNull();
  });

  test('while a plan will be paid for again in a workspace of the person’s, but not until its paid year ends', async () => {
    const person = await soleOwner();
    const { profile, team } = callerOf(person);
    const [owned] = await team.workspaces();
    const ctx = { db: scene.pools.worker, actor: { kind: 'stripe', id: 'evt_1' } } as const;
    const periodEnd = '2027-11-21T08:14:02.000Z';
    const seen = (cancelAt: string | null) =>
      execute(ctx, subscription, owned?.tenantId ?? '', {
        type: 'sync',
        stripeSubscriptionId: 'sub_1',
        plan: 'starter',
        interval: 'year',
        stripePriceId: 'price_1',
        status: 'active',
        periodStart: NOW.toISOString(),
        periodEnd,
        cancelAt,
        endedUnpaid: false,
        stripeSeenAt: NOW.toISOString(),
      });
    await seen(null);
    expect((await profile.deletion()).workspaces).toMatchObject([{ fate: 'paid' }]);
    const problem = await problemOf(profile.requestDeletion({ typed: person.email, password }));
    expect(problem?.message).toContain('Cancel it under Billing');
    await seen(periodEnd);
    expect((await profile.deletion()).workspaces).toMatchObject([{ fate: 'deleted' }]);
  });

  test('of an operator, even without the second factor that opens the operator’s pages', async () => {
    const person = await alone();
    await scene.pools.owner.query("UPDATE identity.user SET role = 'operator' WHERE id = $1", [person.userId]);
    const { profile } = callerOf(person);
    expect(await profile.deletion()).toMatchObject({ isOperator: true });
    const problem = await problemOf(profile.requestDeletion({ typed: person.email, password }));
    expect(problem).toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('an account without a password is deleted by a session of the last day, and by no older one', async () => {
  const person = await alone();
  await scene.pools.identity.query("DELETE FROM identity.account WHERE user_id = $1 AND provider_id = 'credential'", [
    person.userId,
  ]);
  const old = { viewer: { ...viewerOf(person), signedInAt: new Date(Date.now() - 25 * 3_600_000) } };
  const input = { typed: person.email, password: '' };
  expect(await problemOf(callerOf(person, old).profile.requestDeletion(input))).toMatchObject({
    code: 'PRECONDITION_FAILED',
  });
  await callerOf(person).profile.requestDeletion(input);
  expect(await callerOf(person).profile.deletionDueAt()).not.toBeNull();
});

test('nobody hands a workspace over to a person whose account is being deleted', async () => {
  const { people, tenantId, name } = await scene.openWorkspace();
  const { admin, owner } = people;
  await callerOf(admin).profile.requestDeletion({ typed: admin.email, password });
  const workspace = { tenantId, name, role: 'owner' } as const;
  const { team } = callerOf(owner, { workspace });
  expect(await problemOf(team.transfer({ userId: admin.userId, typed: name }))).toMatchObject({ code: 'CONFLICT' });
});

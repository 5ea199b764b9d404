import { createTestDatabase } from '@graha/dev-stack/test-context';
import type { Role } from '@graha/domain/team/roles';
import { setClockOffset } from '@graha/store/postgres/ledger-clock';
import { invitedIn, peopleOf } from '@graha/store/team/lists';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../router/answer.ts';
import { insertPeople, newPerson, type Person, type SceneWorkspace } from '../testing/scene-rows.ts';
import { PORTAL_URL, useScene, viewerOf } from '../testing/scene.ts';
import { query } from '@graha/store/postgres/query';

const DAY_S = 86_400;
const scene = useScene(createTestDatabase);

let workspace: SceneWorkspace;
let owner: Person & { role: Role };

beforeEach(async () => {
  workspace = await scene.openWorkspace();
  owner = { ...workspace.people.owner, role: 'owner' };
});

async function person(isVerified = true): Promise<Person> {
  const made = newPerson('Asha', `${randomUUID()}.example`);
  await insertPeople(scene.pools.identity, [made]);
  if (!isVerified) await setVerified(made, false);
  return made;
}

const setVerified = ({ userId }: Person, isVerified: boolean) =>
  scene.pools.identity.query('UPDATE identity.user SET email_verified = $2 WHERE id = $1', [userId, isVerified]);

/** Returns the response that the person's browser gets for this procedure, in this workspace with this role. */
async function call(who: Person & { role?: Role }, type: 'query' | 'mutation', path: string, input?: object) {
  const { rows } = await query(
    scene.pools.identity,
    'SELECT email_verified AS "isVerified" FROM identity.user WHERE id = $1',
    [who.userId],
  );
  const viewer = { ...viewerOf(who), isVerified: rows[0]?.isVerified === true };
  const context = scene.contextAs(who.role ?? 'stranger', { viewer }, workspace);
  const headers = { host: 'portal.example', origin: PORTAL_URL, 'content-type': 'application/json' };
  const request = new Request(
    `${PORTAL_URL}/api/trpc/${path}`,
    type === 'query' ? { headers } : { headers, method: 'POST', body: JSON.stringify({ json: input }) },
  );
  const response = await answer(request, 'req_1', async () => context);
  return { status: response.status, body: await response.text() };
}
async function roleOf({ userId }: Person): Promise<string | null> {
  const { rows } = await query(
    scene.pools.identity,
    'SELECT role FROM identity.member WHERE user_id = $1 AND organization_id = $2',
    [userId, workspace.tenantId],
  );
  return rows[0]?.role ?? null;
}

/** Returns the secrets of the links mailed to this address, the oldest first. */
async function mailedTo(email: string): Promise<string[]> {
  const { rows } = await query(
    scene.pools.identity,
    'SELECT text FROM identity.mail WHERE to_address = $1 ORDER BY id',
    [email],
  );
  return rows.map(({ text }) => /\/invitations\/([\w-]{43})\b/.exec(text)?.[1] ?? '');
}

async function invited(email: string, role: Role = 'admin'): Promise<{ id: string; token: string }> {
  expect(await call(owner, 'mutation', 'team.invite', { email, role })).toMatchObject({ status: 200 });
  const { rows } = await query(scene.pools.identity, 'SELECT id FROM identity.invitation WHERE email = $1', [email]);
  return { id: rows[0]?.id ?? '', token: (await mailedTo(email))[0] ?? '' };
}

test('a viewer finds no invitation in any answer, and an account under the invited address gets nowhere without the mail', async () => {
  const [viewer, squatter] = [await person(), await person(false)];
  const { id, token } = await invited(squatter.email);

  const { status, body } = await call({ ...viewer, role: 'viewer' }, 'query', 'team.list');
  expect(status).toBe(200);
  expect(body).toContain(owner.email);
  for (const secret of [id, squatter.email, token]) expect(body).not.toContain(secret);
  expect(JSON.parse(body).result.data.json.invitations).toEqual([]);

  const guesses = [{ invitationId: id }, { token: id }, { token: squatter.email }, { token: '' }, {}];
  for (const guess of guesses) {
    const { status: refused } = await call(squatter, 'mutation', 'team.accept', guess);
    expect([400, 403, 404]).toContain(refused);
  }
  expect(await call(squatter, 'mutation', 'team.accept', { token })).toMatchObject({ status: 403 });
  expect(await roleOf(squatter)).toBeNull();

  await setVerified(squatter, true);
  expect(await call(squatter, 'mutation', 'team.accept', { token: id })).toMatchObject({ status: 404 });
  expect(await roleOf(squatter)).toBeNull();
});

test('a manager sees the invitations; one who is no manager any more sees none and changes none', async () => {
  const guest = await person();
  const { id } = await invited(guest.email);
  const keeper = { ...(await person()), role: 'admin' as Role };
  expect((await call(keeper, 'query', 'team.list')).body).toContain(guest.email);
  for (const role of ['developer', 'viewer'] as const) {
    const demoted = { ...keeper, role };
    expect((await call(demoted, 'query', 'team.list')).body).not.toMatch(new RegExp(`${id}|${guest.email}`));
    for (const change of ['team.resend', 'team.withdraw']) {
      expect(await call(demoted, 'mutation', change, { invitationId: id })).toMatchObject({ status: 403 });
    }
  }
});

test('the link of the mail lets the invited person in once, at the invited role, however often it is pressed', async () => {
  const guest = await person();
  const { token } = await invited(guest.email, 'viewer');
  const pressed = await Promise.all([1, 2, 3].map(() => call(guest, 'mutation', 'team.accept', { token })));
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect(await roleOf(guest)).toBe('viewer');
});

test('a person is invited and joins while the clock of the ledger is moved by months', async () => {
  const guest = await person();
  try {
    await setClockOffset(scene.pools.owner, 60 * DAY_S);
    const { token } = await invited(guest.email, 'viewer');
    expect(await call(guest, 'mutation', 'team.accept', { token })).toMatchObject({ status: 200 });
    expect(await roleOf(guest)).toBe('viewer');
  } finally {
    await setClockOffset(scene.pools.owner, 0);
  }
});

test('a forwarded mail admits nobody else, and a mail that was replaced or withdrawn nobody at all', async () => {
  const [guest, friend] = [await person(), await person()];
  const { id, token } = await invited(guest.email);
  const elsewhere = await call(friend, 'mutation', 'team.accept', { token });
  expect(elsewhere).toMatchObject({ status: 403, body: expect.stringMatching(/for another address/) });

  expect(await call(owner, 'mutation', 'team.resend', { invitationId: id })).toMatchObject({ status: 200 });
  const [, newer] = await mailedTo(guest.email);
  expect(newer).not.toBe(token);
  expect(await call(guest, 'mutation', 'team.accept', { token })).toMatchObject({ status: 404 });

  expect(await call(owner, 'mutation', 'team.withdraw', { invitationId: id })).toMatchObject({ status: 200 });
  const withdrawn = await call(guest, 'mutation', 'team.accept', { token: newer });
  expect(withdrawn).toMatchObject({ status: 404, body: expect.stringMatching(/Ask for a new one/) });
  expect([await roleOf(guest), await roleOf(friend)]).toEqual([null, null]);
});

test('an invitation’s address is found by its own workspace, whatever became of it, and by no other', async () => {
  const guest = await person();
  const { id } = await invited(guest.email);
  await call(owner, 'mutation', 'team.withdraw', { invitationId: id });
  const { identity } = scene.pools;
  const { tenantId } = workspace;
  const userIds = [owner.userId, guest.userId, randomUUID()];
  expect(await invitedIn({ identity, tenantId }, { invitationIds: [id] })).toEqual([{ id, email: guest.email }]);
  expect(await invitedIn({ identity, tenantId: randomUUID() }, { invitationIds: [id] })).toEqual([]);
  expect(await peopleOf({ identity, tenantId }, { userIds })).toHaveLength(2);
});

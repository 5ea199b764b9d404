import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { PORTAL_URL } from '@graha/auth/testing/browser';
import { VERIFY_FIRST } from '@graha/auth/core/session-limits';
import {
  callerOf,
  impersonateAs,
  join,
  openScene,
  PASSWORD,
  plantedCookie,
  usePortal,
  type Person,
  type Scene,
} from '../../server/testing/portal-scene.ts';
import { outboxPool, pool } from '../../server/pool.ts';
import { answerOwnExport, ownJson } from './answer-own-export.ts';
import { query } from '@graha/store/postgres/query';

vi.mock('next/server', () => ({ after: () => {} }));

const own = usePortal(createTestDatabase);

const ask = (headers: Headers) => answerOwnExport(new Request(`${PORTAL_URL}/account/export`, { headers }));

test('the export has what is stored about the person, nothing that opens the account, and nobody else', async () => {
  const scene = await openScene(own.root);
  await join(scene);
  const { other, owner } = scene;
  const answer = await ask(other.browser.headers);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="graha-account-[\d-]+\.json"$/);
  const text = await answer.text();
  const document: unknown = JSON.parse(text);
  expect(document).toMatchObject({
    profile: { email: other.email, isVerified: true },
    signInMethods: [{ provider: 'credential', accountId: null }],
    sessions: [{ userAgent: expect.stringContaining('Firefox') }],
    invitationsReceived: [{ role: 'developer', status: 'accepted' }],
    mails: [{ kind: 'invitation' }],
    connectedApps: [],
    statusNews: [],
    accountHistory: expect.arrayContaining([expect.objectContaining({ type: 'UserRegistered' })]),
  });
  expect(document).toHaveProperty('memberships.length', 2);
  const { rows } = await query(
    own.root,
    `SELECT token AS secret FROM identity.session WHERE user_id = $1
     UNION ALL SELECT password FROM identity.account WHERE user_id = $1`,
    [other.userId],
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { secret } of rows) expect(text).not.toContain(secret);
  for (const hidden of [owner.email, PASSWORD]) expect(text).not.toContain(hidden);
});

test('what the person did in a workspace is in it, however many reads it takes, and what others did is not', async () => {
  const { owner, other, tenantId } = await openScene(own.root);
  const made = 1_203;
  await own.root.query(
    `INSERT INTO graha.audit_trail (tenant_id, pos, at, type, stream_id, actor_kind, actor_id, data)
     SELECT $1::uuid, 1000000 + n, now(), 'TenantRenamed', 'tenant-' || $1::uuid, 'user', CASE WHEN n < $4::int THEN $2 ELSE $3 END, '{}'
     FROM generate_series(0, $4::int + 9) n`,
    [tenantId, owner.userId, other.userId, made],
  );
  const document: { auditEntries: { actorId: string; type: string }[] } = await (
    await ask(owner.browser.headers)
  ).json();
  const renamed = document.auditEntries.filter(({ type }) => type === 'TenantRenamed');
  expect(renamed).toHaveLength(made);
  expect(new Set(renamed.map(({ actorId }) => actorId))).toEqual(new Set([owner.userId]));
});

/** Writes entries about a publishable key into the audit trail, as the worker does. */
async function keyEntries({ root, tenantId, keyId }: Scene, { userId }: Person): Promise<void> {
  const issued = { keyId, name: 'Browser', prefix: 'gr_pub_', last4: 'w3Xy', publishableText: 'gr_pub_whole_text' };
  const entries = [
    ['KeyIssued', { ...issued, scopes: ['dasha'], cidrs: ['192.0.2.0/24'], perMinuteMax: 77 }],
    ['KeyRestricted', { keyId, scopes: ['dasha'], cidrs: ['192.0.2.0/24'], perMinuteMax: 77 }],
    ['KeyLeakReported', { keyId, source: 'a member of the workspace', url: 'https://paste.example/w3Xy' }],
  ] as const;
  for (const [index, [type, data]] of entries.entries()) {
    await root.query(
      `INSERT INTO graha.audit_trail (tenant_id, pos, at, type, stream_id, actor_kind, actor_id, data)
       VALUES ($1, 2000000 + $2::int, now(), $3, 'key-' || $4::text, 'user', $5, $6)`,
      [tenantId, index, type, keyId, userId, data],
    );
  }
}

test('a member who became a viewer exports the names of the keys that they made, and nothing else of keys', async () => {
  const scene = await openScene(own.root);
  await join(scene);
  const { other, owner, keyId } = scene;
  await keyEntries(scene, other);
  const exported = async () => (await ask(other.browser.headers)).text();
  expect(await exported()).toContain('gr_pub_whole_text');
  await (await callerOf(owner)).team.changeRole({ userId: other.userId, role: 'viewer' });
  const text = await exported();
  for (const hidden of ['gr_pub_', 'w3Xy', '192.0.2.0', '"dasha"', 'perMinuteMax']) expect(text).not.toContain(hidden);
  const { auditEntries } = JSON.parse(text);
  expect(auditEntries).toMatchObject([{ data: { keyId } }, { data: { keyId } }, { data: { keyId, name: 'Browser' } }]);
});

test('a session without the second factor that a workspace requires exports nothing that was done there', async () => {
  const scene = await openScene(own.root);
  const { owner, tenantId, name } = scene;
  await keyEntries(scene, owner);
  await own.root.query('UPDATE identity.organization SET second_factor_since = now() WHERE id = $1', [tenantId]);
  const document = await (await ask(owner.browser.headers)).json();
  expect(document).toMatchObject({ auditEntries: [], auditEntriesNeedSecondFactor: [name] });
});

test('a person without a workspace has an export too', async () => {
  const { newcomer } = await openScene(own.root);
  const ctx = { db: pool(), identity: outboxPool() };
  let text = '';
  const entered = { hasTwoFactor: false, signedInAt: new Date() };
  for await (const piece of ownJson(ctx, { userId: newcomer.userId, entered, exportedAt: new Date() })) text += piece;
  expect(JSON.parse(text)).toMatchObject({
    profile: { email: newcomer.email },
    memberships: [],
    auditEntries: [],
  });
});

test('five within an hour are written, the sixth is refused', async () => {
  const { owner } = await openScene(own.root);
  const answers: Response[] = [];
  for (let time = 0; time < 6; time += 1) answers.push(await ask(owner.browser.headers));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3_000);
  for (const answer of answers) await answer.text();
});

test('nobody, an unverified person, a link of another site and an operator in a customer’s workspace get none', async () => {
  const scene = await openScene(own.root);
  expect((await ask(new Headers())).status).toBe(401);
  const cookie = await plantedCookie(own.root, scene.newcomer);
  const unverified = await ask(new Headers({ cookie }));
  expect([unverified.status, await unverified.text()]).toEqual([403, `${VERIFY_FIRST}\n`]);
  const linked = scene.owner.browser.headers;
  linked.set('sec-fetch-site', 'cross-site');
  expect((await ask(linked)).status).toBe(403);
  await impersonateAs(scene);
  expect((await ask(scene.owner.browser.headers)).status).toBe(403);
});

test('a question for the head of the export counts as no export', async () => {
  const { owner } = await openScene(own.root);
  const { headers } = owner.browser;
  const head = () => answerOwnExport(new Request(`${PORTAL_URL}/account/export`, { method: 'HEAD', headers }));
  for (let time = 0; time < 10; time += 1) expect(await (await head()).text()).toBe('');
  const answer = await ask(headers);
  expect(answer.status).toBe(200);
  await answer.text();
});

import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  deliverMail,
  listMail,
  queueMail,
  queueMailToKeepers,
  sweepMail,
  wasQueuedWithin,
  type MailEnd,
  type QueuedMail,
} from './mail-outbox.ts';
import { createPool } from '../postgres/pool.ts';
import { useDatabase } from '../testing/testing.ts';

const own = useDatabase(createTestDatabase);
const { pools } = own;
let auth: Pool;

beforeAll(async () => {
  auth = createPool({ url: own.database.authUrl, applicationName: 'test', max: 3, onError: () => {} });
});
beforeEach(() => pools.owner.query('DELETE FROM identity.mail'));
afterAll(async () => {
  await auth.end();
});

const mail = (overrides: Partial<QueuedMail> = {}): QueuedMail => ({
  dedupeKey: randomUUID(),
  kind: 'verify-address',
  to: 'asha@nadir.example',
  subject: 'Verify',
  html: '<a href="https://graha.example/verify?token=1">Verify</a>',
  text: 'https://graha.example/verify?token=1',
  ...overrides,
});

/** A mail server that records accepted mails and refuses those that the test names. */
function server(refusal: () => Error | null = () => null) {
  const taken: string[] = [];
  const send = async ({ to }: { to: string }) => {
    const error = refusal();
    if (error) throw error;
    taken.push(to);
  };
  return { taken, send };
}
const comeDue = () => pools.owner.query('UPDATE identity.mail SET next_attempt_at = now() - interval $$1 s$$');
const rows = async () =>
  (await pools.owner.query('SELECT attempts, sent_at, next_attempt_at, last_error, html, text FROM identity.mail'))
    .rows;

test('a mail that is queued twice is sent once', async () => {
  expect(await queueMail({ identity: auth }, mail({ dedupeKey: 'a' }))).toBe(true);
  expect(await queueMail({ identity: auth }, mail({ dedupeKey: 'a' }))).toBe(false);
  const { send, taken } = server();
  expect(await deliverMail({ db: pools.worker }, { send })).toBe(1);
  expect(await deliverMail({ db: pools.worker }, { send })).toBe(0);
  expect(taken).toEqual(['asha@nadir.example']);
});

test('of what was sent the fact is kept, not the links', async () => {
  await queueMail({ identity: auth }, mail());
  await deliverMail({ db: pools.worker }, { send: server().send });
  expect(await rows()).toMatchObject([{ sent_at: expect.any(Date), next_attempt_at: null, html: '', text: '' }]);
});

test('two senders at once send each mail once', async () => {
  for (let index = 0; index < 10; index += 1)
    await queueMail({ identity: auth }, mail({ to: `${index}@nadir.example` }));
  const { send, taken } = server();
  await Promise.all([1, 2, 3].map(() => deliverMail({ db: pools.worker }, { send })));
  expect(taken.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `${index}@nadir.example`));
});

test('a sender whose server is slow leaves no mail to a second one that it sends itself', async () => {
  for (let index = 0; index < 3; index += 1)
    await queueMail({ identity: auth }, mail({ to: `${index}@nadir.example` }));
  const second = server();
  const sent: string[] = [];
  // The server takes the first mail for as long as an attempt may last, while another sender works.
  const send = async ({ to }: { to: string }) => {
    sent.push(to);
    if (sent.length > 1) return;
    await pools.owner.query("UPDATE identity.mail SET next_attempt_at = next_attempt_at - interval '121 s' WHERE to_address <> $1", [to]); // prettier-ignore
    await deliverMail({ db: pools.worker }, { send: second.send });
  };
  await deliverMail({ db: pools.worker }, { send });
  expect([...sent, ...second.taken].toSorted()).toEqual([0, 1, 2].map((index) => `${index}@nadir.example`));
});

test('a run ends within the time of its task although the server answers nothing, and each mail has its turn', async () => {
  for (let index = 0; index < 20; index += 1)
    await queueMail({ identity: auth }, mail({ to: `${index}@nadir.example` }));
  const tried: string[] = [];
  let nowMs = 0;
  const send = async ({ to }: { to: string }) => {
    tried.push(to);
    nowMs += 15_000;
    throw new Error('Greeting never received');
  };
  const durations: number[] = [];
  for (;;) {
    const startMs = nowMs;
    const count = await deliverMail({ db: pools.worker }, { send, nowMs: () => nowMs });
    if (count === 0) break;
    durations.push(nowMs - startMs);
  }
  expect(Math.max(...durations)).toBeLessThanOrEqual(60_000);
  expect(tried).toEqual(Array.from({ length: 20 }, (_, index) => `${index}@nadir.example`));
});

test('a mail that was never tried waits for one repeated attempt at most', async () => {
  for (const to of ['a', 'b', 'c']) await queueMail({ identity: auth }, mail({ to: `${to}@slow.example` }));
  await deliverMail({ db: pools.worker }, { send: server(() => new Error('Timeout')).send });
  await comeDue();
  for (const to of ['d', 'e']) await queueMail({ identity: auth }, mail({ to: `${to}@nadir.example` }));
  const { send, taken } = server();
  await deliverMail({ db: pools.worker }, { send });
  expect(taken.map((to) => to.slice(2))).toEqual(['nadir.example', 'slow.example', 'nadir.example', 'slow.example', 'slow.example']); // prettier-ignore
});

test('what a server did not take now is tried again later, after longer and longer rests', async () => {
  await queueMail({ identity: auth }, mail());
  const busy = server(() => new Error('421 come back later'));
  const rests: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await deliverMail({ db: pools.worker }, { send: busy.send });
    const [row] = await rows();
    rests.push(Math.round((row.next_attempt_at.getTime() - Date.now()) / 60_000));
    expect(await deliverMail({ db: pools.worker }, { send: busy.send })).toBe(0);
    await comeDue();
  }
  expect(rests).toEqual([2, 4, 8]);
  expect(await rows()).toMatchObject([{ attempts: 3, last_error: 'Error: 421 come back later' }]);
  const { send, taken } = server();
  await deliverMail({ db: pools.worker }, { send });
  expect(taken).toHaveLength(1);
});

test('what a server refuses for good is not tried again', async () => {
  await queueMail({ identity: auth }, mail());
  await deliverMail(
    { db: pools.worker },
    { send: server(() => Object.assign(new Error('550 no such user'), { isFinal: true })).send },
  );
  expect(await rows()).toMatchObject([{ next_attempt_at: null, sent_at: null, last_error: 'Error: 550 no such user' }]);
});

test('the operator learns the end of each attempt, and no address', async () => {
  const errors = [new Error('421 come back later'), Object.assign(new Error('550 no'), { isFinal: true }), null];
  const ends: MailEnd[] = [];
  for (const error of errors) {
    await queueMail({ identity: auth }, mail());
    await deliverMail({ db: pools.worker }, { send: server(() => error).send, onEnd: (end) => ends.push(end) });
  }
  expect(ends.map(({ result, attempts, error }) => ({ result, attempts, error }))).toEqual([
    { result: 'deferred', attempts: 1, error: errors[0] },
    { result: 'given up', attempts: 1, error: errors[1] },
    { result: 'sent', attempts: 1, error: null },
  ]);
  expect(JSON.stringify(ends)).not.toContain('@');
});

test('a mail whose last attempt fails is given up, not forgotten', async () => {
  await queueMail({ identity: auth }, mail());
  const busy = server(() => new Error('421 come back later'));
  const results: string[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await deliverMail({ db: pools.worker }, { send: busy.send, onEnd: ({ result }) => results.push(result) });
    await pools.owner.query('UPDATE identity.mail SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL');
  }
  expect(results).toEqual([...Array.from({ length: 13 }, () => 'deferred'), 'given up']);
  expect(await rows()).toMatchObject([{ attempts: 14, next_attempt_at: null, sent_at: null }]);
});

test('mail of a sender that died half way is sent by the next one, once its time is over', async () => {
  await queueMail({ identity: auth }, mail());
  await pools.worker.query("SELECT identity.take_mail(1, '2 minutes', '6 hours')"); // The sender then dies.
  const { send, taken } = server();
  expect(await deliverMail({ db: pools.worker }, { send })).toBe(0);
  await comeDue();
  expect(await deliverMail({ db: pools.worker }, { send })).toBe(1);
  expect(taken).toHaveLength(1);
});

test('the worker mails a workspace’s owner and admins without learning who they are, each once', async () => {
  const tenantId = randomUUID();
  await auth.query('INSERT INTO identity.organization (id, name, slug) VALUES ($1, $1, $1)', [tenantId]);
  for (const role of ['owner', 'admin', 'developer', 'viewer']) {
    const userId = randomUUID();
    await auth.query('INSERT INTO identity.user (id, name, email) VALUES ($1, $2, $3)', [
      userId,
      role,
      `${role}-${tenantId}@nadir.example`,
    ]);
    await auth.query('INSERT INTO identity.member (id, organization_id, user_id, role) VALUES ($1, $2, $1, $3)', [
      userId,
      tenantId,
      role,
    ]);
  }
  const alert = { ...mail({ kind: 'threshold-alert', dedupeKey: '80 % of November' }) };
  expect(await queueMailToKeepers({ db: pools.worker, tenantId }, alert)).toBe(2);
  expect(await queueMailToKeepers({ db: pools.worker, tenantId }, alert)).toBe(0);
  expect(await queueMailToKeepers({ db: pools.worker, tenantId: randomUUID() }, alert)).toBe(0);
  const { send, taken } = server();
  await deliverMail({ db: pools.worker }, { send });
  expect(taken.toSorted()).toEqual([`admin-${tenantId}@nadir.example`, `owner-${tenantId}@nadir.example`]);
});

test('what is older than a week goes, sent or not', async () => {
  await queueMail({ identity: auth }, mail({ dedupeKey: 'old' }));
  await pools.owner.query("UPDATE identity.mail SET created_at = now() - interval '8 days'");
  await queueMail({ identity: auth }, mail({ dedupeKey: 'new', to: 'ravi@nadir.example' }));
  expect(await sweepMail({ db: pools.worker })).toBe(1);
  expect((await listMail({ identity: auth }, { to: null, limit: 10 })).map(({ to }) => to)).toEqual([
    'ravi@nadir.example',
  ]);
});

test('a mail of the last while is found by the prefix of its key', async () => {
  await queueMail({ identity: auth }, mail({ dedupeKey: 'test:ours:1' }));
  const isRecent = (prefix: string) => wasQueuedWithin({ identity: auth }, { keyPrefix: prefix, withinMs: 600_000 });
  expect([await isRecent('test:ours:'), await isRecent('test:theirs:')]).toEqual([true, false]);
  await pools.owner.query("UPDATE identity.mail SET created_at = created_at - interval '11 minutes'");
  expect(await isRecent('test:ours:')).toBe(false);
});

test('the list shows the newest first, and one reader’s alone where asked', async () => {
  for (const to of ['a@x.example', 'b@x.example', 'a@x.example'])
    await queueMail({ identity: auth }, mail({ to, subject: to }));
  expect((await listMail({ identity: auth }, { to: null, limit: 2 })).map(({ to }) => to)).toEqual([
    'a@x.example',
    'b@x.example',
  ]);
  expect(await listMail({ identity: auth }, { to: 'a@x.example', limit: 10 })).toHaveLength(2);
});

test('nobody else reads or writes the outbox', async () => {
  for (const pool of [pools.api, pools.app, pools.worker]) {
    await expect(pool.query('SELECT FROM identity.mail')).rejects.toMatchObject({ code: '42501' });
  }
  const take = "SELECT identity.take_mail(1, '1 s', '1 s')";
  for (const pool of [pools.api, pools.app, auth]) {
    await expect(pool.query(take)).rejects.toMatchObject({ code: '42501' });
  }
  await expect(auth.query('DELETE FROM identity.mail')).rejects.toMatchObject({ code: '42501' });
});

test('each function of the outbox is the worker’s alone, acts for graha_ledger, and pins its search path', async () => {
  const { rows: functions } = await pools.owner.query(
    `SELECT DISTINCT p.prosecdef, p.proowner::regrole::text AS owner, p.proconfig[1] AS path,
       CASE a.grantee WHEN 0 THEN 'PUBLIC' ELSE a.grantee::regrole::text END AS grantee
     FROM pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
     WHERE p.pronamespace = 'identity'::regnamespace AND a.grantee <> p.proowner`,
  );
  const path = 'search_path=pg_catalog, identity, pg_temp';
  expect(functions).toEqual([{ prosecdef: true, owner: 'graha_ledger', path, grantee: 'graha_worker' }]);
});

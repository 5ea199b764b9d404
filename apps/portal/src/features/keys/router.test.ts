import { describe, expect, test } from 'vitest';
import {
  booksInMemory,
  callerAs,
  NO_KEY,
  NOW,
  OUR_KEY,
  OURS,
  outcomeOf,
  THEIR_KEY,
  THEIRS,
  twoKeys,
  viewerNow,
} from '../../trpc/testing.ts';
import { keyBooksInMemory } from './books-in-memory.ts';

type Keys = ReturnType<typeof callerAs>['keys'];

const NO_LIMITS = { scopes: ['*' as const], cidrs: [], monthlyCreditsMax: null, expiresAt: null };
const TIGHT = { ...NO_LIMITS, scopes: ['dasha' as const], monthlyCreditsMax: 7 };
const LONG_AGO = { ...viewerNow(), signedInAt: new Date(Date.now() - 25 * 3_600_000) };

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ code, message }) => ({ code, message }),
  );

test('a workspace sees its own keys and no others', async () => {
  const { keys, spent } = await callerAs('owner').keys.list();
  expect(keys.map(({ keyId }) => keyId)).toEqual([OUR_KEY]);
  expect(spent).toEqual([{ keyId: OUR_KEY, credits: 1 }]);
});

describe('another workspace’s key answers exactly like one that does not exist', () => {
  test.each<[string, (keys: Keys, keyId: string) => Promise<unknown>]>([
    ['looked at', (keys, keyId) => keys.get({ keyId })],
    ['given more', (keys, keyId) => keys.restrict({ keyId, limits: NO_LIMITS })],
    ['replaced', (keys, keyId) => keys.rotate({ keyId, overlapMs: 0 })],
    ['disabled', (keys, keyId) => keys.disable({ keyId })],
    ['enabled', (keys, keyId) => keys.enable({ keyId })],
    ['revoked', (keys, keyId) => keys.revoke({ keyId })],
    ['reported as leaked', (keys, keyId) => keys.reportLeak({ keyId, foundAt: null })],
  ])('when it is to be %s, and it stays as it was', async (_what, attempt) => {
    const books = booksInMemory();
    const { keys } = callerAs('owner', { books });
    const before = structuredClone(await books.keys(THEIRS));
    const theirs = await problemOf(attempt(keys, THEIR_KEY));
    expect(theirs).toEqual(await problemOf(attempt(keys, NO_KEY)));
    expect(theirs).toMatchObject({ code: 'NOT_FOUND' });
    expect(await books.keys(THEIRS)).toEqual(before);
  });

  test('when its first call is asked for', async () => {
    const caller = callerAs('owner');
    expect(await caller.keys.firstCall({ keyId: THEIR_KEY })).toEqual(await caller.keys.firstCall({ keyId: NO_KEY }));
    expect(await caller.keys.firstCall({ keyId: THEIR_KEY })).toBeNull();
  });
});

test('the first call of a key is told with its price', async () =>
  expect(await callerAs('viewer').keys.firstCall({ keyId: OUR_KEY })).toEqual({
    operation: 'kundali/basic',
    credits: 1,
  }));

test('the page of a key has thirty days of its usage, what it has spent in the period, and its successor', async () => {
  const { keys } = callerAs('developer');
  const before = await keys.get({ keyId: OUR_KEY });
  expect(before.usage.days).toHaveLength(30);
  expect(before.usage).toMatchObject({ calls: 1, credits: 1, groups: [{ id: 'kundali/basic' }] });
  expect(before.spent).toEqual({ credits: 1, since: new Date('2026-11-01T00:00:00Z') });
  expect(before).toMatchObject({ asOf: NOW, replaces: [], replacedBy: null });
  await keys.rotate({ keyId: OUR_KEY, overlapMs: 3_600_000 });
  const [old, successor] = [await keys.get({ keyId: OUR_KEY }), await keys.get({ keyId: NO_KEY })];
  expect(old.replacedBy?.keyId).toBe(NO_KEY);
  expect(old.key.expiresAt).toEqual(new Date(NOW.getTime() + 3_600_000));
  expect(successor.replaces.map(({ keyId }) => keyId)).toEqual([OUR_KEY]);
});

test('a key is made with the limits that were asked for, and with none where none were', async () => {
  const books = booksInMemory();
  const { keys } = callerAs('developer', { books });
  await keys.create({ name: 'Cron', env: 'live', limits: { ...TIGHT, expiresAt: '2026-12-01T00:00:00.000Z' } });
  expect((await books.keys(OURS))[0]).toMatchObject({ ...TIGHT, expiresAt: new Date('2026-12-01T00:00:00.000Z') });
  await keys.create({ name: 'Web', env: 'live' });
  expect((await books.keys(OURS))[0]).toMatchObject(NO_LIMITS);
});

test('an old session may take something from a key, and gives it nothing back without saying who it is', async () => {
  const books = booksInMemory();
  const { keys } = callerAs('owner', { books, viewer: LONG_AGO });
  await keys.restrict({ keyId: OUR_KEY, limits: TIGHT });
  expect((await books.keys(OURS))[0]).toMatchObject(TIGHT);
  const attempts = [
    keys.restrict({ keyId: OUR_KEY, limits: NO_LIMITS }),
    keys.rotate({ keyId: OUR_KEY, overlapMs: 0 }),
    keys.create({ name: 'Web', env: 'live' }),
  ];
  for (const attempt of attempts) expect(await outcomeOf(attempt)).toBe('PRECONDITION_FAILED');
  expect(await books.keys(OURS)).toHaveLength(1);
  expect((await books.keys(OURS))[0]).toMatchObject(TIGHT);
});

test('a key is disabled, enabled and revoked, and stays in the list', async () => {
  const { keys } = callerAs('developer', { books: booksInMemory() });
  const status = async () => (await keys.list()).keys[0]?.status;
  await keys.disable({ keyId: OUR_KEY });
  expect(await status()).toBe('disabled');
  await keys.enable({ keyId: OUR_KEY });
  expect(await status()).toBe('active');
  await keys.revoke({ keyId: OUR_KEY });
  expect(await status()).toBe('revoked');
});

test('a leak is reported in the name of who is here, for the workspace of the session', async () => {
  const leaks: string[] = [];
  const books = { ...booksInMemory(), ...keyBooksInMemory({ ...twoKeys(), leaks }) };
  const { keys } = callerAs('developer', { books });
  expect(await keys.reportLeak({ keyId: OUR_KEY, foundAt: 'https://paste.example/1' })).toEqual({ mails: 2 });
  expect(leaks).toEqual([`${OURS} Production https://paste.example/1 Nadir Tools asha user-1`]);
  // oxlint-disable-next-line no-script-url -- What must not reach a mail.
  for (const foundAt of ['javascript:alert(1)', 'on a forum']) {
    expect(await outcomeOf(keys.reportLeak({ keyId: OUR_KEY, foundAt }))).toBe('BAD_REQUEST');
  }
});

test.each([
  ['no name', { name: '   ', env: 'live' }],
  ['a name of 101 letters', { name: 'x'.repeat(101), env: 'live' }],
  ['an unknown environment', { name: 'Staging', env: 'production' }],
  ['a foreign field', { name: 'Staging', env: 'live', tenantId: THEIRS }],
  ['limits outside of where they belong', { name: 'Staging', env: 'live', scopes: ['*'] }],
  ['an unknown scope', { name: 'Staging', env: 'live', limits: { ...NO_LIMITS, scopes: ['tarot'] } }],
  ['no scope at all', { name: 'Staging', env: 'live', limits: { ...NO_LIMITS, scopes: [] } }],
  ['a name for an address', { name: 'Staging', env: 'live', limits: { ...NO_LIMITS, cidrs: ['office'] } }],
  ['a cap of nothing', { name: 'Staging', env: 'live', limits: { ...NO_LIMITS, monthlyCreditsMax: 0 } }],
])('a key with %s is not made', async (_what, wish) => {
  const books = booksInMemory();
  // Safe: the procedure's own check of what it is sent is what this test is about.
  const sent = callerAs('owner', { books }).keys.create(wish as { name: string; env: 'live' });
  expect(await outcomeOf(sent)).toBe('BAD_REQUEST');
  expect(await books.keys(OURS)).toHaveLength(1);
});

test.each([-1, 0.5, 30 * 86_400_000 + 1])('an overlap of %s ms is refused', async (overlapMs) =>
  expect(await outcomeOf(callerAs('owner').keys.rotate({ keyId: OUR_KEY, overlapMs }))).toBe('BAD_REQUEST'),
);

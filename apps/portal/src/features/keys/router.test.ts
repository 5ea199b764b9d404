import { describe, expect, test } from 'vitest';
import { booksInMemory, callerAs, NO_KEY, OUR_KEY, OURS, outcomeOf, THEIR_KEY, THEIRS } from '../../trpc/testing.ts';

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ code, message }) => ({ code, message }),
  );

test('a workspace sees its own keys and no others', async () => {
  const { keys } = await callerAs('owner').keys.list();
  expect(keys.map(({ keyId }) => keyId)).toEqual([OUR_KEY]);
});

describe('another workspace’s key answers exactly like one that does not exist', () => {
  test('when it is to be revoked, and it lives on', async () => {
    const books = booksInMemory();
    const caller = callerAs('owner', { books });
    const theirs = await problemOf(caller.keys.revoke({ keyId: THEIR_KEY }));
    expect(theirs).toEqual(await problemOf(caller.keys.revoke({ keyId: NO_KEY })));
    expect(theirs).toMatchObject({ code: 'NOT_FOUND' });
    expect((await books.keys(THEIRS))[0]?.status).toBe('active');
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

test('a revoked key stays in the list as revoked', async () => {
  const books = booksInMemory();
  const caller = callerAs('developer', { books });
  await caller.keys.revoke({ keyId: OUR_KEY });
  expect((await caller.keys.list()).keys[0]?.status).toBe('revoked');
});

test.each([
  ['no name', { name: '   ', env: 'live' }],
  ['a name of 101 letters', { name: 'x'.repeat(101), env: 'live' }],
  ['an unknown environment', { name: 'Staging', env: 'production' }],
  ['a foreign field', { name: 'Staging', env: 'live', tenantId: THEIRS }],
  ['scopes that nobody offered', { name: 'Staging', env: 'live', scopes: ['*'] }],
])('a key with %s is not made', async (_what, wish) => {
  const books = booksInMemory();
  // Safe: the procedure's own check of what it is sent is what this test is about.
  const sent = callerAs('owner', { books }).keys.create(wish as { name: string; env: 'live' });
  expect(await outcomeOf(sent)).toBe('BAD_REQUEST');
  expect(await books.keys(OURS)).toHaveLength(1);
});

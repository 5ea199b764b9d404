import { expect, test } from 'vitest';
import { booksInMemory, callerAs, OUR_KEY, OURS, outcomeOf, THEIR_KEY, THEIRS } from '../../trpc/testing.ts';

const WISH = { range: 'month', by: 'key', unit: 'credits' } as const;

test('a workspace sees the usage of its own keys and of no others', async () => {
  const { view, keyNames } = await callerAs('viewer').usage.read(WISH);
  expect(view.groups.map(({ id }) => id)).toEqual([OUR_KEY]);
  expect(keyNames.map(({ keyId }) => keyId)).toEqual([OUR_KEY]);
  expect(JSON.stringify(await callerAs('viewer').usage.rows(WISH))).not.toContain(THEIR_KEY);
});

test('by status the requests of the log are counted, and nobody else’s', async () => {
  const { view } = await callerAs('viewer').usage.read({ ...WISH, by: 'status' });
  expect(view.groups).toMatchObject([{ id: '2xx', calls: 1 }]);
});

test('the credits of a range are the ledger’s, however they are grouped', async () => {
  for (const by of ['operation', 'key', 'status'] as const) {
    const { ledger } = await callerAs('viewer').usage.read({ ...WISH, by });
    expect(ledger).toMatchObject({ credits: 1, calls: 1 });
  }
});

test('another workspace’s request answers exactly like one that does not exist', async () => {
  const books = booksInMemory();
  const caller = callerAs('owner', { books });
  expect(await caller.requests.one({ requestId: THEIRS })).toBeNull();
  expect(await caller.requests.one({ requestId: 'nowhere' })).toBeNull();
  expect(await caller.requests.one({ requestId: OURS })).toMatchObject({ operation: 'kundali/basic' });
  const { rows } = await caller.requests.list({ period: '24h' });
  expect(rows.map(({ requestId }) => requestId)).toEqual([OURS]);
});

test('no answer names the workspace it belongs to', async () => {
  const { rows } = await callerAs('owner').requests.list({ period: '24h' });
  expect(rows[0]).not.toHaveProperty('tenantId');
});

test('a place that the log never gave is refused', async () =>
  expect(await outcomeOf(callerAs('owner').requests.list({ period: '24h', cursor: 'x; drop' }))).toBe('BAD_REQUEST'));

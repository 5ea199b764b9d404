import { createTestDatabase } from '@graha/dev-stack/test-context';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { logRequests, type RequestRow } from '@graha/store/requests/request-log';
import { beforeAll, expect, test } from 'vitest';
import { requestRow } from '../testing/request-row.ts';
import { OURS, THEIRS, useScene } from '../testing/scene.ts';
import { PERIODS, RequestsFilter } from './filter.ts';

const scene = useScene(createTestDatabase);

const row = (at: Date, requestId: string, fields: Partial<RequestRow> = {}) =>
  requestRow({ tenantId: OURS.tenantId, keyId: OURS.keyId, requestId, at, ...fields });

beforeAll(async () => {
  const at = await ledgerNow(scene.pools.db);
  const hourAgo = new Date(at.getTime() - 3_500_000);
  await logRequests({ db: scene.pools.api }, [
    row(at, 'quick'),
    row(at, 'slow', { latencyMs: 310.5 }),
    row(at, 'limited', { status: 429, code: 'rate_limited' }),
    row(at, 'crowded', { status: 429, code: 'concurrency_limited' }),
    row(hourAgo, 'invalid', { status: 422, code: 'validation_error', latencyMs: 21 }),
    row(at, 'theirs', { tenantId: THEIRS.tenantId, keyId: THEIRS.keyId, status: 429, code: 'rate_limited' }),
  ]);
  // Two days old: the log itself accepts no such row.
  await scene.pools.owner.query(
    `INSERT INTO graha.request_log SELECT (jsonb_populate_record(l, jsonb_build_object('request_id', 'old', 'at', l.at - interval '2 days'))).*
     FROM graha.request_log l WHERE request_id = 'quick'`,
  );
});

test('the bars of a period sum to its requests by outcome', async () => {
  const sum = async (filter: RequestsFilter) => {
    const slots = await scene.callerAs('viewer').requests.volume(filter);
    const of = (name: 'answered' | 'refused' | 'failed') => slots.reduce((all, slot) => all + slot[name], 0);
    return [of('answered'), of('refused'), of('failed')];
  };
  expect(await sum({ period: '24h' })).toEqual([2, 3, 0]);
  expect(await sum({ period: '1h' })).toEqual([2, 3, 0]);
  expect(await sum({ period: '30d' })).toEqual([3, 3, 0]);
  expect(await sum({ period: '24h', status: '429' })).toEqual([0, 2, 0]);
});

const found = async (filter: Partial<RequestsFilter>) =>
  (await scene.callerAs('viewer').requests.list({ period: '24h', ...filter })).rows
    .map(({ requestId }) => requestId)
    .toSorted();

test.each<[string, Partial<RequestsFilter>, string[]]>([
  ['a class of statuses', { status: '4' }, ['crowded', 'invalid', 'limited']],
  ['one status', { status: '429' }, ['crowded', 'limited']],
  ['a duration', { slower: '20' }, ['invalid', 'slow']],
  ['a duration that one request exceeds', { slower: '310' }, ['slow']],
  ['a duration that none exceeds', { slower: '311' }, []],
  ['a code', { error: 'rate_limited' }, ['limited']],
  ['words of an error', { error: 'too many' }, ['crowded', 'limited']],
  ['words that no error has', { error: 'no such words' }, []],
  ['an error and a status that exclude each other', { error: 'too many', status: '422' }, []],
  ['a key', { key: OURS.keyId, status: '429' }, ['crowded', 'limited']],
  ['an id', { id: ' quick ' }, ['quick']],
  ['an id that is older than the period', { id: 'old' }, ['old']],
  ['the id of another workspace’s request', { id: 'theirs' }, []],
])('a filter by %s', async (_what, filter, ids) => expect(await found(filter)).toEqual(ids));

test('the text of an error is looked for in the chosen period alone', async () => {
  expect(await found({ period: '1h', error: 'schema' })).toEqual(['invalid']);
  expect(await found({ period: '30d', status: '2' })).toEqual(['old', 'quick', 'slow']);
});

test('a member of the filter that is not valid is left out', () =>
  expect(RequestsFilter.parse({ status: '600', slower: '-1', error: ' ', id: '', period: 'aeon', key: 'x' })).toEqual({
    period: '24h',
  }));

test('a period has the hours of its name', () => {
  for (const [name, hours] of Object.entries(PERIODS))
    expect(hours).toBe(Number.parseInt(name, 10) * (name.endsWith('d') ? 24 : 1));
});

test('an hour leaves out a request of an hour and a half ago', async () => {
  await scene.pools.owner.query(
    `INSERT INTO graha.request_log SELECT (jsonb_populate_record(l, jsonb_build_object('request_id', 'earlier', 'at', l.at - interval '90 minutes'))).*
     FROM graha.request_log l WHERE request_id = 'quick'`,
  );
  expect(await found({ period: '1h', status: '2' })).toEqual(['quick', 'slow']);
  expect(await found({ period: '24h', status: '2' })).toEqual(['earlier', 'quick', 'slow']);
});

test('a row says whether its operation has a page in the playground, in the list and alone', async () => {
  const at = await ledgerNow(scene.pools.db);
  const theirs = { tenantId: THEIRS.tenantId, keyId: THEIRS.keyId };
  await logRequests({ db: scene.pools.api }, [
    row(at, 'sunrise', { ...theirs, operation: 'panchang/sun-times' }),
    row(at, 'many', { ...theirs, operation: 'batch' }),
  ]);
  const { requests } = scene.callerAs('viewer', {}, THEIRS);
  const { rows } = await requests.list({ period: '1h' });
  const listed = (requestId: string) => rows.find((each) => each.requestId === requestId)?.isInPlayground;
  expect([listed('sunrise'), listed('many')]).toEqual([true, false]);
  expect(await requests.one({ requestId: 'sunrise' })).toMatchObject({ isInPlayground: true });
});

test.each([0, 51, 1.5])('a page of %d requests is refused', async (limit) => {
  await expect(scene.callerAs('viewer').requests.list({ period: '24h', limit })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

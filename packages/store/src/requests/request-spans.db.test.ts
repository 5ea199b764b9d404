import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useLedger } from '../testing/testing.ts';
import { listRequests, logRequests, type RequestRow } from './request-log.ts';

const ledger = useLedger(createTestDatabase);
const KEYS = [null, randomUUID(), randomUUID()];
const CODES = new Map([
  [422, 'invalid_input'],
  [429, 'rate_limited'],
]);

const countFrom = (since: Date) => ledger.pools.owner.query('UPDATE graha.request_count_start SET since = $1', [since]);
beforeAll(() => countFrom(new Date(0)));

const MINUTE_MS = 60_000;
const ROW = fc.record({
  // The database replaces a time that is more than an hour off. There are few instants, so that many rows share one.
  agoMinutes: fc.integer({ min: -55, max: 55 }),
  keyId: fc.constantFrom(...KEYS),
  operation: fc.constantFrom('panchang/full', 'western/natal'),
  status: fc.constantFrom(200, 200, 200, 422, 429, 500),
  latencyMs: fc.constantFrom(1, 19.5, 20, 20.5, 300),
});
type Draft = typeof ROW extends fc.Arbitrary<infer Row> ? Row : never;

async function logged(tenantId: string, drafts: readonly Draft[]): Promise<RequestRow[]> {
  const nowMs = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const rows = drafts.map(({ agoMinutes, ...draft }, index): RequestRow => ({
    ...draft,
    tenantId,
    requestId: `req_${String(index).padStart(3, '0')}`,
    at: new Date(nowMs - agoMinutes * MINUTE_MS),
    method: 'POST',
    code: CODES.get(draft.status) ?? null,
    credits: 1,
    isReplay: false,
    userAgent: null,
  }));
  await logRequests({ db: ledger.pools.api }, rows);
  return rows;
}

type Kind = Partial<Pick<RequestRow, 'operation' | 'status' | 'requestId'>> & {
  statusClass?: 4 | 5;
  keyId?: string;
  codes?: string[];
  slowerThanMs?: number;
};
const KINDS: Kind[] = [
  { operation: 'western/natal' },
  { operation: 'none/such' },
  { keyId: KEYS[1] ?? '' },
  { statusClass: 5 },
  { statusClass: 4, operation: 'panchang/full' },
  { status: 429 },
  { codes: ['rate_limited'] },
  { codes: ['rate_limited', 'invalid_input', 'no_such'] },
  { codes: [] },
  { codes: ['rate_limited'], slowerThanMs: 20 },
  { slowerThanMs: 20 },
  { slowerThanMs: 19 },
  { slowerThanMs: 400 },
  { slowerThanMs: 20, operation: 'panchang/full', statusClass: 4 },
  { requestId: 'req_003' },
  { requestId: 'req_003', status: 500 },
  {},
];

/** The plain filter over the rows, newest first. */
function expected(
  rows: readonly RequestRow[],
  { statusClass, codes, slowerThanMs = 0, ...kind }: Kind,
  from: Date,
  to: Date,
): string[] {
  const order = ({ at, requestId }: RequestRow) => `${at.toISOString()}~${requestId}`;
  return rows
    .filter(
      ({ at, status }) =>
        at >= from && at < to && (statusClass ?? Math.floor(status / 100)) === Math.floor(status / 100),
    )
    .filter(({ code, latencyMs }) => latencyMs > slowerThanMs && (codes?.includes(code ?? '') ?? true))
    .filter((row) =>
      Object.entries(kind).every(([name, wanted]) => row[name as keyof Kind & keyof RequestRow] === wanted),
    ) // Safe: kinds are named after columns.
    .map(order)
    .toSorted()
    .toReversed();
}

async function paged(tenantId: string, kind: Kind, from: Date, to: Date, limit: number): Promise<string[]> {
  const seen: string[] = [];
  let before: string | undefined;
  for (;;) {
    const filter = { from, to, limit, ...kind, ...(before === undefined ? {} : { before }) };
    const { rows, next } = await listRequests({ db: ledger.pools.app, tenantId }, filter);
    seen.push(...rows.map(({ at, requestId }) => `${at.toISOString()}~${requestId}`));
    if (next === null) return seen;
    expect(rows).toHaveLength(limit);
    before = next;
  }
}

test('pages of a kind have all its rows and no others, wherever the range lies and counts begin', async () => {
  const minutes = fc.integer({ min: -130, max: 130 });
  const asked = fc.record({
    range: fc.tuple(minutes, minutes),
    since: minutes,
    limit: fc.constantFrom(1, 3, 10, 100),
    kind: fc.constantFrom(...KINDS),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(ROW, { minLength: 1, maxLength: 60 }),
      fc.array(asked, { minLength: 3, maxLength: 6 }),
      async (drafts, questions) => {
        const tenantId = randomUUID();
        const rows = await logged(tenantId, drafts);
        const instant = (ago: number) => new Date(Date.now() - ago * MINUTE_MS);
        for (const { range, since, limit, kind } of questions) {
          const [last = 0, first = 0] = range.toSorted((one, other) => one - other);
          const [from, to] = [instant(first), instant(last)];
          await countFrom(instant(since));
          expect(await paged(tenantId, kind, from, to, limit)).toEqual(expected(rows, kind, from, to));
        }
      },
    ),
    { numRuns: 30, endOnFailure: true },
  );
});

test('a page that begins in the last millisecond of an hour has what the hour still has', async () => {
  await countFrom(new Date(0));
  const tenantId = randomUUID();
  const hour = Math.round(Date.now() / (60 * MINUTE_MS)) * 60 * MINUTE_MS; // Within the hour that the log accepts.
  const row = (requestId: string, at: number): RequestRow => ({
    tenantId,
    requestId,
    at: new Date(at),
    keyId: null,
    operation: 'panchang/full',
    method: 'POST',
    status: 500,
    code: null,
    latencyMs: 1,
    credits: 0,
    isReplay: false,
  });
  const rows = ['c', 'b', 'a'].map((id) => row(id, hour - 1));
  await logRequests({ db: ledger.pools.api }, [...rows, row('older', hour - 20 * MINUTE_MS)]);
  const [from, to] = [new Date(hour - 120 * MINUTE_MS), new Date(hour + 120 * MINUTE_MS)];
  const found = await paged(tenantId, { statusClass: 5 }, from, to, 1);
  expect(found.map((place) => place.split('~')[1])).toEqual(['c', 'b', 'a', 'older']);
});

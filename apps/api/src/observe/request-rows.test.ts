import type { RequestRow } from '@graha/store/requests/request-log';
import { expect, test } from 'vitest';
import { createRequestRows, REQUEST_ROWS_LIMITS } from './request-rows.ts';
import { virtualClock } from '../testing/virtual-clock.ts';

const LIMITS = {
  ...REQUEST_ROWS_LIMITS,
  gatherMax: 5,
  statementRowsMax: 10,
  queueMax: 20,
  doubtfulMax: 4,
  strangersMax: 3,
};
const KNOWN = { isStranger: false, mayBeCharged: false };
const STRANGER = { isStranger: true, mayBeCharged: false };
const DOUBTFUL = { isStranger: false, mayBeCharged: true };

const row = (requestId: string): RequestRow => ({
  tenantId: 'tenant',
  keyId: null,
  requestId,
  at: new Date(0),
  operation: 'kundali/basic',
  method: 'POST',
  status: 200,
  code: null,
  latencyMs: 1,
  credits: 1,
  isReplay: false,
});

function rowsWith(write: (ids: string[]) => Promise<void> = () => Promise.resolve()) {
  const { clock, pass } = virtualClock();
  const statements: string[][] = [];
  const dropped: Record<string, number> = {};
  let failures = 0;
  const rows = createRequestRows(
    async (batch) => {
      const ids = batch.map(({ requestId }) => requestId);
      await write(ids);
      statements.push(ids);
    },
    {
      written: () => undefined,
      dropped: (count, why) => void (dropped[why] = (dropped[why] ?? 0) + count),
      failed: () => void (failures += 1),
    },
    LIMITS,
    clock,
  );
  const push = (ids: readonly string[], facts = KNOWN): void => ids.forEach((id) => rows.push(row(id), facts));
  return { rows, push, pass, statements, dropped, failures: () => failures };
}

const ids = (count: number, prefix = 'r'): string[] => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const away = (): Promise<void> => Promise.reject(new Error('away'));
const refusedForGood = (): Promise<void> => Promise.reject(Object.assign(new Error('no'), { code: '22P02' }));

test('a row is written within half a second, together with those that came meanwhile', async () => {
  const { push, pass, statements } = rowsWith();
  push(['a']);
  await pass(400);
  push(['b']);
  expect(statements).toEqual([]);
  await pass(100);
  expect(statements).toEqual([['a', 'b']]);
});

test('enough of them are written at once; what comes during a statement goes with the next', async () => {
  const { push, pass, statements } = rowsWith();
  push(ids(7));
  await pass(0);
  expect(statements).toEqual([ids(5)]);
  await pass(500);
  expect(statements.flat()).toEqual(ids(7));
});

test('a failure costs no row: it is tried again, later each time, until the database is back', async () => {
  let up = false;
  const { push, pass, statements, failures, rows } = rowsWith(() => (up ? Promise.resolve() : away()));
  push(['a', 'b']);
  await pass(6_000);
  expect(failures()).toBe(4); // Attempts after 0.5 s, then 0.5, 1, 2 and 4 s later.
  expect(rows.waiting()).toBe(2);
  up = true;
  await pass(10_000);
  expect(statements).toEqual([['a', 'b']]);
});

test('the queue is bounded: the oldest go first, and each is counted', async () => {
  const { push, pass, rows, dropped } = rowsWith(away);
  push(ids(50));
  await pass(1_000);
  expect(rows.waiting()).toBeLessThanOrEqual(LIMITS.queueMax);
  expect(dropped).toEqual({ full: 50 - rows.waiting() });
});

test('rows of calls that may have been charged outlive a full queue, and are written first', async () => {
  let up = false;
  const { push, pass, statements } = rowsWith(() => (up ? Promise.resolve() : away()));
  push(['doubtful'], DOUBTFUL);
  push(ids(100));
  await pass(1_000);
  up = true;
  await pass(10_000);
  expect(statements[0]?.[0]).toBe('doubtful');
});

test('a flood of unknown callers writes a few rows at a time, and pushes no others out', async () => {
  const { push, pass, statements, dropped } = rowsWith();
  push(ids(100, 'stranger'), STRANGER);
  push(['known']);
  await pass(500);
  expect(statements.flat()).toEqual(['stranger0', 'stranger1', 'stranger2', 'known']);
  expect(dropped).toEqual({ stranger: 97 });
  push(['later'], STRANGER);
  await pass(500);
  expect(statements.flat()).toContain('later');
});

test('rows that the database will never have are given up, and the next ones are written', async () => {
  const { push, pass, statements, dropped } = rowsWith((batch) =>
    batch.includes('poison') ? refusedForGood() : Promise.resolve(),
  );
  push(['poison']);
  await pass(500);
  push(['next']);
  await pass(2_000);
  expect([statements, dropped]).toEqual([[['next']], { refused: 1 }]);
});

test('a stop writes what is left, and does not wait for a database that is away', async () => {
  const healthy = rowsWith();
  healthy.push(ids(4));
  await healthy.rows.stop();
  expect(healthy.statements.flat()).toEqual(ids(4));
  const dead = rowsWith(() => new Promise(() => undefined));
  dead.push(['a']);
  const stopped = dead.rows.stop();
  await dead.pass(LIMITS.stopMs);
  await stopped;
  expect(dead.statements).toEqual([]);
});

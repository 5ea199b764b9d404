import type { Probe } from '@graha/store/requests/status';
import type { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { createStatusProbe } from './status-probe.ts';

const MINUTE_MS = 60_000;
const NOON_MS = Date.UTC(2026, 0, 1, 12);
const AWAY = 'away';

/** An API with scripted answers, a clock that the test sets, and the rows that were written. */
function start(answers: (number | typeof AWAY)[]) {
  let nowMs = NOON_MS;
  const written: (readonly Probe[])[] = [];
  const record = vi.fn<(ctx: { db: Pool }, probes: readonly Probe[]) => Promise<number>>(async (_ctx, probes) => {
    written.push(probes);
    return probes.length;
  });
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    nowMs += 7;
    const answer = answers.shift() ?? 200;
    if (answer === AWAY) throw new TypeError('fetch failed');
    return new Response('{}', { status: answer });
  });
  // Safe: only passed on to `record`, which does not read it.
  const run = createStatusProbe({} as Pool, { apiUrl: 'http://api', fetch, nowMs: () => nowMs, record });
  const at = (ms: number) => {
    nowMs = NOON_MS + ms;
    return run();
  };
  return { at, fetch, record, written };
}
const minute = (number: number) => new Date(NOON_MS + number * MINUTE_MS);

test('asks once a minute whether the API can serve, and writes the minute when it is over', async () => {
  const { at, fetch, written } = start([200, 200]);
  for (const ms of [0, 10_000, 50_000, 60_000, 65_000]) await at(ms);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['http://api/health/ready', 'http://api/health/ready']);
  expect(written).toEqual([]);
  await at(70_000);
  expect(written).toEqual([[{ minute: minute(0), isUp: true, probeMs: 7 }]]);
});

test('a minute counts as up as soon as one answer in it says so', async () => {
  const { at, fetch, written } = start([AWAY, 503, 200]);
  for (const ms of [0, 10_000, 20_000, 30_000, 70_000]) await at(ms);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(written[0]).toEqual([{ minute: minute(0), isUp: true, probeMs: 7 }]);
});

test('a minute in which the API only refuses or does not answer was down', async () => {
  const { at, written } = start([503, AWAY]);
  for (const ms of [0, 30_000, 70_000]) await at(ms);
  expect(written[0]).toEqual([{ minute: minute(0), isUp: false, probeMs: null }]);
});

test('minutes are kept while the database is away, and written once it is back', async () => {
  const { at, record, written } = start([AWAY, AWAY, AWAY]);
  await at(0);
  record.mockRejectedValueOnce(new Error('refused')).mockRejectedValueOnce(new Error('refused'));
  await expect(at(70_000)).rejects.toThrow('refused');
  await expect(at(130_000)).rejects.toThrow('refused');
  await at(191_000);
  expect(written.map((probes) => probes.map((probe) => probe.minute))).toEqual([[minute(0), minute(1), minute(2)]]);
  await at(200_000);
  expect(written).toHaveLength(1);
});

import { describe, expect, test } from 'vitest';
import { isCutOff, type AuditRun, verdictOf } from './verdict.tsx';

const asOf = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(asOf.getTime() - hours * 3_600_000);
const run = (runId: number, changed: Partial<AuditRun> = {}): AuditRun => ({
  runId,
  startedAt: hoursAgo(10),
  endedAt: hoursAgo(10),
  fromGenesis: false,
  onlyTenant: null,
  tenants: 2,
  entries: 9,
  differences: 0,
  ...changed,
});

describe('the verdict', () => {
  test('is well after an audit of this night that found nothing', () =>
    expect(verdictOf({ runs: [run(1)], asOf })).toMatchObject({ kind: 'well' }));
  test('is old when no audit has ended for 26 hours', () => {
    expect(verdictOf({ runs: [run(1, { endedAt: hoursAgo(26) })], asOf }).kind).toBe('well');
    expect(verdictOf({ runs: [run(1, { endedAt: hoursAgo(26.1) })], asOf }).kind).toBe('old');
  });
  test('reports differences, however old they are', () =>
    expect(verdictOf({ runs: [run(1, { differences: 3, endedAt: hoursAgo(90) })], asOf }).kind).toBe('differs'));
  test('passes over audits of one workspace, and over those that have not ended', () => {
    const runs = [run(4, { endedAt: null }), run(3, { onlyTenant: 't', differences: 9 }), run(2, { differences: 1 })];
    expect(verdictOf({ runs, asOf })).toMatchObject({ kind: 'differs', run: { runId: 2 } });
    expect(verdictOf({ runs: runs.slice(0, 2), asOf })).toEqual({ kind: 'none' });
  });
});

test('a run without an end is under way until another begins', () => {
  const [late, early] = [run(2, { endedAt: null }), run(1, { endedAt: null })];
  expect([late, early, run(1)].map((one) => isCutOff(one, [late, early]))).toEqual([false, true, false]);
});

import { LedgerGap } from '@graha/store/read-models/usage-by-day';
import { expect, test, vi } from 'vitest';
import { createGapReport } from './gap-report.ts';
import type { LoopLog } from './loop.ts';

test('a gap is logged once, counted for as long as it is open, and logged again when it is closed', () => {
  const log = { debug: vi.fn<LoopLog['debug']>(), info: vi.fn<LoopLog['info']>(), error: vi.fn<LoopLog['error']>() };
  const counts: unknown[] = [];
  const report = createGapReport(log, (projection, tenants) => counts.push([projection, tenants]), 'usage-by-day');
  const [a, b] = [new LedgerGap('a', '4', '6'), new LedgerGap('b', '1', '3')];
  for (const gaps of [[], [a], [a, b], [b], []]) report(gaps);
  expect(counts).toEqual([0, 1, 2, 1, 0].map((tenants) => ['usage-by-day', tenants]));
  expect(log.error.mock.calls.map(([fields]) => fields)).toEqual([
    { projection: 'usage-by-day', tenant_id: 'a', err: a },
    { projection: 'usage-by-day', tenant_id: 'b', err: b },
  ]);
  expect(log.info.mock.calls.map(([fields]) => fields)).toEqual([
    { projection: 'usage-by-day', tenant_id: 'a' },
    { projection: 'usage-by-day', tenant_id: 'b' },
  ]);
});

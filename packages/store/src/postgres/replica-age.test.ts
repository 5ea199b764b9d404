import { expect, test } from 'vitest';
import { lastStandAt } from './replica-age.ts';

const noted = [
  { atMs: 1_000, lsn: '0/FFFFFF00' },
  { atMs: 2_000, lsn: '1/10' },
  { atMs: 3_000, lsn: 'A/10' },
];

test.each([
  ['0/FFFFFE00', null],
  ['0/FFFFFF00', 1_000],
  ['1/F', 1_000],
  ['1/10', 2_000],
  ['9/FFFFFFFF', 2_000],
  ['10/0', 3_000],
])('a replica that has replayed the log to %s is as old as %s', (replayed, atMs) => {
  expect(lastStandAt(noted, replayed)).toBe(atMs);
});

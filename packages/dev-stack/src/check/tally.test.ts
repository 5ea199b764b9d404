import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closingLine, NOTHING, playwrightTally, sum, vitestTally } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'graha-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (name: string, content: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const vitest = { success: true, numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

test('the closing line adds up both runners and names skipped tests only where there are some', () => {
  const unit = vitestTally(report('unit.json', vitest), false);
  const browser = playwrightTally(report('browser.json', { stats: { expected: 3, unexpected: 1, skipped: 2 } }), true);
  expect(closingLine(unit)).toBe('5 passed, 0 failed');
  expect(closingLine(sum([unit, browser]))).toBe('8 passed, 1 failed, 2 skipped');
});

test('a failed run never counts as one without failures', () => {
  expect(vitestTally(report('unloadable.json', { ...vitest, success: false }), false).failed).toBe(1);
  expect(vitestTally(report('fine.json', vitest), true).failed).toBe(1);
  expect(vitestTally(join(folder, 'missing.json'), true)).toEqual({ ...NOTHING, failed: 1 });
  expect(playwrightTally(join(folder, 'missing.json'), false)).toEqual({ ...NOTHING, failed: 1 });
});

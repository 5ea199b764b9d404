import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export type Tally = { passed: number; failed: number; skipped: number };

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

const Count = z.number().int().min(0);
const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: Count,
  numFailedTests: Count,
  numPendingTests: Count,
  numTodoTests: Count,
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: Count, unexpected: Count, skipped: Count }),
});

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Counts a file that could not be loaded as a failure: it has no failed test, but the run failed. */
function atLeastOneFailed(tally: Tally, isFailure: boolean): Tally {
  return isFailure && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export function vitestTally(file: string, isFailure: boolean): Tally {
  const report = VitestReport.safeParse(read(file));
  if (!report.success) return atLeastOneFailed(NOTHING, true);
  const { success, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report.data;
  const tally = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  return atLeastOneFailed(tally, isFailure || !success);
}

export function playwrightTally(file: string, isFailure: boolean): Tally {
  const report = PlaywrightReport.safeParse(read(file));
  if (!report.success) return atLeastOneFailed(NOTHING, true);
  const { expected, unexpected, skipped } = report.data.stats;
  return atLeastOneFailed({ passed: expected, failed: unexpected, skipped }, isFailure);
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NOTHING,
  );
}

export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

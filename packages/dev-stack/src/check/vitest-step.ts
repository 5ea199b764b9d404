import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT } from '../project.ts';
import { runCommand } from '../run-command.ts';
import { failedInVitest } from './failed-tests.ts';
import type { Outcome } from './step.ts';
import { vitestTally } from './tally.ts';

export async function runVitest(projects: readonly string[], onOutput: (part: string) => void): Promise<Outcome> {
  const reports = mkdtempSync(join(tmpdir(), 'graha-report-'));
  const report = join(reports, 'vitest.json');
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  try {
    const { exitCode, output } = await runCommand(
      process.execPath,
      [
        vitest,
        'run',
        '--config=packages/config/vitest.config.ts',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { cwd: PROJECT, onOutput },
    );
    const isFailure = exitCode !== 0;
    return { isFailure, output, tally: vitestTally(report, isFailure), failed: failedInVitest(report) };
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sentenceOf } from '../plain-failure.ts';
import { PROJECT } from '../project.ts';
import { runCommand } from '../run-command.ts';
import { unwinding } from '../unwinding.ts';
import { findChromium } from './chromium.ts';
import { failedInPlaywright } from './failed-tests.ts';
import { startOwnStack, type OwnStack } from './own-stack.ts';
import type { Outcome, StepContext } from './step.ts';
import { NOTHING, playwrightTally } from './tally.ts';

async function journeys(context: StepContext, { devFile, dataDir }: OwnStack, chromium: string): Promise<Outcome> {
  const report = join(dataDir, 'playwright.json');
  const cli = createRequire(join(PROJECT, 'e2e/package.json')).resolve('@playwright/test/cli');
  const { exitCode, output } = await runCommand(
    process.execPath,
    [cli, 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
    {
      cwd: PROJECT,
      env: {
        ...process.env,
        GRAHA_DEV_JSON: devFile,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        NODE_OPTIONS: '',
      },
      onOutput: context.show,
    },
  );
  const isFailure = exitCode !== 0;
  return { isFailure, output, tally: playwrightTally(report, isFailure), failed: failedInPlaywright(report) };
}

export async function runJourneys(context: StepContext): Promise<Outcome> {
  const { undo, unwind } = unwinding();
  context.undo(unwind);
  try {
    const chromium = await findChromium(context.say);
    const stack = await startOwnStack(undo);
    const crash = stack.failure.then(({ message }) => ({
      isFailure: true,
      output: message,
      tally: { ...NOTHING, failed: 1 },
    }));
    return await Promise.race([journeys(context, stack, chromium), crash]);
  } catch (error) {
    return { isFailure: true, output: sentenceOf(error), tally: { ...NOTHING, failed: 1 } };
  } finally {
    await unwind();
  }
}

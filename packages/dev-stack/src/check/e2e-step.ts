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
import { NOTHING, playwrightTally, sum } from './tally.ts';

/** Run in this order, because the second moves the clock of the stack. Each runs even if the other fails. */
const CONFIGS = ['playwright', 'alone'] as const;

type On = { context: StepContext; stack: OwnStack; chromium: string };

async function journeys(config: (typeof CONFIGS)[number], { context, stack, chromium }: On): Promise<JourneysOutcome> {
  const report = join(stack.dataDir, `${config}.json`);
  const cli = createRequire(join(PROJECT, 'e2e/package.json')).resolve('@playwright/test/cli');
  const { exitCode, output } = await runCommand(
    process.execPath,
    [cli, 'test', `--config=e2e/${config}.config.ts`, '--reporter=list,json'],
    {
      cwd: PROJECT,
      env: {
        ...process.env,
        GRAHA_DEV_JSON: stack.devFile,
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

type JourneysOutcome = Outcome & Required<Pick<Outcome, 'tally' | 'failed'>>;

async function allJourneys(on: On): Promise<Outcome> {
  const outcomes: JourneysOutcome[] = [];
  for (const config of CONFIGS) outcomes.push(await journeys(config, on));
  return {
    isFailure: outcomes.some(({ isFailure }) => isFailure),
    output: outcomes.map(({ output }) => output).join(''),
    tally: sum(outcomes.map(({ tally }) => tally)),
    failed: outcomes.flatMap(({ failed }) => failed),
  };
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
    return await Promise.race([allJourneys({ context, stack, chromium }), crash]);
  } catch (error) {
    return { isFailure: true, output: sentenceOf(error), tally: { ...NOTHING, failed: 1 } };
  } finally {
    await unwind();
  }
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { guardFolder } from '../guard.ts';
import { sentenceOf } from '../plain-failure.ts';
import { silentProgress } from '../progress.ts';
import { PROJECT } from '../project.ts';
import { runCommand } from '../run-command.ts';
import { unwinding } from '../unwinding.ts';
import { privateServerHome } from '../stack/database.ts';
import { readSettings } from '../stack/settings.ts';
import { startStack } from '../stack/stack.ts';
import { findChromium } from './chromium.ts';
import type { Outcome, StepContext } from './step.ts';
import { NOTHING, playwrightTally } from './tally.ts';

function removeAfterwards(folder: string, undo: StepContext['undo']): void {
  const forget = guardFolder(folder);
  undo(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    forget();
  });
}

/** The stack of `npm start` on free ports and in a folder of its own. */
async function startForTests(dataDir: string, undo: StepContext['undo']) {
  const [apiPort, portalPort] = [await freePort(), await freePort()];
  const settings = readSettings({ API_PORT: String(apiPort), PORTAL_PORT: String(portalPort), DATA_DIR: dataDir });
  const stack = await startStack({ ...settings, mode: 'test' }, silentProgress, undo);
  const outside = privateServerHome(dataDir);
  return { stack, outside };
}

async function journeys(context: StepContext, devFile: string, dataDir: string, chromium: string): Promise<Outcome> {
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
  return { isFailure, output, tally: playwrightTally(report, isFailure) };
}

export async function runJourneys(context: StepContext): Promise<Outcome> {
  const { undo, unwind } = unwinding();
  context.undo(unwind);
  try {
    const chromium = await findChromium(context.say);
    const dataDir = mkdtempSync(join(tmpdir(), 'graha-e2e-'));
    // The database's user must pass through, else its files land elsewhere.
    chmodSync(dataDir, 0o711);
    removeAfterwards(dataDir, undo);
    const { stack, outside } = await startForTests(dataDir, undo);
    if (outside) removeAfterwards(outside, undo);
    const crash = stack.failure.then(({ message }) => ({
      isFailure: true,
      output: message,
      tally: { ...NOTHING, failed: 1 },
    }));
    return await Promise.race([journeys(context, stack.devFile, dataDir, chromium), crash]);
  } catch (error) {
    return { isFailure: true, output: sentenceOf(error), tally: { ...NOTHING, failed: 1 } };
  } finally {
    await unwind();
  }
}

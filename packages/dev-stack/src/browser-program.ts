import { join } from 'node:path';
import { findChromium } from './check/chromium.ts';
import { startOwnStack } from './check/own-stack.ts';
import { runToEnd } from './command.ts';
import { PROJECT } from './project.ts';
import { runCommand } from './run-command.ts';

/**
 * Runs a program of `e2e/programs` with the arguments of this process, on the stack in GRAHA_DEV_JSON, or else on a new
 * one.
 */
export const runBrowserProgram = (name: string): Promise<void> =>
  runToEnd(async (undo) => {
    const chromium = await findChromium(console.log);
    const devFile = process.env['GRAHA_DEV_JSON'] ?? (await startAStack(undo));
    const { exitCode } = await runCommand(
      process.execPath,
      ['--import', 'tsx', join(PROJECT, 'e2e/programs', `${name}.ts`), ...process.argv.slice(2)],
      {
        cwd: PROJECT,
        env: { ...process.env, GRAHA_DEV_JSON: devFile, CHROMIUM_PATH: chromium },
        onOutput: (part) => void process.stdout.write(part),
      },
    );
    return exitCode ?? 1;
  });

async function startAStack(undo: Parameters<typeof startOwnStack>[0]): Promise<string> {
  console.log('Building and starting a stack …');
  const { devFile } = await startOwnStack(undo);
  return devFile;
}

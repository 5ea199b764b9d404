import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceOf } from './plain-failure.ts';
import { consoleProgress } from './progress.ts';
import { PROJECT } from './project.ts';
import { readSettings } from './stack/settings.ts';
import type { Stack } from './stack/stack.ts';
import { startStack } from './stack/stack.ts';
import { unwinding } from './unwinding.ts';
import { welcome } from './welcome.ts';

/** `npm start`: everything up, then quiet until it is told to stop. */
async function start(): Promise<void> {
  const { undo, unwind } = unwinding();
  let isEnding = false;
  const end = async (exitCode: number, because: string) => {
    if (isEnding) return;
    isEnding = true;
    console.log(because);
    await unwind();
    process.exit(exitCode);
  };
  // Ctrl-C arrives twice where npm passes it on; a second one changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void end(0, '\nStopping …'));
  }
  process.on('uncaughtException', (error) => void end(1, sentenceOf(error)));
  try {
    const ownSettings = join(PROJECT, '.env');
    if (existsSync(ownSettings)) process.loadEnvFile(ownSettings);
    const settings = readSettings(process.env);
    console.log(`\nGraha (${settings.mode}), data in ${settings.dataDir}\n`);
    const stack: Stack = await startStack(settings, consoleProgress(), undo);
    if (isEnding) return;
    console.log(welcome(settings, stack));
    const failure = await stack.failure;
    await end(1, `\n${failure.message}\n\nStopping everything else …`);
  } catch (error) {
    await end(1, `\n${sentenceOf(error)}\n`);
  }
}

await start();

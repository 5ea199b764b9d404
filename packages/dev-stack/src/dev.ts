import { runUntilStopped } from './command.ts';
import { startDev } from './dev/start-dev.ts';
import { consoleProgress } from './progress.ts';
import { readSettings } from './stack/settings.ts';
import { welcomeToDev } from './welcome.ts';

/** `npm run dev`: runs the stack from its sources, until it is stopped. */
await runUntilStopped(async ({ undo, signal, end }) => {
  const settings = readSettings(process.env);
  console.log(`\nGraha from its sources, data in ${settings.dataDir}\n`);
  const stack = await startDev(settings, consoleProgress(), undo);
  if (signal.aborted) return;
  console.log(welcomeToDev(settings, stack));
  const failure = await stack.failure;
  await end(1, `\n${failure.message}\n\nStopping everything else …`);
});

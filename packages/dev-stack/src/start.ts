import { runUntilStopped } from './command.ts';
import { consoleProgress } from './progress.ts';
import { readSettings } from './stack/settings.ts';
import { startStack } from './stack/stack.ts';
import { welcome } from './welcome.ts';

/** `npm start`: starts everything, then runs until it is stopped. */
await runUntilStopped(async ({ undo, signal, end }) => {
  const settings = readSettings(process.env);
  console.log(`\nGraha (${settings.mode}), data in ${settings.dataDir}\n`);
  const stack = await startStack(settings, consoleProgress(), undo);
  if (signal.aborted) return;
  console.log(welcome(settings, stack));
  const failure = await stack.failure;
  await end(1, `\n${failure.message}\n\nStopping everything else …`);
});

import { runUntilStopped } from './command.ts';
import { consoleProgress } from './progress.ts';
import { readSettings } from './stack/settings.ts';
import { startStack } from './stack/stack.ts';
import { welcome } from './welcome.ts';

/** `npm start`: prints a first call when the API answers, the portal's address later, and runs until it is stopped. */
await runUntilStopped(async ({ undo, signal, end }) => {
  const settings = readSettings(process.env);
  console.log(`\nGraha (${settings.mode}), data in ${settings.dataDir}\n`);
  const stack = await startStack(settings, consoleProgress(), undo);
  if (signal.aborted) return;
  console.log(welcome(settings, stack));
  const isComplete = await Promise.race([stack.complete.then(() => true), stack.failure.then(() => false)]);
  if (signal.aborted) return;
  if (isComplete) console.log(`\n  portal    ${settings.portalUrl} answers. Everything is there.\n`);
  const failure = await stack.failure;
  await end(1, `\n${failure.message}\n\nStopping everything else …`);
});

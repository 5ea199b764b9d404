import { runUntilStopped } from './command.ts';
import { consoleProgress } from './progress.ts';
import { readCommand } from './replicas/command.ts';
import { startReplicas } from './replicas/start-replicas.ts';
import { readSettings } from './stack/settings.ts';

/** `npm run replicas -- 3`: several APIs on the database of a running stack, behind a balancer, until stopped. */
await runUntilStopped(async ({ undo, signal }) => {
  const command = readCommand(process.argv.slice(2), process.env);
  const summary = await startReplicas(command, readSettings(process.env), consoleProgress(), undo);
  if (!signal.aborted) console.log(summary);
});

import { runUntilStopped } from './command.ts';
import { consoleProgress } from './progress.ts';
import { readCommand } from './replicas/command.ts';
import { environmentOfAll, startEverything } from './replicas/start-everything.ts';
import { startReplicas } from './replicas/start-replicas.ts';
import { readSettings } from './stack/settings.ts';

/**
 * `npm run replicas -- 3`: several APIs on the database of a running stack, behind a balancer, until stopped. `npm run
 * replicas -- all`: two or more of every server, on a separate database with a standby.
 */
await runUntilStopped(async ({ undo, signal }) => {
  if (process.argv[2] === 'all') {
    const settings = readSettings(environmentOfAll(process.env));
    const everything = await startEverything(settings, consoleProgress(), undo);
    if (!signal.aborted) console.log(everything);
    return;
  }
  const command = readCommand(process.argv.slice(2), process.env);
  const summary = await startReplicas(command, readSettings(process.env), consoleProgress(), undo);
  if (!signal.aborted) console.log(summary);
});

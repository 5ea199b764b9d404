import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceOf } from './plain-failure.ts';
import { consoleProgress } from './progress.ts';
import { PROJECT } from './project.ts';
import { readCommand } from './replicas/command.ts';
import { startReplicas } from './replicas/start-replicas.ts';
import { readSettings } from './stack/settings.ts';
import { unwinding } from './unwinding.ts';

/** `npm run replicas -- 3`: several APIs on the database of a running stack, behind a balancer, until told to stop. */
const { undo, unwind } = unwinding();
let isEnding = false;
const end = async (exitCode: number, because: string): Promise<void> => {
  if (isEnding) return;
  isEnding = true;
  console.log(because);
  await unwind();
  process.exit(exitCode);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0, '\nStopping …'));
process.on('uncaughtException', (error) => void end(1, sentenceOf(error)));

try {
  const ownSettings = join(PROJECT, '.env');
  if (existsSync(ownSettings)) process.loadEnvFile(ownSettings);
  const command = readCommand(process.argv.slice(2), process.env);
  const told = await startReplicas(command, readSettings(process.env), consoleProgress(), undo);
  if (!isEnding) console.log(told);
} catch (error) {
  await end(1, `\n${sentenceOf(error)}\n`);
}

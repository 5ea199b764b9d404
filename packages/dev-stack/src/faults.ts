import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sentenceOf } from './plain-failure.ts';
import { PROJECT } from './project.ts';
import { buildApi } from './stack/build.ts';

/** `npm run test:faults`: builds the API, then runs the program of the scenarios. */
const PROGRAM = join(PROJECT, 'packages/faults/src/main.ts');

try {
  if (!process.argv.includes('--source')) await buildApi();
  const args = ['--import', 'tsx', PROGRAM, ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: PROJECT, stdio: 'inherit' });
  // Ctrl-C reaches both processes; the child stops what it has started, and its exit code is returned.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exit(typeof code === 'number' ? code : 1);
} catch (error) {
  console.error(`\n${sentenceOf(error)}\n`);
  process.exit(1);
}

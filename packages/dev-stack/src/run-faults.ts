import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sentenceOf } from './plain-failure.ts';
import { PROJECT } from './project.ts';
import { buildApi } from './stack/build.ts';

/** Builds the API, then runs a program that breaks it, with the arguments of this process. */
export async function runFaults(program: string): Promise<void> {
  try {
    if (!process.argv.includes('--source')) await buildApi();
    const args = ['--import', 'tsx', join(PROJECT, 'packages/faults/src', program), ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, { cwd: PROJECT, stdio: 'inherit' });
    // Ctrl-C reaches both processes; the child stops what it has started, and its exit code is returned.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void child.kill(signal));
    const [code] = await once(child, 'exit');
    process.exit(typeof code === 'number' ? code : 1);
  } catch (error) {
    console.error(`\n${sentenceOf(error)}\n`);
    process.exit(1);
  }
}

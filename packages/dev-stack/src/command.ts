import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceOf } from './plain-failure.ts';
import { PROJECT } from './project.ts';
import { unwinding } from './unwinding.ts';

export type Undo = ReturnType<typeof unwinding>['undo'];

type Running = {
  undo: Undo;
  /** Aborted when the command ends, so that nothing more is begun or printed. */
  signal: AbortSignal;
  end(exitCode: number, because: string): Promise<void>;
};

/** Runs a command and undoes its work once before it ends, even after a failure or a signal. */
function begin(onSignal: { exitCode: number; because: string }): Running {
  const { undo, unwind } = unwinding();
  const ending = new AbortController();
  const end = async (exitCode: number, because: string): Promise<void> => {
    if (ending.signal.aborted) return;
    ending.abort();
    if (because !== '') console.log(because);
    await unwind();
    process.exit(exitCode);
  };
  // Ctrl-C arrives twice if npm passes it on; a second one changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void end(onSignal.exitCode, onSignal.because));
  }
  return { undo, signal: ending.signal, end };
}

const sentence = (error: unknown): string => `\n${sentenceOf(error)}\n`;

/** Runs the work and ends with the exit code that it returns. */
export async function runToEnd(work: (undo: Undo, signal: AbortSignal) => Promise<number>): Promise<void> {
  const { undo, signal, end } = begin({ exitCode: 130, because: '' });
  try {
    await end(await work(undo, signal), '');
  } catch (error) {
    // An error caused by the stop is not reported.
    if (!signal.aborted) console.error(sentence(error));
    await end(1, '');
  }
}

/** Runs until it is stopped, with the settings of a `.env` in the project's root. */
export async function runUntilStopped(work: (running: Running) => Promise<void>): Promise<void> {
  const running = begin({ exitCode: 0, because: '\nStopping …' });
  process.on('uncaughtException', (error) => void running.end(1, sentenceOf(error)));
  try {
    const ownSettings = join(PROJECT, '.env');
    if (existsSync(ownSettings)) process.loadEnvFile(ownSettings);
    await work(running);
  } catch (error) {
    await running.end(1, sentence(error));
  }
}

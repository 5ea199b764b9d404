import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceOf } from './plain-failure.ts';
import { PROJECT } from './project.ts';
import { unwinding } from './unwinding.ts';

export type Undo = ReturnType<typeof unwinding>['undo'];

type Running = {
  undo: Undo;
  /** Once it ends, nothing more is printed. */
  isEnding(): boolean;
  end(exitCode: number, because: string): Promise<void>;
};

/** Runs a command and undoes what it did once before it ends, even after a failure or a signal. */
function begin(onSignal: { exitCode: number; because: string }): Running {
  const { undo, unwind } = unwinding();
  let isEnding = false;
  const end = async (exitCode: number, because: string): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    if (because !== '') console.log(because);
    await unwind();
    process.exit(exitCode);
  };
  // Ctrl-C arrives twice where npm passes it on; a second one changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void end(onSignal.exitCode, onSignal.because));
  }
  return { undo, isEnding: () => isEnding, end };
}

const sentence = (error: unknown): string => `\n${sentenceOf(error)}\n`;

/** Ends with the exit code that its work returns. */
export async function runToEnd(work: (undo: Undo) => Promise<number>): Promise<void> {
  const { undo, end } = begin({ exitCode: 130, because: '' });
  try {
    await end(await work(undo), '');
  } catch (error) {
    console.error(sentence(error));
    await end(1, '');
  }
}

/** Runs until it is stopped, with the settings of a `.env` beside the project's own files. */
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

import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { guardProcess } from './guard.ts';

export type CommandResult = { exitCode: number | null; output: string };
export type CommandOptions = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
  /** Called with every piece of output as it arrives. */
  onOutput?: (part: string) => void;
};

/**
 * Runs a command to its end and keeps its output, both streams in one text. It has its own process group: if the
 * launcher ends first, the guard stops the group.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { onOutput, ...where } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...where, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    guardProcess(child, 'SIGTERM', 'SIGKILL');
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        parts.push(part);
        onOutput?.(part);
      });
    }
    child.on('error', (error) => resolve({ exitCode: null, output: error.message }));
    child.on('close', (exitCode) => resolve({ exitCode, output: parts.join('') }));
  });
}

export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PlainFailure } from '../plain-failure.ts';
import { PROJECT } from '../project.ts';
import { lastLines, runCommand } from '../run-command.ts';
import type { CommandResult } from '../run-command.ts';
import { withLock } from './file-lock.ts';

const TURN_MS = 600_000;

const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  CHECKPOINT_DISABLE: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
};

/** Runs tasks of all packages in the order of their dependencies; what has not changed is taken from the cache. */
export function turbo(tasks: readonly string[], onOutput?: (part: string) => void): Promise<CommandResult> {
  const cli = createRequire(join(PROJECT, 'package.json')).resolve('turbo/bin/turbo');
  const { DATABASE_URL: _owner, NODE_ENV: _mode, ...environment } = process.env;
  return runCommand(process.execPath, [cli, 'run', ...tasks, '--no-daemon', '--output-logs=errors-only'], {
    cwd: PROJECT,
    env: { ...environment, ...QUIET },
    ...(onOutput ? { onOutput } : {}),
  });
}

/** A start and a test run may want to build the same tree at the same time, which the tools refuse. */
export function buildAll(): Promise<CommandResult> {
  return inTurn(['build']);
}

function inTurn(tasks: readonly string[]): Promise<CommandResult> {
  const cache = join(PROJECT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  return withLock(join(cache, 'graha-build.lock'), TURN_MS, () => turbo(tasks));
}

/** The API alone, for those who need no portal. */
export async function buildApi(): Promise<void> {
  refuseFailed(await inTurn(['build', '--filter=@graha/api']));
}

export async function build(): Promise<string> {
  const { output } = refuseFailed(await buildAll());
  const cached = /Cached:\s+(\d+) cached, (\d+) total/.exec(output);
  return cached && cached[1] === cached[2]
    ? 'API, worker and portal are up to date'
    : 'API, worker and portal are built';
}

function refuseFailed(result: CommandResult): CommandResult {
  if (result.exitCode === 0) return result;
  throw new PlainFailure(
    `The build failed; its output ends with:\n${lastLines(result.output, 40)}\n\nCorrect what it names, then start again.`,
  );
}

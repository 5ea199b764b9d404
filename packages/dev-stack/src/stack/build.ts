import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PlainFailure } from '../plain-failure.ts';
import { PROJECT } from '../project.ts';
import { lastLines, runCommand } from '../run-command.ts';
import type { CommandResult } from '../run-command.ts';
import { stageIn } from './build-stage.ts';
import { withLock } from './file-lock.ts';

const TURN_MS = 600_000;

const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  CHECKPOINT_DISABLE: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
};

type Logs = 'errors-only' | 'full';

/** Runs tasks of all packages in dependency order; unchanged results come from the cache. */
export function turbo(
  tasks: readonly string[],
  { onOutput, logs = 'errors-only' }: { onOutput?: (part: string) => void; logs?: Logs } = {},
): Promise<CommandResult> {
  const cli = createRequire(join(PROJECT, 'package.json')).resolve('turbo/bin/turbo');
  const { DATABASE_URL: _owner, NODE_ENV: _mode, ...environment } = process.env;
  return runCommand(process.execPath, [cli, 'run', ...tasks, '--no-daemon', `--output-logs=${logs}`], {
    cwd: PROJECT,
    env: { ...environment, ...QUIET },
    ...(onOutput ? { onOutput } : {}),
  });
}

/** Takes a lock, because a start and a test run may build the same tree at the same time, which the tools refuse. */
function inTurn(tasks: readonly string[], options: Parameters<typeof turbo>[1] = {}): Promise<CommandResult> {
  const cache = join(PROJECT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  return withLock(join(cache, 'graha-build.lock'), TURN_MS, () => turbo(tasks, options));
}

export const buildAll = (): Promise<CommandResult> => inTurn(['build']);

/** Builds only the API, for callers that need no portal. */
export async function buildApi(): Promise<void> {
  refuseFailed(await inTurn(['build', '--filter=@graha/api']));
}

const SERVERS = ['@graha/api', '@graha/worker', '@graha/stripe-stand-in'];

/** Builds every server except the portal, which takes most of the time. `isCached`: nothing had changed. */
export async function buildServers(): Promise<{ isCached: boolean }> {
  const { output } = refuseFailed(await inTurn(['build', ...SERVERS.map((name) => `--filter=${name}`)]));
  return { isCached: isAllCached(output) };
}

/**
 * Builds the portal.
 * @param onStage called with each stage of the build in plain words
 */
export async function buildPortal(onStage: (stage: string) => void): Promise<{ isCached: boolean }> {
  const onOutput = (part: string): void => {
    const stage = stageIn(part);
    if (stage !== null) onStage(stage);
  };
  const { output } = refuseFailed(await inTurn(['build', '--filter=@graha/portal'], { onOutput, logs: 'full' }));
  return { isCached: isAllCached(output) };
}

/** Builds everything, for callers that wait for all of it. */
export async function build(): Promise<string> {
  const { output } = refuseFailed(await buildAll());
  return isAllCached(output) ? 'API, worker and portal are up to date' : 'API, worker and portal are built';
}

function isAllCached(output: string): boolean {
  const cached = /Cached:\s+(\d+) cached, (\d+) total/.exec(output);
  return cached !== null && cached[1] === cached[2];
}

function refuseFailed(result: CommandResult): CommandResult {
  if (result.exitCode === 0) return result;
  throw new PlainFailure(
    `The build failed; its output ends with:\n${lastLines(result.output, 40)}\n\nCorrect what it names, then start again.`,
  );
}

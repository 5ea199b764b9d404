import { join } from 'node:path';
import { PROJECT } from '../project.ts';
import { runCommand } from '../run-command.ts';
import { turbo } from '../stack/build.ts';
import { runJourneys } from './e2e-step.ts';
import type { Outcome, Step } from './step.ts';
import { runVitest } from './vitest-step.ts';

async function tool(name: string, ...args: string[]): Promise<Outcome> {
  const { exitCode, output } = await runCommand(join(PROJECT, 'node_modules/.bin', name), args, { cwd: PROJECT });
  return { isFailure: exitCode !== 0, output };
}

async function tasks(...names: string[]): Promise<Outcome> {
  const { exitCode, output } = await turbo(names);
  return { isFailure: exitCode !== 0, output };
}

/** In the order in which they run: what fails soonest comes first. */
export const STEPS: readonly Step[] = [
  { name: 'format', title: 'Formatting', isQuick: true, run: () => tool('oxfmt', '--check', '.') },
  { name: 'lint', title: 'Lint', isQuick: true, run: () => tool('oxlint', '--deny-warnings') },
  { name: 'types', title: 'Types', isQuick: true, run: () => tasks('generate', 'typecheck') },
  { name: 'unused', title: 'Unused files and packages', isQuick: true, run: () => tool('knip', '--no-config-hints') },
  { name: 'fast', title: 'Tests that need Node alone', isQuick: true, run: ({ show }) => runVitest('fast', show) },
  { name: 'database', title: 'Tests on Postgres', isQuick: false, run: ({ show }) => runVitest('database', show) },
  { name: 'build', title: 'Build', isQuick: false, run: () => tasks('build') },
  { name: 'e2e', title: 'Journeys in a browser', isQuick: false, run: runJourneys },
];

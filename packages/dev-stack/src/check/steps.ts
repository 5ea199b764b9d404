import { join } from 'node:path';
import { PROJECT } from '../project.ts';
import type { CommandResult } from '../run-command.ts';
import { runCommand } from '../run-command.ts';
import { buildAll, turbo } from '../stack/build.ts';
import { runJourneys } from './e2e-step.ts';
import type { Outcome, Step } from './step.ts';
import { runVitest } from './vitest-step.ts';

async function asOutcome(command: Promise<CommandResult>): Promise<Outcome> {
  const { exitCode, output } = await command;
  return { isFailure: exitCode !== 0, output };
}

const bin = (name: string): string => join(PROJECT, 'node_modules/.bin', name);

const tool = (name: string, ...args: string[]): Promise<Outcome> =>
  asOutcome(runCommand(bin(name), args, { cwd: PROJECT }));

/**
 * Checks types in two compilations over all sources, so that each shared file is checked once and both run at the same
 * time.
 */
async function checkTypes(): Promise<Outcome> {
  const typegen = () => runCommand(bin('next'), ['typegen'], { cwd: join(PROJECT, 'apps/portal') });
  const prepared = [await asOutcome(turbo(['generate'])), await asOutcome(typegen())];
  const failed = prepared.find(({ isFailure }) => isFailure);
  if (failed) return failed;
  const compile = (name: string) => tool('tsc', '--noEmit', '-p', `packages/config/tsconfig.${name}.json`);
  const checked = await Promise.all([compile('servers'), compile('browsers')]);
  return {
    isFailure: checked.some(({ isFailure }) => isFailure),
    output: checked.map(({ output }) => output).join(''),
  };
}

/** The steps in order: those that fail soonest come first. */
export const STEPS: readonly Step[] = [
  { name: 'format', title: 'Formatting', isQuick: true, run: () => tool('oxfmt', '--check', '.') },
  { name: 'lint', title: 'Lint', isQuick: true, isBeside: true, run: () => tool('oxlint', '--deny-warnings') },
  { name: 'types', title: 'Types', isQuick: true, run: checkTypes },
  {
    name: 'unused',
    title: 'Unused files and packages',
    isQuick: true,
    isBeside: true,
    run: () => tool('knip', '--no-config-hints'),
  },
  {
    name: 'fast',
    title: 'Tests that need Node alone',
    isQuick: true,
    run: ({ show }) => runVitest(['fast', 'isolated'], show),
  },
  {
    name: 'database',
    title: 'Tests on Postgres',
    isQuick: false,
    run: ({ show }) => runVitest(['database', 'database-isolated'], show),
  },
  { name: 'build', title: 'Build', isQuick: false, isBeside: true, run: () => asOutcome(buildAll()) },
  { name: 'e2e', title: 'Journeys in a browser', isQuick: false, run: runJourneys },
];

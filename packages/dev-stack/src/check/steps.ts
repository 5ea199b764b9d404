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

/** The compiler of TypeScript 7 has no interface for programs yet, so the tools that read sources use TypeScript 5. */
const TSC = join(PROJECT, 'node_modules/@typescript/native/bin/tsc');

/** Checks types in two compilations over all sources, so that each shared file is checked once. */
async function checkTypes(): Promise<Outcome> {
  const typegen = () => runCommand(bin('next'), ['typegen'], { cwd: join(PROJECT, 'apps/portal') });
  const prepared = [await asOutcome(turbo(['generate'])), await asOutcome(typegen())];
  const failed = prepared.find(({ isFailure }) => isFailure);
  if (failed) return failed;
  const compile = (name: string) => {
    const project = `packages/config/tsconfig.${name}.json`;
    return asOutcome(runCommand(process.execPath, [TSC, '--noEmit', '-p', project], { cwd: PROJECT }));
  };
  // One after the other: each compilation uses all cores.
  const checked = [await compile('servers'), await compile('browsers')];
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

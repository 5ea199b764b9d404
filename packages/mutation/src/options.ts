import { PlainFailure } from '@graha/dev-stack/plain-failure';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { AREAS } from './areas.ts';

export const USAGE =
  'npm run mutate -- [<file or folder> …] [--area <name>] [--sample <n>] [--seed <n>] [--all] [--goal <percent>] [--jobs <n>] ' +
  '[--json] [--list] [--table]';

const SAMPLE = 30;

export type Options = {
  paths: string[];
  /** Names of areas; all of them if the table is requested without one. */
  areas: string[];
  /** The number of mutants drawn from the paths, or from each area; null for all of them. */
  sample: number | null;
  seed: number;
  /** Percent; the command fails below it. */
  goal: number | null;
  jobs: number;
  isJson: boolean;
  /** Shows the mutants and their tests without running them. */
  isList: boolean;
  isTable: boolean;
};

function number(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < min || value > max) {
    throw new PlainFailure(`--${name} takes a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/**
 * Reads the arguments.
 * @throws PlainFailure with the correct usage
 */
export function readOptions(args: readonly string[]): Options {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        area: { type: 'string', multiple: true, default: [] },
        sample: { type: 'string', default: String(SAMPLE) },
        seed: { type: 'string', default: '1' },
        all: { type: 'boolean', default: false },
        goal: { type: 'string' },
        jobs: { type: 'string', default: String(Math.max(1, availableParallelism())) },
        json: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        table: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new PlainFailure(`${error instanceof Error ? error.message : String(error)}\nUsage: ${USAGE}`);
  }
  const { values, positionals: paths } = parsed;
  const unknown = values.area.find((name) => !(name in AREAS));
  if (unknown !== undefined) {
    throw new PlainFailure(`There is no area "${unknown}"; the areas are ${Object.keys(AREAS).join(', ')}.`);
  }
  const areas = values.table && values.area.length === 0 ? Object.keys(AREAS) : values.area;
  if (paths.length === 0 && areas.length === 0)
    throw new PlainFailure(`Name a file, a folder or an area.\nUsage: ${USAGE}`);
  if (values.table && paths.length > 0)
    throw new PlainFailure('The table has areas alone: leave the paths out, or --table.');
  return {
    paths,
    areas,
    sample: values.all ? null : number('sample', values.sample, 1, 100_000),
    seed: number('seed', values.seed, 0, 2_147_483_647),
    goal: values.goal === undefined ? null : number('goal', values.goal, 1, 100),
    jobs: number('jobs', values.jobs, 1, 64),
    isJson: values.json,
    isList: values.list,
    isTable: values.table,
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { STEPS } from '../check/steps.ts';
import { PROJECT } from '../project.ts';

const FOLDER = join(PROJECT, '.github/workflows');

const Step = z.union([
  z.strictObject({ run: z.string(), env: z.record(z.string(), z.string()).optional() }),
  z.strictObject({
    uses: z.string().regex(/^actions\/[a-z-]+@v\d+$/),
    if: z.string().optional(),
    with: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
  }),
]);
const Job = z.strictObject({
  'runs-on': z.string(),
  'timeout-minutes': z.number(),
  strategy: z
    .strictObject({ 'fail-fast': z.literal(false), matrix: z.record(z.string(), z.array(z.string())) })
    .optional(),
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(Step),
});
const Workflow = z.strictObject({
  name: z.string(),
  on: z.unknown(),
  permissions: z.strictObject({ contents: z.literal('read') }),
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }),
  jobs: z.record(z.string(), Job),
});
type Job = z.infer<typeof Job>;

/** It publishes, and has a test of its own beside the packages that it publishes. */
const RELEASE = 'release.yml';
const tested = readdirSync(FOLDER).filter((name) => name !== RELEASE);
const workflows = tested.map((name) => Workflow.parse(parse(readFileSync(join(FOLDER, name), 'utf8'))));
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const { scripts } = z
  .looseObject({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')));

/** The commands of a job, with each value of the matrix filled in. */
const commandsOf = ({ steps, strategy }: Job): string[] =>
  steps.flatMap((step) => {
    if (!('run' in step)) return [];
    const name = /^\$\{\{ matrix\.(\w+) \}\}$/.exec(step.run)?.[1];
    return name === undefined ? [step.run] : (strategy?.matrix[name] ?? []);
  });
const commands = jobs.flatMap(commandsOf);

test('a workflow runs the commands of a person, and each of them is a script of the repository', () => {
  const named = commands
    .filter((command) => command !== 'npm ci')
    .map((command) => /^npm (?:run (?:-s )?)?([\w:]+)/.exec(command)?.[1]);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
});

test('every step of the tests that a workflow names is one, and together they leave none out', () => {
  const named = commands.flatMap((command) => /--only (\w+)/.exec(command)?.[1] ?? []);
  const quick = STEPS.filter(({ isQuick }) => isQuick).map(({ name }) => name);
  expect(commands).toContain('npm run verify');
  // The journeys build their own servers.
  expect(new Set([...quick, ...named, 'build'])).toEqual(new Set(STEPS.map(({ name }) => name)));
});

test('every job has an end, and every value of its matrix is used', () => {
  const unused = jobs.flatMap((job) =>
    Object.keys(job.strategy?.matrix ?? {}).filter((name) => !JSON.stringify(job).includes(`\${{ matrix.${name} }}`)),
  );
  expect(unused).toEqual([]);
});

test('the shards of the journeys are all there', () => {
  const shards = jobs.flatMap(({ strategy }) => (strategy?.matrix['shard'] ? [strategy.matrix['shard']] : []));
  expect(shards.length).toBe(2);
  for (const own of shards) expect(own).toEqual(own.map((_, index) => `${index + 1}/${own.length}`));
});

test('the oldest Node that is promised and the newer ones are tried', () => {
  const versions = new Set(jobs.flatMap(({ strategy }) => strategy?.matrix['node'] ?? []));
  expect([...versions].toSorted()).toEqual(['20.19', '22', '24']);
});

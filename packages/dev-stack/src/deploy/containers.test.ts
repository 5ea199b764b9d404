import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { API_FLAGS } from '../api-command.ts';
import { PROJECT } from '../project.ts';

const textOf = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');

type Service = {
  image?: string;
  build?: { target: string };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
};
// Safe: the tests below fail if the file has another form.
const { services } = parse(textOf('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
const built = Object.entries(services).flatMap(([name, { build }]) => (build ? [{ name, target: build.target }] : []));

type Stage = { name: string; base: string; lines: { word: string; rest: string }[] };

/** The stages of the Dockerfile. A line without a trailing backslash ends an instruction. */
function stages(): Stage[] {
  const found: Stage[] = [];
  const text = textOf('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ');
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    const [, base = '', name = ''] = word === 'FROM' ? (/^(\S+) AS (\S+)$/.exec(rest) ?? []) : [];
    if (word === 'FROM') found.push({ name, base, lines: [] });
    else found.at(-1)?.lines.push({ word, rest });
  }
  return found;
}

const copies = ({ lines }: Stage) =>
  lines.flatMap(({ word, rest }) => {
    if (word !== 'COPY') return [];
    const words = rest.split(/\s+/);
    const from = words.find((each) => each.startsWith('--from='))?.slice('--from='.length) ?? null;
    const paths = words.filter((each) => !each.startsWith('--'));
    return [{ from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }];
  });

const stageOf = (target: string): Stage => {
  const stage = stages().find(({ name }) => name === target);
  if (!stage) throw new Error(`The Dockerfile has no stage ${target}.`);
  return stage;
};

/** The variables that the image sets, base image first. */
function imageEnv(target: string): Record<string, string> {
  const { base, lines } = stageOf(target);
  const inherited = stages().some(({ name }) => name === base) ? imageEnv(base) : {};
  const own = lines.filter(({ word }) => word === 'ENV').flatMap(({ rest }) => rest.split(/\s+/));
  return { ...inherited, ...Object.fromEntries(own.map((pair) => pair.split('=', 2))) };
}

const madeEnv = Object.fromEntries(
  execFileSync(process.execPath, [join(PROJECT, 'deploy/make-env.mjs')], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

/** Fills in `${NAME:?}` and `${NAME:-otherwise}` as Compose does, from the file that make-env writes. */
function filledIn(text: string): string {
  return text.replace(/\$\{([A-Z_]+)(:\?|:-([^}]*))\}/g, (_, name: string, mark: string, otherwise?: string) => {
    const value = madeEnv[name] ?? otherwise;
    if (mark === ':?' && !madeEnv[name]) throw new Error(`deploy/make-env.mjs does not make ${name}.`);
    return value ?? '';
  });
}

const environmentOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filledIn(String(value))]),
  );

test('the linter of Dockerfiles has nothing to say', () => {
  expect(validate(textOf('Dockerfile')).map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

test('every image is built from a stage that there is, or pulled at a named version', () => {
  for (const { target } of built) expect(stageOf(target).name).toBe(target);
  const pulled = Object.values(services).flatMap(({ image }) => (image ? [image] : []));
  expect(pulled.length + built.length).toBe(Object.keys(services).length);
  for (const image of pulled) expect(image).toMatch(/^[a-z/]+:v?\d[\w.-]*$/);
});

test('every stage copies from a stage before it, or what a clone has', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: PROJECT, encoding: 'utf8' }).split('\n');
  const isTracked = (path: string) =>
    path === '.' || tracked.some((file) => file === path || file.startsWith(`${path}/`));
  const problems = stages().flatMap((stage, index) =>
    copies(stage).flatMap(({ from, sources }) => {
      const before = stages().slice(0, index);
      if (from !== null) return before.some(({ name }) => name === from) ? [] : [`${stage.name}: no stage ${from}`];
      return sources.filter((path) => !isTracked(path)).map((path) => `${stage.name}: no ${path} in a clone`);
    }),
  );
  expect(problems).toEqual([]);
});

test.each(built)('the image $target starts a program that was copied into it, and not as root', ({ target }) => {
  const { lines } = stageOf(target);
  const command: unknown = JSON.parse(lines.find(({ word }) => word === 'CMD')?.rest ?? '[]');
  const program = Array.isArray(command) ? String(command.at(-1)) : '';
  const arrived = copies(stageOf(target)).flatMap(({ sources, target: place }) =>
    place === './' ? sources.map((source) => source.replace(/^.*\/standalone$/, 'apps/portal')) : [place],
  );
  expect(arrived.filter((place) => program.startsWith(place))).not.toEqual([]);
  expect(lines.find(({ word }) => word === 'USER')?.rest).toBe('node');
});

test('the API in its container has the same memory options as everywhere', () => {
  const { lines } = stageOf('api');
  const command = lines.find(({ word }) => word === 'CMD')?.rest;
  expect(JSON.parse(command ?? '[]')).toEqual(['node', ...API_FLAGS, 'apps/api/dist/main.js']);
});

test('who depends on another names a service that there is, and mounts files that there are', () => {
  const names = Object.keys(services);
  const problems = Object.values(services).flatMap(({ depends_on: needs = {}, volumes = [] }) => [
    ...Object.keys(needs).filter((name) => !names.includes(name)),
    ...volumes.flatMap((volume) => {
      const [source = ''] = volume.split(':');
      return source.startsWith('./') && !existsSync(join(PROJECT, source)) ? [source] : [];
    }),
  ]);
  expect(problems).toEqual([]);
});

const READS = "const { readEnv } = await import(process.argv[1]); readEnv(process.env); console.log('accepted');";

test.each([
  ['api', 'src/start/env.ts'],
  ['worker', 'src/env.ts'],
  ['portal', 'src/server/env.ts'],
])('the %s accepts the environment of its container in production', (name, schema) => {
  const variables = { ...imageEnv(name), ...environmentOf(name) };
  const file = join(PROJECT, 'apps', name, schema);
  const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', READS, file], {
    cwd: PROJECT,
    env: { PATH: process.env['PATH'], ...variables },
    encoding: 'utf8',
  });
  expect(said).toContain('accepted');
  expect(variables['GRAHA_MODE'] ?? 'production').toBe('production');
  const read = readFileSync(file, 'utf8');
  expect(Object.keys(environmentOf(name)).filter((variable) => !read.includes(variable))).toEqual([]);
});

test('the roles that sign in are given their passwords by the job that migrates', () => {
  const given = environmentOf('migrate');
  for (const [name, variable] of [
    ['api', 'DATABASE_URL'],
    ['worker', 'DATABASE_URL'],
    ['portal', 'DATABASE_URL'],
    ['portal', 'AUTH_DATABASE_URL'],
    ['portal', 'OPERATOR_DATABASE_URL'],
  ] as const) {
    const { username, password } = new URL(environmentOf(name)[variable] ?? '');
    expect([name, given[`${username.toUpperCase()}_PASSWORD`]]).toEqual([name, password]);
  }
});

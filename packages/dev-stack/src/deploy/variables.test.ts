import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../project.ts';

const textOf = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

const SCHEMAS = ['apps/api/src/start/env.ts', 'apps/portal/src/server/env.ts', 'apps/worker/src/env.ts'];
const NAME_OF_SCHEMA = /^ {2,4}([A-Z][A-Z0-9_]+): \w/gm;
const readByServers = [...new Set(SCHEMAS.flatMap((path) => found(textOf(path), NAME_OF_SCHEMA)))];
const readByStart = found(textOf('packages/dev-stack/src/stack/settings.ts'), NAME_OF_SCHEMA);
const example = found(textOf('.env.example'), /^# ([A-Z][A-Z0-9_]+)=/gm);

/** All words in the code that can be a variable's name, without tests and documents. */
const code = execFileSync(
  'git',
  [
    'grep',
    '-hoE',
    '\\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\\b',
    '--',
    '*.ts',
    '*.mjs',
    ':!*.test.ts',
    ':!apps/portal/src/site/docs',
  ],
  { cwd: PROJECT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const words = new Set(code.split('\n'));
const isRead = (name: string): boolean => words.has(name) || readByServers.includes(name) || readByStart.includes(name);

test('every variable of .env.example is one that the code reads', () => {
  expect(example.length).toBeGreaterThan(20);
  expect(example.filter((name) => !isRead(name))).toEqual([]);
});

test('every setting of npm start is in .env.example', () => {
  expect(readByStart.length).toBeGreaterThan(10);
  expect(readByStart.filter((name) => !example.includes(name))).toEqual([]);
});

test('every variable that the README or the documents of deploy name is one that the code reads', () => {
  const files = ['README.md', 'deploy/helm/graha/values.yaml', 'deploy/compose/replicas.yml', 'docker-compose.yml'];
  const others = new Set([
    ...found(textOf('deploy/make-env.mjs'), /^ {2}([A-Z][A-Z0-9_]+): /gm),
    ...found(textOf('deploy/Caddyfile'), /\{\$([A-Z][A-Z0-9_]+)/g),
  ]);
  // Variables of other programs: Postgres, mailpit and Grafana.
  const foreign = /^(POSTGRES_|MP_|GF_)/;
  // The migration job reads them by their pattern.
  const passwords = /^GRAHA_[A-Z]+_PASSWORD$/;
  for (const file of files) {
    const named = found(textOf(file), /\b([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])\b/g);
    const unread = named.filter(
      (name) => !isRead(name) && !others.has(name) && !foreign.test(name) && !passwords.test(name),
    );
    expect([file, unread]).toEqual([file, []]);
  }
});

test('every variable that a server reads is on the page of operations', () => {
  const page = found(
    textOf('apps/portal/src/site/docs/operations/environment.ts'),
    /^ {2,4}\[?\s*'([A-Z][A-Z0-9_]+)',/gm,
  );
  expect(readByServers.length).toBeGreaterThan(30);
  expect(readByServers.filter((name) => !page.includes(name))).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { PROJECT } from '../project.ts';

const textOf = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');

const Service = z.looseObject({
  image: z.string().optional(),
  build: z.unknown().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  deploy: z.object({ replicas: z.number() }).optional(),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  configs: z.array(z.object({ source: z.string() })).default([]),
  volumes: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
});
const File = z.looseObject({
  services: z.record(z.string(), Service),
  configs: z.record(z.string(), z.object({ content: z.string() })).default({}),
  volumes: z.record(z.string(), z.unknown()).default({}),
});
const base = File.parse(parse(textOf('docker-compose.yml'), { merge: true }));
const added = File.parse(parse(textOf('deploy/compose/replicas.yml'), { merge: true }));
const OURS = { api: 'src/start/env.ts', portal: 'src/server/env.ts', worker: 'src/env.ts' };

test('there are two of each server that answers, behind the balancer that both files share', () => {
  for (const name of ['api', 'portal']) expect(added.services[name]?.deploy).toEqual({ replicas: 2 });
  const caddyfile = textOf('deploy/Caddyfile');
  for (const upstream of ['dynamic a api 4000', 'dynamic a portal 3000']) expect(caddyfile).toContain(upstream);
});

test.each(Object.entries(OURS))('the %s reads every variable that it is given', (name, schema) => {
  const read = textOf(`apps/${name}/${schema}`);
  const given = [base, added].flatMap(({ services }) => Object.keys(services[name]?.environment ?? {}));
  expect(given.filter((variable) => !new RegExp(`\\b${variable}: `).test(read))).toEqual([]);
});

test('a secret comes from the file that make-env writes, never from the compose file', () => {
  const made = execFileSync(process.execPath, [join(PROJECT, 'deploy/make-env.mjs')], { encoding: 'utf8' });
  const text = textOf('docker-compose.yml') + textOf('deploy/compose/replicas.yml');
  const required = [...text.matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, variable = '']) => variable);
  expect(required.length).toBeGreaterThan(20);
  expect(required.filter((variable) => !new RegExp(`^${variable}=.+$`, 'm').test(made))).toEqual([]);
  const values = Object.values({ ...base.services, ...added.services }).flatMap(({ environment }) =>
    Object.entries(environment).filter(([variable]) => /PASSWORD|SECRET|PEPPER|PRIVATE|DATABASE_URL/.test(variable)),
  );
  expect(values.filter(([, value]) => !String(value).includes('${'))).toEqual([]);
});

test('our servers and the programs beside them write to no image and hold no capability', () => {
  const sealed = [
    ...['api', 'worker', 'portal', 'migrate'].map((name) => [name, base.services[name]] as const),
    ...Object.entries(added.services).filter(([, { image }]) => image !== undefined),
  ];
  expect(sealed.length).toBe(7);
  expect(sealed.filter(([, service]) => !service?.read_only || !service.cap_drop.includes('ALL'))).toEqual([]);
});

test('whatever the second file names is there: services, configs, volumes, files, versions of images', () => {
  const names = new Set([...Object.keys(base.services), ...Object.keys(added.services)]);
  for (const [name, { depends_on: needs, configs, volumes }] of Object.entries(added.services)) {
    expect([name, Object.keys(needs).filter((need) => !names.has(need))]).toEqual([name, []]);
    expect([name, configs.filter(({ source }) => !(source in added.configs))]).toEqual([name, []]);
    const missing = volumes
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((source) => (source.startsWith('./') ? !existsSync(join(PROJECT, source)) : !(source in added.volumes)));
    expect([name, missing]).toEqual([name, []]);
  }
  const images = Object.values(added.services).flatMap(({ image }) => (image ? [image] : []));
  expect(images.filter((image) => !/^[a-z/]+:v?\d[\w.-]*(@sha256:[0-9a-f]{64})?$/.test(image))).toEqual([]);
});

test('only roles whose servers go through PgBouncer are known to it, and the worker listens past it', () => {
  const users = [...(added.configs['pgbouncer-users']?.content ?? '').matchAll(/^"(\w+)"/gm)].map(([, user]) => user);
  const through = Object.values(added.services).flatMap(({ environment }) => {
    const url = String(environment['DATABASE_URL'] ?? '');
    return url.includes('@pgbouncer:6432/') ? [/\/\/(\w+):/.exec(url)?.[1]] : [];
  });
  expect(users.toSorted()).toEqual(through.toSorted());
  for (const name of ['api', 'worker'])
    expect(added.services[name]?.environment['DATABASE_DIRECT_URL']).toContain('@postgres:5432/');
});

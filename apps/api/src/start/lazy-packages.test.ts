import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = new URL('../', import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'),
);
const textOf = (file: string): string => readFileSync(new URL(file, SOURCE), 'utf8');

test.each([
  '@opentelemetry/',
  'ioredis',
  'jose',
  '@resvg/resvg-wasm',
  '@graha/paper/render-paper',
  '@modelcontextprotocol/server',
  '../http/api-document',
])('%s is loaded when it is asked for, so that no start waits for it', (name) => {
  const eager = files.filter((file) => new RegExp(`^import (?!type ).*from '${name}`, 'm').test(textOf(file)));
  const lazy = files.filter((file) => textOf(file).includes(`import('${name}`));
  expect(eager).toEqual([]);
  expect(lazy.length).toBeGreaterThan(0);
});

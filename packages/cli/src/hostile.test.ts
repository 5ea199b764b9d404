import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingsOf } from './birth.ts';
import { run } from './run.ts';
import { baseUrlOf, credentialsOf, credentialsPath, saveCredentials } from './settings.ts';
import type { Terminal } from './terminal.ts';
import { terminalFor } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'graha-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MINE = { baseUrl: 'https://api.example', apiKey: 'graha_live_mine' };

async function ran(args: readonly string[], own: Partial<Terminal> = {}, env: Terminal['env'] = {}) {
  const { terminal, out, notes } = terminalFor({
    env: { GRAHA_BASE_URL: 'http://api.test', GRAHA_API_KEY: 'graha_test', HOME: folder, ...env },
    ...own,
  });
  return { code: await run(args, terminal), out, notes: notes.join('\n') };
}

test.each([['constructor'], ['__proto__'], ['toString', '--help'], ['completion', 'constructor']])(
  'a name that every object has is no command: %s',
  async (...args) => {
    expect((await ran(args)).code).toBe(2);
  },
);

test('an id that is refused before it is sent is a wrong input, not a network that is down', async () => {
  const { code, notes } = await ran(['keys', 'revoke', '../usage']);
  expect([code, notes]).toEqual([8, expect.stringContaining('key_id must be an id')]);
});

test('a key that no header can carry is named without being shown', async () => {
  const { code, notes } = await ran(['usage'], {}, { GRAHA_API_KEY: 'graha_live_\nsecret' });
  expect(code).toBe(3);
  expect(notes).not.toContain('secret');
});

test.each([
  ['call', 'kundali/basic'],
  ['chart', '1990-08-15', '09:30', 'Delhi'],
  ['keys', 'list'],
  ['usage'],
  ['batch', '-'],
])('Ctrl-C stops %s %s: one request at most, and the exit code 130', async (...args) => {
  const ending = new AbortController();
  let requests = 0;
  const fetch: typeof globalThis.fetch = async (_, init) => {
    requests += 1;
    ending.abort();
    init?.signal?.throwIfAborted();
    return new Response('{}', { status: 503 });
  };
  const { code } = await ran(args, { fetch, signal: ending.signal, read: async () => '{"year":1990}\n'.repeat(300) });
  expect([code, requests]).toEqual([130, 1]);
});

test('a line of the output has the number of its line in the file', async () => {
  const result = { status: 200, credits: 1, request_id: 'r', replayed: false, answer: {} };
  const fetch = async (): Promise<Response> => Response.json({ results: ['0', '1'].map((id) => ({ id, ...result })) });
  const { out } = await ran(['batch', '-'], { fetch, read: async () => '{"year":1}\n\n\n{"year":2}\n' });
  expect(out.map((line) => JSON.parse(line).line)).toEqual([1, 4]);
});

test('a setting that looks like a number and is none stays a text', () => {
  expect(settingsOf(['a=007', 'b=-0.5', 'c=12345678901234567890', 'd=0'])).toEqual({
    a: '007',
    b: -0.5,
    c: '12345678901234567890',
    d: 0,
  });
});

test('the key is never stored in the folder where the program runs', () => {
  for (const env of [{}, { HOME: '' }, { XDG_CONFIG_HOME: 'config', HOME: '/home/me' }])
    expect(credentialsPath(env)).toMatch(/^\/.+\/\.config\/graha\/credentials\.json$/);
});

test('a file with wider rights is replaced, so that a program with the old file open does not read the new key', () => {
  const env = { XDG_CONFIG_HOME: join(folder, 'wide') };
  mkdirSync(join(folder, 'wide/graha'), { recursive: true });
  writeFileSync(credentialsPath(env), '{}', { mode: 0o644 });
  const before = statSync(credentialsPath(env)).ino;
  saveCredentials(env, MINE);
  const { ino, mode } = statSync(credentialsPath(env));
  expect([ino === before, mode & 0o777]).toEqual([false, 0o600]);
  expect(JSON.parse(readFileSync(credentialsPath(env), 'utf8'))).toEqual(MINE);
});

test('a file that cannot be written is a failure that says where', async () => {
  writeFileSync(join(folder, 'taken'), '');
  const fetch = async (): Promise<Response> => new Response('{}', { status: 422 });
  const { code, notes } = await ran(['login', '--key', 'x'], { fetch }, { XDG_CONFIG_HOME: join(folder, 'taken') });
  expect([code, notes]).toEqual([1, expect.stringContaining('cannot be written')]);
});

test('a stored key goes to its own API alone', () => {
  const env = { XDG_CONFIG_HOME: join(folder, 'stored') };
  saveCredentials(env, MINE);
  expect(credentialsOf({ ...env, GRAHA_BASE_URL: 'https://api.example/' })).toEqual(MINE);
  expect(() => credentialsOf({ ...env, GRAHA_BASE_URL: 'https://other.example' })).toThrow('The stored key is of');
});

test.each(['localhost:4000', 'file:///etc', 'javascript:0'])('%s is no address of an API', (url) => {
  expect(() => baseUrlOf({ GRAHA_BASE_URL: url })).toThrow('No address of the API');
});

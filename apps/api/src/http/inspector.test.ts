import { execFile } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { accessTokenOf } from '@graha/domain/keys/app-token';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appWith, operations } from '../testing/app-with.ts';

/** The package has no entry for programs, so its command is found beside its manifest. */
const FOLDER = dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/inspector/package.json'));
const COMMAND = join(FOLDER, 'clients/cli/build/index.js');
/** Each run is a separate program, which takes about a second on an idle machine. */
const RUNS_MS = 180_000;

const api = appWith();
const key = api.issue();
const token = accessTokenOf(randomBytes(32).toString('base64url'));
api.tokenRecords.set(hash('sha256', token, 'hex'), key.record);
let address = '';
beforeAll(async () => {
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.app.close());

const place = { latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' };
const match = operations.find(({ id }) => id === 'matchmaking/ashtakoot');
const ARGUMENTS: Readonly<Record<string, object>> = {
  search_operations: { query: 'panchang' },
  describe_operation: { operation: 'kundali/basic' },
  call_operation: { operation: 'kundali/basic', input: EXAMPLE_BIRTH, picture: true },
  show_picture: { operation: 'kundali/basic', input: EXAMPLE_BIRTH },
  find_place: { q: 'Ujjain' },
  birth_chart: EXAMPLE_BIRTH,
  match_two_people: Object(match?.example),
  panchang_today: place,
};

/** Runs the inspector as a person does. */
async function inspected(bearer: string, ...args: string[]) {
  const header = `Authorization: Bearer ${bearer}`;
  const own = ['--transport', 'http', '--server-url', `${address}/mcp`, '--header', header];
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...own, ...args]);
  return JSON.parse(stdout);
}
const called = (bearer: string, name: string) =>
  inspected(
    bearer,
    '--method',
    'tools/call',
    '--tool-name',
    name,
    ...Object.entries(ARGUMENTS[name] ?? {}).flatMap(([member, value]) => [
      '--tool-arg',
      `${member}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ]),
  );

describe('the MCP Inspector', () => {
  test(
    'lists every tool without a complaint about its schema',
    async () => {
      const { tools } = await inspected(key.text, '--method', 'tools/list', '--strict');
      expect(tools.map(({ name }: { name: string }) => name).toSorted()).toEqual(Object.keys(ARGUMENTS).toSorted());
    },
    RUNS_MS,
  );

  test.each([
    ['a key', key.text],
    ['a token of a connected app', token],
  ])(
    'calls every tool with %s',
    async (_what, bearer) => {
      const names = Object.keys(ARGUMENTS);
      const results = await Promise.all(names.map((name) => called(bearer, name)));
      expect(results.map(({ isError = false, content }) => [isError, content[0].type])).toEqual(
        names.map(() => [false, 'text']),
      );
    },
    RUNS_MS,
  );
});

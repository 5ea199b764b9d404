import { expect, test } from 'vitest';
import { run } from './run.ts';
import { terminalFor } from './testing.ts';

const ENV = { GRAHA_BASE_URL: 'http://api.test', GRAHA_API_KEY: 'graha_test' };
const PROBLEMS = [{ loc: ['body', 'year'], msg: 'year is missing', type: 'missing' }];

/** The exit codes and the lines for the person, without and with --json. */
async function bothOf(args: readonly string[], own: Parameters<typeof terminalFor>[0]) {
  const runs = [args, [...args, '--json']].map(async (words) => {
    const { terminal, out, notes } = terminalFor({ env: ENV, ...own });
    return { exit: await run(words, terminal), out, notes };
  });
  const [text, json] = await Promise.all(runs);
  return { text, json };
}

const answering = (status: number, code: string, detail: unknown): typeof fetch => {
  const headers = { 'content-type': 'application/json', 'x-request-id': 'req_1' };
  return async () => new Response(JSON.stringify({ code, detail, status, retryable: false }), { status, headers });
};

test.each([
  [401, 'key_invalid', 'No such key.', 3],
  [402, 'credits_exhausted', 'No credits.', 5],
  [422, 'validation_error', PROBLEMS, 8],
])('with --json, a %i is the problem of the API in one object, with the exit code of the text', async (...row) => {
  const [status, code, detail, exit] = row;
  const { text, json } = await bothOf(['call', 'planets'], { fetch: answering(status, code, detail) });
  expect([text?.exit, json?.exit]).toEqual([exit, exit]);
  expect(json?.out).toEqual([]);
  expect(json?.notes.map((line) => JSON.parse(line))).toEqual([
    { detail, code, status, retryable: false, request_id: 'req_1' },
  ]);
});

test.each([
  ['no key', ['call', 'planets'], { env: { GRAHA_BASE_URL: 'http://api.test', HOME: '/nowhere' } }, 'key', 3],
  ['an unknown option', ['call', 'planets', '--wrong'], {}, 'usage', 2],
  ['an unknown command', ['nothing'], {}, 'usage', 2],
  ['Ctrl-C', ['call', 'planets'], { signal: AbortSignal.abort() }, 'stopped', 130],
] as const)('with --json, %s is an object with the name of its exit code', async (_, args, own, code, exit) => {
  const { text, json } = await bothOf(args, own);
  expect([text?.exit, json?.exit]).toEqual([exit, exit]);
  expect(json?.notes.map((line) => JSON.parse(line))).toEqual([
    { detail: text?.notes.join('\n'), code, status: 0, retryable: false, request_id: null },
  ]);
});

test('after --, --json is a word and the error is a text', async () => {
  const { terminal, notes } = terminalFor({ env: ENV });
  expect(await run(['keys', 'create', '--', '--json'], terminal)).not.toBe(0);
  expect(notes.join('')).not.toContain('{');
});

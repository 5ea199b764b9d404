import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyWebhook } from '@graha/sdk/webhooks';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { credentialsPath } from './settings.ts';
import type { Terminal } from './terminal.ts';
import { terminalFor } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'graha-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BASE = 'http://api.test';
const DELHI = {
  name: 'Delhi',
  region: 'Delhi',
  country: 'India',
  latitude: 28.65,
  longitude: 77.23,
  timezone: 'Asia/Kolkata',
};

type Seen = { url: string; method: string; headers: Headers; body: string };
type Answer = (seen: Seen) => Response | undefined;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const refusal = (status: number, code: string, detail: unknown = 'No.'): Response =>
  json({ code, detail, retryable: false, request_id: 'req_1' }, status);

/** A terminal whose API answers by these functions, the first that knows the request. */
function terminalWith(answers: readonly Answer[], own: Partial<Terminal> = {}, env: Record<string, string> = {}) {
  const seen: Seen[] = [];
  const { terminal, out, notes } = terminalFor({
    env: { GRAHA_BASE_URL: BASE, GRAHA_API_KEY: 'graha_test', HOME: folder, ...env },
    async fetch(url, init) {
      const request = {
        url: String(url),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: String(init?.body ?? ''),
      };
      seen.push(request);
      const found = answers.map((answer) => answer(request)).find((one) => one !== undefined);
      if (found === undefined) throw new TypeError('fetch failed');
      return found;
    },
    now: () => new Date('2026-11-29T20:00:00Z'),
    ...own,
  });
  const ask = async (...args: string[]) => ({
    code: await run(args, terminal),
    out: out.join('\n'),
    notes: notes.join('\n'),
    seen,
  });
  return { ask, seen };
}

const places: Answer = ({ url }) => (url.startsWith(`${BASE}/api/v1/places?`) ? json({ places: [DELHI] }) : undefined);
const operation =
  (id: string, answer: unknown): Answer =>
  ({ url, headers }) => {
    if (url !== `${BASE}/api/v1/${id}`) return undefined;
    const isText = headers.get('accept')?.startsWith('text/markdown') === true;
    return isText
      ? new Response(`# ${id}\n`, { headers: { 'content-type': 'text/markdown; charset=utf-8' } })
      : json(answer);
  };

test('chart finds the place, sends the birth and prints the text of the API', async () => {
  const { code, out, notes, seen } = await terminalWith([places, operation('kundali/basic', {})]).ask(
    'chart',
    '1990-08-15',
    '09:30',
    'Delhi',
    '--set',
    'ayanamsa=raman',
    '--language',
    'hi',
  );
  expect([code, out]).toEqual([0, '# kundali/basic']);
  expect(notes).toContain('Delhi, Delhi, India');
  const { latitude, longitude, timezone } = DELHI;
  expect(JSON.parse(seen.at(-1)?.body ?? '')).toEqual({
    year: 1990, month: 8, date: 15, hours: 9, minutes: 30, seconds: 0, latitude, longitude, timezone,
    settings: { ayanamsa: 'raman', language: 'hi' },
  }); // prettier-ignore
});

test('--json prints the answer as JSON', async () => {
  const { code, out } = await terminalWith([places, operation('kundali/basic', { a: 1 })]).ask(
    'chart',
    '1990-08-15',
    '09:30',
    'Delhi',
    '--json',
  );
  expect([code, JSON.parse(out)]).toEqual([0, { a: 1 }]);
});

test('today is the date at the place', async () => {
  const { code, seen } = await terminalWith([places, operation('panchang/full', {})]).ask(
    'panchang',
    'today',
    '--place',
    'Delhi',
  );
  expect(code).toBe(0);
  expect(JSON.parse(seen.at(-1)?.body ?? '')).toMatchObject({ year: 2026, month: 11, date: 30 });
});

test('call takes a body from the command line, a file and the standard input', async () => {
  const file = join(folder, 'body.json');
  writeFileSync(file, '{"from":"file"}');
  const given = ['{"from":"line"}', `@${file}`, '-'];
  const sent = given.map(async (body) => {
    const { seen } = await terminalWith([operation('western/natal', {})], { read: async () => '{"from":"input"}' }).ask(
      'call',
      'western/natal',
      '--body',
      body,
    );
    return JSON.parse(seen.at(-1)?.body ?? '').from;
  });
  expect(await Promise.all(sent)).toEqual(['line', 'file', 'input']);
});

describe('login', () => {
  const known: Answer = ({ url }) =>
    url.endsWith('/kundali/basic') ? refusal(422, 'validation_error', []) : undefined;

  test('stores a key that the API knows, for its owner alone', async () => {
    const env = { XDG_CONFIG_HOME: join(folder, 'xdg') };
    const own = { askSecret: async () => ' graha_mine\n', isInteractive: false };
    const { code, out } = await terminalWith([known], own, env).ask('login');
    const path = credentialsPath(env);
    expect([code, out]).toEqual([0, `Signed in at ${BASE}. The key is in ${path}.`]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ baseUrl: BASE, apiKey: 'graha_mine' });
  });

  test('asks for a key that is not shown, by --key -, and stores nothing for an empty one', async () => {
    const env = { XDG_CONFIG_HOME: join(folder, 'asked') };
    const asked = terminalWith([known], { askSecret: async () => 'graha_typed' }, env);
    expect((await asked.ask('login', '--key', '-')).code).toBe(0);
    expect(readFileSync(credentialsPath(env), 'utf8')).toContain('graha_typed');
    const { code, notes } = await terminalWith([known]).ask('login', '--key', '-');
    expect([code, notes]).toEqual([2, expect.stringContaining('No key was given')]);
  });

  test('stores nothing for an unknown key', async () => {
    const { code, notes } = await terminalWith([() => refusal(401, 'invalid_api_key')]).ask('login', '--key', 'x');
    expect([code, notes]).toEqual([3, expect.stringContaining('does not know this key')]);
  });
});

test('batch prints a line for each call, and says that some failed', async () => {
  const file = join(folder, 'births.ndjson');
  writeFileSync(file, '{"year":1990}\n\n{"operation":"panchang/tithi","input":{}}\n');
  const results = [
    { id: '0', status: 200, credits: 1, request_id: 'r', replayed: false, answer: { lagna: 'Leo' } },
    {
      id: '1',
      status: 422,
      credits: 0,
      request_id: 'r',
      replayed: false,
      error: { code: 'validation_error', detail: 'No.' },
    },
  ];
  const { code, out, notes, seen } = await terminalWith([
    ({ url }) => (url.endsWith('/batch') ? json({ results }) : undefined),
  ]).ask('batch', file);
  expect(JSON.parse(seen[0]?.body ?? '').calls).toMatchObject([
    { operation: 'kundali/basic' },
    { operation: 'panchang/tithi' },
  ]);
  expect(out.split('\n').map((line) => JSON.parse(line))).toMatchObject([
    { line: 1, credits: 1, answer: { lagna: 'Leo' } },
    { line: 3, error: { code: 'validation_error' } },
  ]);
  expect([code, notes]).toEqual([9, '1 of 2 calls failed; they cost nothing.']);
});

test('listen forwards a message with a signature that the printed secret verifies', async () => {
  const received: Seen[] = [];
  const body = '{"type":"webhook.test"}';
  const message = {
    delivery_id: 'd',
    webhook_id: 'w',
    message_id: 'msg_1',
    type: 'webhook.test',
    created_at: '',
    body,
  };
  const pages: Answer = ({ url }) =>
    url.includes('/webhook-messages')
      ? json({ messages: url.includes('after=') ? [message] : [], next: 'n' })
      : undefined;
  const hooks: Answer = ({ url }) =>
    url.endsWith('/account/webhooks') ? json({ webhooks: [{ webhook_id: 'w' }] }) : undefined;
  const hook: Answer = (seen) => {
    if (seen.url !== 'http://localhost:3000/hook') return undefined;
    received.push(seen);
    return new Response(null, { status: 204 });
  };
  const { code, out } = await terminalWith([pages, hooks, hook], { now: () => new Date() }).ask(
    'listen',
    '--forward-to',
    'http://localhost:3000/hook',
    '--once',
    '--json',
  );
  const [{ secret }, forwarded] = out.split('\n').map((line) => JSON.parse(line));
  expect([code, forwarded]).toEqual([0, { type: 'webhook.test', message_id: 'msg_1', status: 204 }]);
  const [{ headers, body: sent } = { headers: new Headers(), body: '' }] = received;
  expect(await verifyWebhook({ body: sent, headers, secret })).toEqual({ type: 'webhook.test' });
});

describe('a failure has its exit code and says what to do', () => {
  test.each<[string, Answer[], string[], Record<string, string>, number, string]>([
    ['no key', [], ['usage'], { GRAHA_API_KEY: '' }, 3, 'graha login'],
    ['a wrong key', [() => refusal(401, 'invalid_api_key')], ['usage'], {}, 3, 'Sign in'],
    ['no network', [], ['call', 'kundali/basic'], {}, 7, 'Check the network'],
    ['no credits', [() => refusal(402, 'credits_exhausted')], ['call', 'kundali/basic'], {}, 5, 'Buy credits'],
    ['a missing scope', [() => refusal(403, 'scope_denied')], ['keys', 'list'], {}, 4, 'scope manage'],
    [
      'a wrong input',
      [() => refusal(422, 'validation_error', [{ loc: ['body', 'year'], msg: 'is missing', type: 'missing' }])],
      ['call', 'kundali/basic'],
      {},
      8,
      'year: is missing',
    ],
    ['the rate limit', [() => refusal(429, 'rate_limited')], ['call', 'kundali/basic'], {}, 6, 'Wait a minute'],
    [
      'an unknown place',
      [() => json({ places: [] })],
      ['chart', '1990-08-15', '09:30', 'Xx'],
      {},
      8,
      'No place begins',
    ],
    ['an unknown command', [], ['fly'], {}, 2, 'graha help'],
    ['an unknown option', [], ['usage', '--fast'], {}, 2, 'Usage: graha usage'],
    ['a date in words', [], ['chart', 'monday', '09:30', 'Delhi'], {}, 2, '1990-08-15'],
    ['a body that is no JSON', [], ['call', 'kundali/basic', '--body', '{'], {}, 2, '--body is no JSON'],
  ])('%s', async (_what, answers, args, env, code, text) => {
    const done = await terminalWith(answers, {}, env).ask(...args);
    expect([done.code, done.notes]).toEqual([code, expect.stringContaining(text)]);
  });

  test('a 429 is waited for, and the person reads why', async () => {
    const answers = [refusal(429, 'rate_limited'), json({ a: 1 })];
    const limited = () => {
      const [first] = answers;
      if (answers.length > 1) answers.shift();
      return first;
    };
    answers[0] = json({ code: 'rate_limited', detail: 'No.', retryable: true }, 429, { 'retry-after': '0' });
    const { code, notes } = await terminalWith([limited]).ask('call', 'kundali/basic', '--json');
    expect([code, notes]).toEqual([0, 'Rate limit reached; waiting 0 seconds.']);
  });
});

test.each(['bash', 'zsh', 'fish'])('completion of %s names every command', async (shell) => {
  const { code, out } = await terminalWith([]).ask('completion', shell);
  expect(code).toBe(0);
  for (const name of ['login', 'chart', 'panchang', 'reconcile', 'call', 'batch', 'listen', 'keys', 'usage'])
    expect(out).toContain(name);
});

test('help lists every command and exit code', async () => {
  const { out } = await terminalWith([]).ask('help');
  expect(out).toContain('graha listen --forward-to <address>');
  expect(out).toContain('9  Some calls of a batch failed.');
});

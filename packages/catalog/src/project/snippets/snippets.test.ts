import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { catalog } from '../../families/catalog.ts';
import { listOperations } from '../../list/list-operations.ts';
import type { ClientRequest } from './client-calls.ts';
import { clientNamesOf } from './client-names.ts';
import { curl } from './http-calls.ts';
import { snippetsOf } from './snippets.ts';

const operations = listOperations(catalog);
const names = { family: 'kundali', method: 'basic', inputType: 'VedicChartRequest' };
const body = { year: 1995, month: 6, latitude: 12.9716, timezone: 'Asia/Kolkata', settings: { ayanamsa: 'lahiri' } };
const asked: ClientRequest = {
  baseUrl: 'http://localhost:4000',
  path: '/api/v1/kundali/basic',
  portalUrl: 'http://p',
  names,
  body,
};
const codesOf = (request: ClientRequest): Record<string, string> =>
  Object.fromEntries(snippetsOf(request).map(({ value, code }) => [value, code]));
const codes = codesOf({ ...asked, prints: ['lagna', 'sign'] });
const ran = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' });
const argumentsOf = (code: string): string[] =>
  execFileSync('sh', ['-c', code.replace(/^curl/, String.raw`printf "%s\n"`)], {
    env: { NODE_ENV: 'test', GRAHA_API_KEY: 'the-key' },
    encoding: 'utf8',
  }).split('\n');

test('no snippet carries a key, each names the variable', () => {
  for (const code of Object.values(codes)) {
    expect(code).toContain('GRAHA_API_KEY');
    expect(code).not.toMatch(/graha_(live|test)_\w/);
  }
});

test('a key stands in the lines only where its owner puts it there', () => {
  const key = 'graha_live_8fK2vQ7d_secret';
  for (const code of Object.values(codesOf({ ...asked, apiKey: key }))) {
    expect(code).toContain(key);
    expect(code).not.toContain('GRAHA_API_KEY');
  }
});

test('the curl line is one command for a shell', () => {
  expect(argumentsOf(codes['curl'] ?? '').slice(0, 4)).toEqual([
    'http://localhost:4000/api/v1/kundali/basic',
    '-H',
    'X-API-Key: the-key',
    '-H',
  ]);
});

test('the last line prints what was asked for', () => {
  expect(codes['typescript']).toContain('console.log(answer.lagna.sign);');
  expect(codes['sdk']).toContain('console.log(answer.lagna.sign);');
  expect(codes['python']).toContain('print(answer["lagna"]["sign"])');
  expect(codes['php']).toContain(`echo $answer['lagna']['sign']`);
  expect(codes['go']).toContain('fmt.Println(answer.Data.Lagna.Sign)');
});

test('only the languages that are named are written', () => {
  expect(snippetsOf(asked, ['go', 'curl']).map(({ value }) => value)).toEqual(['curl', 'go']);
});

const ODD = { full_name: 'O\'Hara `x` $y \\ "q" \u2028 é', on: true, off: null, list: [1, 'a'], none: {} };
const known = clientNamesOf(operations);
const examples = [
  ...operations.map(({ id, example }) => ({ id, names: known.get(id) ?? names, body: example })),
  { id: 'a body with every trap', names, body: ODD },
];
const codesFor = (one: (typeof examples)[number]) => codesOf({ ...asked, ...one });

test.each(examples)('$id: curl, fetch, SDK and Go send its example', (one) => {
  const { typescript = '', sdk = '', go = '' } = codesFor(one);
  const sent = argumentsOf(curl({ ...asked, body: one.body }));
  expect(JSON.parse(sent.slice(sent.indexOf('-d') + 1).join('\n'))).toEqual(one.body);
  const posted = /JSON\.stringify\((\{[\s\S]*?\n  \})\),\n\}\);/.exec(typescript)?.[1] ?? '';
  expect(new Function(`return ${posted}`)()).toEqual(one.body);
  const method = `graha.${one.names.family}.${one.names.method}(`;
  const given = sdk.slice(sdk.indexOf(method) + method.length, sdk.lastIndexOf(');\nconsole'));
  expect(new Function(`return ${given}`)()).toEqual(one.body);
  const raw = /body := (`[^`]*`|"(?:[^"\\]|\\.)*")\n/.exec(go)?.[1] ?? '';
  expect(JSON.parse(raw.startsWith('`') ? raw.slice(1, -1) : JSON.parse(raw))).toEqual(one.body);
});

const PYTHON = found('python3', '-c', '');
if (!PYTHON) process.stdout.write('Not tried: the Python lines, because there is no python3 here.\n');
const PHP = found('php', '-r', '');
if (!PHP) process.stdout.write('Not tried: the PHP lines, because there is no php here; on Debian: php-cli.\n');

test.skipIf(!PYTHON)('the Python lines of every operation say the same', () => {
  const literals = examples.map(
    (one) => /json\.dumps\(([\s\S]*?)\)\.encode\(\)/.exec(codesFor(one)['python'] ?? '')?.[1] ?? '',
  );
  const printed = ran('python3', '-c', `import json\nprint(json.dumps([${literals.join(',')}]))`);
  expect(JSON.parse(printed)).toEqual(examples.map((one) => one.body));
});

test.skipIf(!PHP)('the PHP lines of every operation say the same', () => {
  const literals = examples.map((one) => {
    const { php = '' } = codesFor(one);
    const method = `->${one.names.family}->${one.names.method}(`;
    return php.slice(php.indexOf(method) + method.length, php.lastIndexOf(');\necho'));
  });
  const printed = ran('php', '-r', `echo json_encode([${literals.join(',')}]);`);
  expect(JSON.parse(printed)).toEqual(examples.map((one) => one.body));
});

function found(...[command = '', ...args]: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

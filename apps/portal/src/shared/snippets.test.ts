import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { catalog } from '@graha/catalog/catalog';
import { listOperations } from '@graha/catalog/list-operations';
import { snippetsOf, snippetsWithSdk } from './snippets.ts';

const body = { year: 1995, month: 6, latitude: 12.9716, timezone: 'Asia/Kolkata', settings: { ayanamsa: 'lahiri' } };
const snippets = snippetsOf({ url: 'http://localhost:4000/api/v1/kundali/basic', body, prints: ['lagna', 'sign'] });
const codeOf = (value: string): string => snippets.find((snippet) => snippet.value === value)?.code ?? '';

test('no snippet carries a key, each names the variable', () => {
  for (const { code } of snippets) {
    expect(code).toContain('GRAHA_API_KEY');
    expect(code).not.toMatch(/graha_(live|test)_\w/);
  }
});

test('the body in the curl line is the JSON that was asked for', () => {
  const sent = /-d '([\s\S]*)'$/.exec(codeOf('curl'))?.[1] ?? '';
  expect(JSON.parse(sent)).toEqual(body);
});

test('the curl line is one command for a shell', () => {
  const printed = execFileSync('sh', ['-c', codeOf('curl').replace(/^curl/, 'printf "%s\\n"')], {
    env: { NODE_ENV: 'test', GRAHA_API_KEY: 'the-key' },
    encoding: 'utf8',
  });
  expect(printed.split('\n').slice(0, 4)).toEqual([
    'http://localhost:4000/api/v1/kundali/basic',
    '-H',
    'X-API-Key: the-key',
    '-H',
  ]);
});

test('an apostrophe in a value cannot end the shell string', () => {
  const [curl] = snippetsOf({ url: 'http://h/p', body: { full_name: "O'Hara" } });
  const printed = execFileSync('sh', ['-c', (curl?.code ?? '').replace(/^curl/, 'printf "%s\\n"')], {
    encoding: 'utf8',
  });
  expect(printed).toContain(`"full_name": "O'Hara"`);
});

test('the TypeScript body is the same object', () => {
  const sent = /JSON\.stringify\(([\s\S]*?)\),\n\}\);/.exec(codeOf('typescript'))?.[1] ?? '';
  expect(new Function(`return ${sent}`)()).toEqual(body);
});

test('the last line prints what was asked for', () => {
  expect(codeOf('typescript')).toContain('console.log(answer.lagna.sign);');
  expect(codeOf('python')).toContain('print(answer["lagna"]["sign"])');
});

const operations = listOperations(catalog);
const request = (id: string, example: unknown) => ({
  url: `http://h/api/v1/${id}`,
  baseUrl: 'http://h',
  portalUrl: 'http://p',
  sdkCall: 'kundali.basic',
  body: example,
});
const codes = (id: string, example: unknown) =>
  Object.fromEntries(snippetsWithSdk(request(id, example)).map(({ value, code }) => [value, code]));

test.each(operations)('$id: the lines of every language send its example', ({ id, example }) => {
  const { curl = '', typescript = '', sdk = '' } = codes(id, example);
  expect(JSON.parse(/-d '([\s\S]*)'$/.exec(curl)?.[1] ?? '')).toEqual(example);
  const sent = /JSON\.stringify\((\{[\s\S]*?\n  \})\),\n\}\);/.exec(typescript)?.[1] ?? '';
  expect(new Function(`return ${sent}`)()).toEqual(example);
  const asked = /basic\(([\s\S]*?)\);\nconsole/.exec(sdk)?.[1] ?? '';
  expect(new Function(`return ${asked}`)()).toEqual(example);
});

const PYTHON = findPython();
if (PYTHON === null) process.stdout.write('Not tried: the Python lines, because there is no python3 here.\n');

test.skipIf(PYTHON === null)('the Python lines of every operation say the same', () => {
  const literals = operations.map(({ id, example }) => {
    const { python = '' } = codes(id, example);
    return /json\.dumps\(([\s\S]*?)\)\.encode\(\)/.exec(python)?.[1] ?? '';
  });
  const printed = execFileSync(PYTHON ?? '', ['-c', `import json\nprint(json.dumps([${literals.join(',')}]))`], {
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual(operations.map(({ example }) => example));
});

function findPython(): string | null {
  try {
    execFileSync('python3', ['-c', '']);
    return 'python3';
  } catch {
    return null;
  }
}

test('a key stands in the lines only where its owner puts it there', () => {
  const key = 'graha_live_8fK2vQ7d_secret';
  const body = { year: 1990 };
  for (const { code } of snippetsWithSdk({ ...request('kundali/basic', body), apiKey: key })) {
    expect(code).toContain(key);
    expect(code).not.toContain('GRAHA_API_KEY');
  }
  for (const { code } of snippetsWithSdk(request('kundali/basic', body))) expect(code).toContain('GRAHA_API_KEY');
});

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { snippetsOf } from './snippets.ts';

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

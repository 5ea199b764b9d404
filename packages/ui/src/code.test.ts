import { expect, test } from 'vitest';
import { highlight, type CodeLanguage } from './code.tsx';

const coloured = (code: string, language: CodeLanguage) =>
  highlight(code, language).flatMap(({ role, text }) => (role === 'plain' ? [] : [`${role} ${text}`]));

test.each(['json', 'shell', 'typescript', 'python', 'php', 'go', 'text'] as const)(
  '%s: no character is lost',
  (language) => {
    const code = `{"a": -1.5e3, 'b': [true]} # c // d\n"x\\"y" $KEY https://host/p2 'it\n`;
    expect(
      highlight(code, language)
        .map((part) => part.text)
        .join(''),
    ).toBe(code);
  },
);

test('a key of JSON differs from a string', () => {
  expect(coloured('{"sign": "Libra", "degree": 7.25}', 'json')).toEqual([
    'key "sign"',
    'string "Libra"',
    'key "degree"',
    'number 7.25',
  ]);
});

test('an address in a shell line is neither a comment nor a number', () => {
  expect(coloured('curl http://localhost:4000/api/v1 -H "X-API-Key: $K" # try', 'shell')).toEqual([
    'string "X-API-Key: $K"',
    'comment # try',
  ]);
});

test('digits inside a name are not a number', () => {
  expect(coloured('const d9 = v1;', 'typescript')).toEqual([]);
});

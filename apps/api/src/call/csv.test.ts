import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('rows share one head, in which nested members have dotted names', () =>
  expect(
    csvOf([
      { a: 1, b: { c: 'x', d: null } },
      { a: 2, e: [true, 3] },
    ]),
  ).toBe('a,b.c,b.d,e.0,e.1\r\n1,x,,,\r\n2,,,true,3\r\n'));

test('what holds commas, quotes or line breaks stays one cell', () =>
  expect(csvOf([{ name: 'a "b", c\nd' }])).toBe('name\r\n"a ""b"", c\nd"\r\n'));

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '\nx'])('the text %j is no formula', (text) =>
  expect(csvOf([{ text }]).replace(/^text\r\n"?/, '')).toMatch(/^'/),
);

test('a number may be negative', () => expect(csvOf([{ x: -3.5 }])).toBe('x\r\n-3.5\r\n'));

test('an answer without rows is an empty table', () => expect(csvOf([])).toBe('\r\n'));

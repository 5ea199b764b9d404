import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('what holds commas, quotes or line breaks stays one cell', () =>
  expect(csvOf(['name', 'calls'], [['a "b", c\nd', 3]])).toBe('name,calls\r\n"a ""b"", c\nd",3\r\n'));

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '\nx'])('%j is text, not a formula', (cell) =>
  expect(csvOf(['x'], [[cell]]).replace(/^x\r\n"?/, '')).toBe(
    cell.includes('\n') || cell.includes('\r') ? `'${cell}"\r\n` : `'${cell}\r\n`,
  ),
);

test('a number may be negative, and nothing is an empty cell', () =>
  expect(csvOf(['x', 'y'], [[-3, null]])).toBe('x,y\r\n-3,\r\n'));

import { expect, test } from 'vitest';
import { csvOf } from './download.ts';
import { outlineOf } from '../table/outline.ts';

test('each table stands under its title, with names of members as its head', () => {
  const answer = { sign: 'Pisces', planets: [{ name: 'Sun', longitude: 66.5 }], vetoes: ['rajju'] };
  expect(csvOf(outlineOf(answer)).split('\r\n')).toEqual([
    'Sign,Pisces',
    '',
    'Planets',
    'name,longitude',
    'Sun,66.5',
    '',
    'Vetoes',
    'rajju',
    '',
  ]);
});

test('commas and quotes are wrapped, and nothing is run as a formula; a negative number stays a number', () => {
  const answer = { rows: [{ a: 'x, "y"', b: '=1+1', c: -7.5 }] };
  expect(csvOf(outlineOf(answer))).toContain('"x, ""y""",\'=1+1,-7.5');
});

test.each(['\n=1+1', '-2+3', '-'])('%j is text to a spreadsheet', (note) => {
  expect(csvOf(outlineOf({ rows: [{ a: 1, note }] }))).toContain(`'${note}`);
});

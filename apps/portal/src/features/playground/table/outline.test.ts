import { expect, test } from 'vitest';
import { valueAt } from '../json/rows.ts';
import { outlineOf, type OutlineBlock } from './outline.ts';

const ANSWER = {
  metadata: { engine: 'swisseph 2.10.03' },
  reference_sign: 'Pisces',
  is_waxing: false,
  planets: [
    { name: 'Sun', longitude: 66.5, lord: { id: 2, name: 'Mercury' }, tags: ['a', 'b'], aspects: [{ to: 'Moon' }] },
    { name: 'Moon', longitude: null, is_combust: true },
  ],
  vetoes: ['rajju', 'vedha'],
  tithi: { name: 'Navami', end: null },
};
const blocks = outlineOf(ANSWER);

test('single values are facts, and how it was measured comes last', () => {
  expect(blocks.map(({ kind, title }) => [kind, title])).toEqual([
    ['facts', ''],
    ['rows', 'Planets'],
    ['list', 'Vetoes'],
    ['facts', 'Tithi'],
    ['facts', 'Metadata'],
  ]);
  expect(blocks[0]).toMatchObject({
    facts: [
      { label: 'Reference sign', text: 'Pisces', path: 'reference_sign' },
      { label: 'Is waxing', text: 'no', path: 'is_waxing' },
    ],
  });
});

test('a list of objects is a table: one column for each value in any row, objects in it flattened, arrays kept apart', () => {
  const table = blocks.find((block): block is Extract<OutlineBlock, { kind: 'rows' }> => block.kind === 'rows');
  expect(table?.columns.map(({ key, isNumeric }) => [key, isNumeric])).toEqual([
    ['name', false],
    ['longitude', true],
    ['lord.id', true],
    ['lord.name', false],
    ['tags', false],
    ['is_combust', false],
  ]);
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['Sun', '66.5', '2', 'Mercury', 'a, b', null],
    ['Moon', '–', null, null, null, 'yes'],
  ]);
  expect(table?.rows[0]?.parts).toMatchObject([{ title: 'Aspects', path: 'planets[0].aspects', count: 1 }]);
});

test('every path in the outline leads to what it stands for', () => {
  const paths = blocks.flatMap((block) => {
    if (block.kind === 'rows') return block.rows.map(({ path }) => path);
    return (block.kind === 'facts' ? block.facts : block.items).map(({ path }) => path);
  });
  expect(paths).toHaveLength(9);
  expect(paths.filter((path) => valueAt(ANSWER, path) === undefined)).toEqual([]);
});

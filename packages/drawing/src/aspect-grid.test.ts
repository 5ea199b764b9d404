import { expect, test } from 'vitest';
import { aspectGrid, type AspectChart } from './aspect-grid.ts';
import { elementsOf, textOf } from './element.ts';
import { overlappingPairs } from './testing.ts';
import { textBoxes } from './text-boxes.ts';

const BODIES = ['Sun', 'Moon', 'Saturn', 'Ascendant', 'Midheaven'];
const draw = (chart: AspectChart) => aspectGrid(chart, { id: 'g', title: 'Aspects' });
const marks = (chart: AspectChart) =>
  [...elementsOf(draw(chart))]
    .filter(({ attributes }) => 'data-aspect' in attributes)
    .map((group) => {
      const box = [...elementsOf(group)].find(({ tag }) => tag === 'rect')?.attributes ?? {};
      return { row: (Number(box['y']) - 40) / 44, column: (Number(box['x']) - 40) / 44, fill: box['fill'] };
    });

const trine = { from: 'Moon', to: 'Saturn', kind: 'trine', orbDeg: 2.46 };

test('in a triangle an aspect stands once, whichever of the two is named first', () => {
  const other = { ...trine, from: 'Saturn', to: 'Moon' };
  const at = { row: 2, column: 1, fill: 'var(--accent-soft)' };
  expect(marks({ rows: BODIES, columns: null, aspects: [trine] })).toEqual([at]);
  expect(marks({ rows: BODIES, columns: null, aspects: [other] })).toEqual([at]);
});

test('between two charts the first body is the row, the second the column, and a body may meet itself', () => {
  const aspects = [trine, { from: 'Sun', to: 'Sun', kind: 'square', orbDeg: 1 }];
  expect(marks({ rows: BODIES, columns: BODIES, aspects })).toEqual([
    { row: 1, column: 2, fill: 'var(--accent-soft)' },
    { row: 0, column: 0, fill: 'var(--bad-soft)' },
  ]);
});

test('an aspect to a body that is not shown is left out', () => {
  expect(marks({ rows: BODIES, columns: null, aspects: [{ ...trine, to: 'Lilith' }] })).toEqual([]);
});

test('every aspect that the engine knows has a mark, and no two the same', () => {
  const kinds = ['conjunction', 'opposition', 'trine', 'square', 'sextile', 'quincunx', 'semisextile', 'semisquare', 'sesquiquadrate', 'quintile', 'biquintile']; // prettier-ignore
  const drawn = kinds.map((kind) => {
    const group = [...elementsOf(draw({ rows: BODIES, columns: null, aspects: [{ ...trine, kind }] }))].find(
      ({ attributes }) => 'data-aspect' in attributes,
    );
    const mark = group?.children[2];
    return typeof mark === 'object' ? `${String(mark.attributes['d'])}${textOf(mark)}` : '';
  });
  expect(new Set(drawn).size).toBe(kinds.length);
  expect(drawn.every((mark) => mark !== '')).toBe(true);
});

test('angles are written, bodies are drawn, and nothing stands on anything', () => {
  const drawn = draw({ rows: BODIES, columns: BODIES, aspects: [trine] });
  const words = textBoxes(drawn).map((box) => box.words);
  expect(words).toEqual(['AC', 'MC', 'AC', 'MC', '2.5°']);
  expect(overlappingPairs(textBoxes(drawn))).toEqual([]);
});

test('the grid is described in words', () => {
  const description = (aspects: AspectChart['aspects']) => {
    const found = [...elementsOf(draw({ rows: BODIES, columns: null, aspects }))].find(({ tag }) => tag === 'desc');
    return found && textOf(found);
  };
  expect(description([trine])).toBe('Moon trine Saturn, orb 2.5°.');
  expect(description([])).toBe('No aspects.');
});

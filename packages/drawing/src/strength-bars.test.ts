import { expect, test } from 'vitest';
import { elementsOf, type SvgElement } from './element.ts';
import { strengthBars, type StrengthChart } from './strength-bars.ts';

const CHART: StrengthChart = {
  unit: 'rupas',
  parts: ['Position', 'Time', 'Aspects'],
  rows: [
    { name: 'Sun', parts: [4, 2, -1], total: 5, needed: 5 },
    { name: 'Moon', parts: [3, null, 1], total: null, needed: 6 },
  ],
};
const drawn = strengthBars(CHART, { id: 'p', title: 'Strengths' });

const rowsOf = (root: SvgElement) =>
  [...elementsOf(root)].filter(({ attributes }) => attributes['data-row'] !== undefined);
const barsOf = (row: SvgElement) => [...elementsOf(row)].filter(({ tag }) => tag === 'rect').map(({ attributes }) => attributes); // prettier-ignore

test('each part of a bar is as long as its value, on one scale for all rows', () => {
  const widths = rowsOf(drawn).map((row) => barsOf(row).map(({ width }) => Number(width)));
  const unit = (widths[0]?.[1] ?? 0) / 2;
  expect(widths.map((row) => row.map((width) => Math.round((width / unit) * 100) / 100))).toEqual([
    [4, 2, 1],
    [3, 1],
  ]);
});

test('a negative part is left of zero, and the others follow each other from zero', () => {
  const [position, time, aspects] = barsOf(rowsOf(drawn)[0] ?? drawn);
  const right = (bar: typeof position) => Number(bar?.['x']) + Number(bar?.['width']);
  expect(right(position)).toBeCloseTo(Number(time?.['x']), 1);
  expect(right(aspects)).toBeCloseTo(Number(position?.['x']), 1);
});

test('the text alternative has the sum, the needed amount and every part; an unknown sum is named as such', () => {
  const text = JSON.stringify(drawn);
  expect(text).toContain('Sun 5.00 rupas, needs 5: Position 4.00, Time 2.00, Aspects -1.00.');
  expect(text).toContain('Moon not known, needs 6: Position 3.00, Aspects 1.00.');
});

import { expect, test } from 'vitest';
import { elementsOf, textOf } from './element.ts';
import { scoreCard, type ScoreChart } from './score-card.ts';
import { overlappingPairs } from './testing.ts';
import { textBoxes } from './text-boxes.ts';

const CHART: ScoreChart = {
  total: 24.5,
  max: 36,
  rows: [
    { name: 'Varna', score: 0, max: 1, compared: 'Brahmin / Shudra' },
    { name: 'Vashya', score: 0.5, max: 2, compared: 'Jalachara / Manava' },
    { name: 'Nadi', score: 8, max: 8, compared: 'Antya / Adi' },
  ],
};
const drawn = scoreCard(CHART, { id: 's', title: 'Ashtakoot' });
const boxesOf = (name: string) => {
  const row = [...elementsOf(drawn)].find(({ attributes }) => attributes['data-row'] === name);
  const rects = row ? [...elementsOf(row)].filter(({ tag }) => tag === 'rect') : [];
  const full = rects.filter(({ attributes }) => attributes['fill'] === 'var(--ink)');
  const empty = rects.filter(({ attributes }) => attributes['fill'] === 'none');
  return { count: empty.length, filled: full.map(({ attributes }) => Number(attributes['width'])), whole: Number(empty[0]?.attributes['width']) }; // prettier-ignore
};

test('a row has a box for each point to have, and as many are full as were given', () => {
  expect(boxesOf('Varna')).toMatchObject({ count: 1, filled: [] });
  expect(boxesOf('Nadi')).toMatchObject({ count: 8 });
  expect(boxesOf('Nadi').filled).toHaveLength(8);
});

test('half a point fills half a box', () => {
  const { count, filled, whole } = boxesOf('Vashya');
  expect(count).toBe(2);
  expect(filled).toEqual([Math.round((whole / 2) * 100) / 100]);
});

test('the needle stands at the total of the scale', () => {
  const needle = [...elementsOf(drawn)].find(({ attributes }) => 'data-now' in attributes);
  const line = needle && [...elementsOf(needle)].find(({ tag }) => tag === 'rect');
  expect(Number(line?.attributes['x']) + 1).toBeCloseTo(1 + (24.5 / 36) * 418, 1);
});

test('nothing is said twice in the same place, and the whole is described in words without a verdict', () => {
  expect(overlappingPairs(textBoxes(drawn))).toEqual([]);
  const description = [...elementsOf(drawn)].find(({ tag }) => tag === 'desc');
  expect(description && textOf(description)).toBe(
    '24.5 of 36. Varna 0 of 1 (Brahmin / Shudra). Vashya 0.5 of 2 (Jalachara / Manava). Nadi 8 of 8 (Antya / Adi).',
  );
});

test('points of more than eight boxes are within their column', () => {
  const many = scoreCard({ total: 3, max: 12, rows: [{ name: 'All', score: 3, max: 12, compared: '' }] }, { id: 'm', title: 'Many' }); // prettier-ignore
  const right = Math.max(
    ...[...elementsOf(many)]
      .filter(({ attributes }) => attributes['stroke'] === 'var(--text-3)' && 'width' in attributes)
      .map(({ attributes }) => Number(attributes['x']) + Number(attributes['width'])),
  );
  expect(right).toBeLessThanOrEqual(356);
});

test('long properties end before the boxes, and are whole in the description', () => {
  const compared = 'Descending pada / Descending kantha';
  const card = scoreCard({ total: 1, max: 1, rows: [{ name: 'Rajju', score: 1, max: 1, compared }] }, { id: 'l', title: 'Long' }); // prettier-ignore
  const shown = textBoxes(card).filter(({ words }) => words.startsWith('Descending'));
  expect(shown.map(({ right }) => right <= 180)).toEqual([true]);
  const description = [...elementsOf(card)].find(({ tag }) => tag === 'desc');
  expect(description && textOf(description)).toContain(compared);
});

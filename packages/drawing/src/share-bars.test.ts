import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementsOf, textOf, type SvgElement } from './element.ts';
import { shareBars, type ShareChart } from './share-bars.ts';
import { labelBoxes, overlappingPairs } from './testing.ts';

const draw = (chart: ShareChart): SvgElement => shareBars(chart, { id: 's', title: 'Balance' });
const drawn = (chart: ShareChart) => [...elementsOf(draw(chart))];

const CHART: ShareChart = {
  groups: [
    {
      name: 'Polarities',
      rows: [
        { name: 'Active', points: ['Sun', 'Ascendant'], weight: 3.5, share: 0.7 },
        { name: 'Receptive', points: ['Moon'], weight: 1.5, share: 0.3 },
      ],
    },
    { name: 'Horizon', rows: [{ name: 'Above', points: [], weight: 0, share: 0 }] },
  ],
};

test('a bar is as long as its share of the track, and the largest of a group is stronger', () => {
  const bars = drawn(CHART)
    .filter(({ attributes }) => 'data-row' in attributes)
    .map(({ attributes }) => [attributes['data-row'], attributes['width'], Number(attributes['fill-opacity']) > 0.3]);
  expect(bars).toEqual([['Active', 221.2, true], ['Receptive', 94.8, false], ['Above', 0, true]]); // prettier-ignore
});

test('each row says its weight and its share, and a point without a glyph its letters', () => {
  const words = drawn(CHART).filter(({ tag }) => tag === 'text').map(textOf); // prettier-ignore
  expect(words).toEqual(['Polarities', 'Active', 'AC', '3.5 · 70 %', 'Receptive', '1.5 · 30 %', 'Horizon', 'Above', '0 · 0 %']); // prettier-ignore
});

test('the balance is described', () => {
  expect(drawn(CHART).filter(({ tag }) => tag === 'desc').map(textOf)).toEqual([
    'Polarities: Active 70 % (Sun, Ascendant); Receptive 30 % (Moon). Horizon: Above 0 % (none).',
  ]); // prettier-ignore
});

test('of any points and weights no label is on another or outside the picture, and none is lost', () => {
  const names = ['Sun', 'Moon', 'North Node', 'Imum Coeli', 'True Lilith', 'Poseidon'];
  const row = fc.record({
    name: fc.constantFrom(
      'Fire',
      'Houses 10–12',
      'Receptive',
      'Четвёртый квадрант',
      'a name that no space is enough for',
    ),
    points: fc.array(fc.constantFrom(...names), { maxLength: 36, size: 'max' }),
    weight: fc.double({ min: 0, max: 36, noNaN: true }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const picture = draw({ groups: [{ name: 'Quadrants', rows }] });
      const boxes = labelBoxes(picture);
      expect(overlappingPairs(boxes)).toEqual([]);
      const [, , width = 0, height = 0] = String(picture.attributes['viewBox']).split(' ').map(Number);
      expect(boxes.filter(({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height)).toEqual([]);
      const more = boxes.map(({ words }) => Number(/^\+(\d+)$/.exec(words)?.[1] ?? 0)).reduce((sum, count) => sum + count, 0);
      const marks = boxes.filter(({ words }) => ['sun', 'moon', 'rahu', 'IC', 'TL', 'Po'].includes(words)).length;
      expect(marks + more).toBe(rows.flatMap(({ points }) => points).length);
    }),
  ); // prettier-ignore
});

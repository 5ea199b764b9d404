import fc from 'fast-check';
import { expect, test } from 'vitest';
import { biWheel, type BiWheelChart } from './bi-wheel.ts';
import { elementsOf, textOf } from './element.ts';
import { labelBoxes, overlappingPairs } from './testing.ts';
import { DOUBLE, onWheel, WHEEL_VIEW, type WheelForm } from './wheel-geometry.ts';

const NAMES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Chiron', 'North Node']; // prettier-ignore

const bodies = (longitudes: readonly number[]) =>
  longitudes.map((longitudeDeg, index) => ({ name: NAMES[index] ?? 'Sun', longitudeDeg, retrograde: true }));

const chartOf = (ascendantDeg: number, inside: readonly number[], outside: readonly number[]): BiWheelChart => ({
  houses: {
    ascendantDeg,
    midheavenDeg: (ascendantDeg + 263) % 360,
    cuspsDeg: Array.from({ length: 12 }, (_, index) => (ascendantDeg + index * 30) % 360),
  },
  inside: { name: 'Natal', bodies: bodies(inside), angles: { ascendantDeg, midheavenDeg: (ascendantDeg + 263) % 360 } },
  outside: { name: 'Transits', bodies: bodies(outside), angles: null },
  between: [],
  pointed: 'outside',
});

const draw = (chart: BiWheelChart, form: WheelForm = 'full') => biWheel(chart, { id: 'b', title: 'Two charts', form });
const FORM_NAMES: readonly WheelForm[] = ['full', 'plain', 'compact'];
const angle = fc.double({ min: 0, max: 359.999, noNaN: true });
const ring = fc.array(angle, { minLength: 1, maxLength: 12 });

test.each(FORM_NAMES)('no glyph, figure or name of either ring stands on another, form %s', (form) => {
  fc.assert(
    fc.property(angle, ring, ring, (ascendantDeg, inside, outside) => {
      expect(overlappingPairs(labelBoxes(draw(chartOf(ascendantDeg, inside, outside), form)))).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test.each(FORM_NAMES)('everything stands inside the picture, form %s', (form) => {
  const [left, top, width, height] = WHEEL_VIEW;
  for (let ascendantDeg = 0; ascendantDeg < 360; ascendantDeg += 11) {
    for (const box of labelBoxes(draw(chartOf(ascendantDeg, [10], [20]), form))) {
      expect([box.left >= left, box.right <= left + width]).toEqual([true, true]);
      expect([box.top >= top, box.bottom <= top + height]).toEqual([true, true]);
    }
  }
});

test('an aspect goes from the ring outside to the one inside, and to its angles', () => {
  const chart: BiWheelChart = {
    ...chartOf(0, [10], [100]),
    between: [
      { from: 'Sun', to: 'Sun', kind: 'square', orbDeg: 0 },
      { from: 'Sun', to: 'Ascendant', kind: 'trine', orbDeg: 3 },
      { from: 'Sun', to: 'Vertex', kind: 'trine', orbDeg: 3 },
    ],
  };
  const lines = [...elementsOf(draw(chart))].filter((element) => element.attributes['data-aspect'] !== undefined);
  expect(lines).toHaveLength(2);
  const rounded = (point: readonly number[]) => point.map((value) => Math.round(value * 100) / 100).join(' ');
  expect(lines[0]?.attributes['d']).toBe(
    `M${rounded(onWheel(100, DOUBLE.aspect, 0))}L${rounded(onWheel(10, DOUBLE.aspect, 0))}`,
  );
});

test('a page points at one ring, and the description names both', () => {
  const drawn = draw(chartOf(0, [10], [100]));
  expect([...elementsOf(drawn)].filter((element) => element.attributes['data-body'] !== undefined)).toHaveLength(1);
  const description = [...elementsOf(drawn)].find((element) => element.tag === 'desc');
  expect(description && textOf(description)).toBe(
    'Inside, Natal: Ascendant 0°00′ Aries. Sun 10°00′ Aries. Outside, Transits: Sun 10°00′ Cancer.',
  );
});

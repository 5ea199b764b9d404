import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dial } from './dial.ts';
import { DIAL_CENTRE, DIAL_WIDTH, type DialChart } from './dial-geometry.ts';
import { sectorsOf } from './dial-ring.ts';
import { elementsOf, textOf, type SvgElement } from './element.ts';
import { lettersOf } from './point-mark.ts';
import { labelBoxes, overlappingPairs } from './testing.ts';

/** Every point that a Western chart can place, with the angles. */
const NAMES = [
  'Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'North Node', 'South Node', 'Chiron',
  'Lilith', 'True Lilith', 'Priapus', 'Selena', 'Ceres', 'Pallas', 'Juno', 'Vesta', 'Cupido', 'Hades', 'Zeus', 'Kronos', 'Apollon',
  'Admetos', 'Vulkanus', 'Poseidon', 'Ascendant', 'Midheaven', 'Descendant', 'Imum Coeli', 'Vertex', 'Antivertex', 'East Point',
]; // prettier-ignore

const draw = (chart: DialChart): SvgElement => dial(chart, { id: 'd', title: 'Dial' });
const heightOf = (picture: SvgElement): number => Number(String(picture.attributes['viewBox']).split(' ')[3]);
const wordsOf = (picture: SvgElement, tag: string): string[] =>
  [...elementsOf(picture)].filter((element) => element.tag === tag).map(textOf);

const CHART: DialChart = {
  modulusDeg: 90,
  trees: [
    { name: 'Moon', dialDeg: 10, midpoints: [] },
    { name: 'Sun', dialDeg: 22.5, midpoints: [{ pointA: 'Moon', pointB: 'Mars', orbDeg: 0.29 }] },
    { name: 'Mars', dialDeg: 35, midpoints: [] },
  ],
};

test('degrees go counter-clockwise from the top: 22.5° of 90° is at the left, and its pair on both sides', () => {
  const drawn = [...elementsOf(draw(CHART))];
  const pointer = drawn.find(({ attributes }) => attributes['data-pointer'] === 'Sun');
  expect(String(pointer?.attributes['d'])).toMatch(/^M59 220L334 220$/);
  const pair = drawn.find(({ attributes }) => attributes['data-pair'] === 'Moon Mars');
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] =
    String(pair?.attributes['d'])
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  expect(x1).toBeCloseTo(x2, 1);
  expect(y1 + y2).toBeCloseTo(2 * DIAL_CENTRE[1], 1);
});

test('the pointer is on the first point with a midpoint, and every other such point has an axis', () => {
  const marked = (chart: DialChart, name: string) =>
    [...elementsOf(draw(chart))].flatMap(({ attributes }) => attributes[name] ?? []);
  expect(marked(CHART, 'data-pointer')).toEqual(['Sun']);
  const more = {
    ...CHART,
    trees: CHART.trees.map((tree) => ({ ...tree, midpoints: CHART.trees[1]?.midpoints ?? [] })),
  };
  expect(marked(more, 'data-pointer')).toEqual(['Moon']);
  expect(marked(more, 'data-axis')).toEqual(['Sun', 'Mars']);
  expect(marked({ ...CHART, trees: [] }, 'data-pointer')).toEqual([]);
});

test('sectors hold the signs of a mode on 90°, of two on 45°, and all on 22.5°', () => {
  expect(sectorsOf(90)).toEqual([
    { startDeg: 0, endDeg: 30, signs: ['Aries', 'Cancer', 'Libra', 'Capricorn'] },
    { startDeg: 30, endDeg: 60, signs: ['Taurus', 'Leo', 'Scorpio', 'Aquarius'] },
    { startDeg: 60, endDeg: 90, signs: ['Gemini', 'Virgo', 'Sagittarius', 'Pisces'] },
  ]);
  expect(sectorsOf(45).map(({ signs }) => signs.length)).toEqual([8, 8, 8]);
  expect(sectorsOf(22.5).map(({ signs }) => signs.length)).toEqual([12, 12, 12]);
  expect(sectorsOf(360).map(({ signs }) => signs.join())).toEqual(sectorsOf(360).map(({ signs }) => signs[0]));
});

test('no two points have the same letters', () => {
  const letters = NAMES.map(lettersOf);
  expect(letters.filter((one, index) => letters.indexOf(one) !== index)).toEqual([]);
});

test('a line that is full counts what it leaves out', () => {
  const midpoints = Array.from({ length: 40 }, () => ({ pointA: 'Moon', pointB: 'Mars', orbDeg: 4.99 }));
  const trees = [{ name: 'Sun', dialDeg: 0, midpoints }];
  expect(wordsOf(draw({ modulusDeg: 22.5, trees }), 'text')).toContain('+37');
});

test('the dial is described: its signs, the pointer, and each point with its midpoints', () => {
  expect(wordsOf(draw(CHART), 'desc')).toEqual([
    'Dial of 90°, counter-clockwise from the top: Aries, Cancer, Libra, Capricorn from 0°; Taurus, Leo, Scorpio, Aquarius from 30°; Gemini, Virgo, Sagittarius, Pisces from 60°. The pointer is on Sun. Moon 10°00′. Sun 22°30′ = Moon/Mars 0°17′. Mars 35°00′.',
  ]);
});

test('of any points at any places no label is on another or outside the picture', () => {
  const modulus = fc.constantFrom(360, 90, 45, 22.5);
  const tree = fc.record({
    share: fc.double({ min: 0, max: 0.999, noNaN: true }),
    pairs: fc.array(fc.tuple(fc.nat(35), fc.nat(35), fc.double({ min: 0, max: 5, noNaN: true })), {
      maxLength: 12,
      size: 'max',
    }),
  });
  const trees = fc.array(tree, { maxLength: NAMES.length, size: 'max' });
  const near = trees.map((rows) => rows.map((row) => ({ ...row, share: row.share * 0.05 })));
  fc.assert(
    fc.property(modulus, fc.oneof(trees, near), (modulusDeg, rows) => {
      const named = (index: number): string => NAMES[index] ?? '';
      const picture = draw({
        modulusDeg,
        trees: rows.map(({ share, pairs }, index) => ({
          name: named(index),
          dialDeg: share * modulusDeg,
          midpoints: pairs.map(([a, b, orbDeg]) => ({ pointA: named(a), pointB: named(b), orbDeg })),
        })),
      });
      const boxes = labelBoxes(picture);
      expect(overlappingPairs(boxes)).toEqual([]);
      const outside = boxes.filter(({ left, right, top, bottom }) => left < 0 || right > DIAL_WIDTH || top < 0 || bottom > heightOf(picture)); // prettier-ignore
      expect(outside).toEqual([]);
    }),
  );
});

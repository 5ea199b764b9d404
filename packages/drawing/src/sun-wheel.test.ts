import { expect, test } from 'vitest';
import { elementsOf, textOf } from './element.ts';
import { sunWheel } from './sun-wheel.ts';
import { textBoxes } from './text-boxes.ts';

const picture = sunWheel(
  {
    bodies: [
      { name: 'Earth', longitudeDeg: 10, retrograde: false },
      { name: 'Mars', longitudeDeg: 100, retrograde: false },
    ],
    aspects: [{ from: 'Earth', to: 'Mars', kind: 'square', orbDeg: 0 }],
  },
  { id: 's', title: 'Heliocentric' },
);
const drawn = [...elementsOf(picture)];

test('the Sun is in the middle, the Earth has its glyph, and aspects go between the planets', () => {
  const glyphs = drawn.flatMap(({ attributes }) => attributes['data-glyph'] ?? []);
  expect(glyphs).toEqual(expect.arrayContaining(['sun', 'earth', 'mars']));
  expect(drawn.flatMap(({ attributes }) => attributes['data-aspect'] ?? [])).toEqual(['Earth square Mars']);
});

test('Aries begins at the left: 10° is there, below the middle', () => {
  const earth = drawn.find(({ attributes }) => attributes['data-glyph'] === 'earth');
  const [x = 0, y = 0] =
    String(earth?.attributes['transform'])
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  expect(x).toBeLessThan(100);
  expect(y).toBeGreaterThan(260);
});

test('there are no houses and no angles', () => {
  expect(drawn.filter(({ attributes }) => 'data-cusp' in attributes)).toEqual([]);
  expect(textBoxes(picture).map(({ words }) => words)).toEqual(['10°', '00′', '10°', '00′']);
});

test('the chart is described without an ascendant', () => {
  expect(drawn.filter(({ tag }) => tag === 'desc').map(textOf)).toEqual([
    'Around the Sun: Earth 10°00′ Aries. Mars 10°00′ Cancer.',
  ]);
});

import { expect, test } from 'vitest';
import { elementsOf, textOf } from './element.ts';
import { NAMED_STARS, STARS } from './stars.ts';
import { overlappingPairs } from './testing.ts';
import { textBoxes } from './text-boxes.ts';
import { STRIP_HEIGHT, stripX, stripY, zodiacStrip, type StripBody } from './zodiac-strip.ts';

const draw = (bodies: readonly StripBody[]) => zodiacStrip(bodies, { id: 'z', title: 'The belt' });

test('longitudes run right to left over the whole width', () => {
  expect([stripX(0), stripX(90), stripX(360)]).toEqual([1440, 1080, 0]);
});

test('every star of the catalogue is bright enough, near enough and inside the picture', () => {
  expect(STARS).toHaveLength(386);
  for (const star of STARS) {
    expect(star.magnitude).toBeLessThanOrEqual(5.8);
    expect(Math.abs(star.latitudeDeg)).toBeLessThanOrEqual(21);
    expect(stripY(star.latitudeDeg)).toBeLessThan(STRIP_HEIGHT);
  }
});

test('no star is listed twice', () => {
  const places = STARS.map(({ longitudeDeg, latitudeDeg, magnitude }) => `${longitudeDeg} ${latitudeDeg} ${magnitude}`);
  expect(new Set(places).size).toBe(STARS.length);
});

test('Spica stands at 180° sidereal, two degrees south', () => {
  const spica = NAMED_STARS.find((star) => star.name === 'Spica');
  expect(spica?.longitudeDeg).toBeCloseTo(180, 1);
  expect(spica?.latitudeDeg).toBeCloseTo(-2.06, 1);
});

test('every star is drawn once', () => {
  const dots = [...elementsOf(draw([]))].filter((element) => String(element.attributes['d']).includes('h0'));
  expect(dots.reduce((sum, element) => sum + String(element.attributes['d']).split('h0').length - 1, 0)).toBe(386);
});

test('twelve signs and twenty-seven mansions are named, and no name stands on another', () => {
  const boxes = textBoxes(draw([]));
  expect(boxes.filter((box) => box.top > 225)).toHaveLength(27);
  // Geist Sans is narrower than the mono font assumed for the boxes.
  const narrowed = boxes.map((box) => {
    const spare = ((box.right - box.left) * (1 - 0.52 / 0.6)) / 2;
    return { ...box, left: box.left + spare, right: box.right - spare };
  });
  expect(overlappingPairs(narrowed.filter((box) => box.top > 200))).toEqual([]);
});

test('a body is described in words', () => {
  const drawn = draw([{ name: 'Moon', longitudeDeg: 347.33, latitudeDeg: 3.6 }]);
  expect(textOf(drawn)).toContain('Moon 17°19′ Pisces.');
});

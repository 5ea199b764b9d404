import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compass } from './compass.ts';
import { COMPASS_WIDTH, type CompassChart } from './compass-geometry.ts';
import { elementsOf, textOf, type SvgElement } from './element.ts';
import { labelBoxes, overlappingPairs } from './testing.ts';

const draw = (chart: CompassChart): SvgElement => compass(chart, { id: 'c', title: 'Local space' });
const drawn = (chart: CompassChart) => [...elementsOf(draw(chart))];

const CHART: CompassChart = {
  place: '12.97° N 77.59° E',
  points: [
    { name: 'Sun', azimuthDeg: 90, altitudeDeg: 45 },
    { name: 'Mars', azimuthDeg: 180, altitudeDeg: -30.5 },
  ],
};

test('north is at the top and east at the right: a line goes from the place to the azimuth, one to the opposite', () => {
  const lines = drawn(CHART)
    .filter(({ attributes }) => attributes['data-body'] !== undefined)
    .map(({ attributes }) => [attributes['data-body'], attributes['d']]);
  expect(lines).toEqual([['Sun', 'M220 220L78 220'], ['Sun', 'M220 220L362 220'], ['Mars', 'M220 220L220 78'], ['Mars', 'M220 220L220 362']]); // prettier-ignore
});

test('above and below the horizon differ by stroke and dot, not by colour alone', () => {
  const strokes = drawn(CHART)
    .filter(({ attributes }) => attributes['data-body'] !== undefined)
    .map(({ attributes }) => attributes['stroke-dasharray']);
  expect(strokes).toEqual(['1 4', undefined, '1 4', '6 4']);
  const dots = drawn(CHART).filter(({ attributes }) => attributes['r'] === 4);
  expect(dots.map(({ attributes: { cx, cy, fill } }) => [cx, cy, fill === 'var(--surface)'])).toEqual([[291, 220, false], [220, 313.88, true]]); // prettier-ignore
});

test('the list below has azimuth and altitude, rounded down', () => {
  const words = drawn(CHART).filter(({ tag }) => tag === 'text').map(textOf); // prettier-ignore
  expect(words.slice(-4)).toEqual(['90°', '+45°', '180°', '−30°']);
});

test('the compass is described', () => {
  expect(drawn(CHART).filter(({ tag }) => tag === 'desc').map(textOf)).toEqual([
    'Compass at 12.97° N 77.59° E, azimuths from the north through the east. Sun 90°, 45° above the horizon. Mars 180°, 30° below the horizon.',
  ]); // prettier-ignore
});

test('of any points at any azimuths no label is on another or outside the picture', () => {
  const names = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'North Node', 'Chiron', 'True Lilith', 'Ceres', 'Hades', 'Poseidon'];
  const azimuths = fc.array(fc.double({ min: 0, max: 359.99, noNaN: true }), { maxLength: 36, size: 'max' });
  const near = azimuths.map((degs) => degs.map((deg) => (340 + deg / 30) % 360));
  fc.assert(
    fc.property(fc.oneof(azimuths, near), (degs) => {
      const points = degs.map((azimuthDeg, index) => ({
        name: names[index % names.length] ?? '',
        azimuthDeg,
        altitudeDeg: index % 2 === 0 ? 89.9 : -89.9,
      }));
      const picture = draw({ place: '89.99° N 179.99° W', points });
      const boxes = labelBoxes(picture);
      expect(overlappingPairs(boxes)).toEqual([]);
      const height = Number(String(picture.attributes['viewBox']).split(' ')[3]);
      expect(boxes.filter(({ left, right, top, bottom }) => left < 0 || right > COMPASS_WIDTH || top < 0 || bottom > height)).toEqual([]);
    }),
  );
}); // prettier-ignore

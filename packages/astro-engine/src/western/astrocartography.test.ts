import { expect, test } from 'vitest';
import { crossingsOf, linesNear, linesOf, type Centre } from './astrocartography.ts';

const at = (point: Centre['point'], latitudeDeg: number, longitudeDeg: number): Centre => ({ point, latitudeDeg, longitudeDeg }); // prettier-ignore
const SUN = at('sun', 20, 170);

test('lines of rise and set join the meridians where the point touches the horizon', () => {
  const [midheaven, lower, rising, setting] = linesOf(SUN, 5);
  expect(midheaven?.places).toEqual([{ latitudeDeg: -90, longitudeDeg: 170 }, { latitudeDeg: 90, longitudeDeg: 170 }]); // prettier-ignore
  expect(lower?.places[0]?.longitudeDeg).toBe(-10);
  for (const line of [rising, setting]) {
    expect(line?.places[0]).toEqual({ latitudeDeg: -70, longitudeDeg: 170 });
    expect(line?.places.at(-1)).toEqual({ latitudeDeg: 70, longitudeDeg: expect.closeTo(-10, 9) });
  }
  // On the equator every point rises a quarter of a turn west of its meridian.
  expect(rising?.places.find(({ latitudeDeg }) => latitudeDeg === 0)?.longitudeDeg).toBeCloseTo(80, 9);
  expect(setting?.places.find(({ latitudeDeg }) => latitudeDeg === 0)?.longitudeDeg).toBeCloseTo(-100, 9);
});

test('a point on the equator rises along a meridian, and its meridians cross no horizon', () => {
  const equator = at('moon', 0, 0);
  expect(linesOf(equator, 30)[2]?.places.map(({ longitudeDeg }) => longitudeDeg)).toEqual(
    Array.from({ length: 7 }, () => expect.closeTo(-90, 9)),
  );
  const names = crossingsOf([SUN, equator]).map(({ pointA, angleA, pointB, angleB }) => `${pointA} ${angleA} ${pointB} ${angleB}`); // prettier-ignore
  expect(names).toEqual([
    'moon midheaven sun rising', 'moon imum_coeli sun setting', 'sun rising moon setting', 'sun setting moon rising',
  ]); // prettier-ignore
});

test('two points at one zenith, or opposite each other, have no crossing of their horizons', () => {
  expect(crossingsOf([at('sun', 10, 30), at('moon', 10, 30)])).toHaveLength(4);
  expect(crossingsOf([at('sun', 10, 30), at('moon', -10, -150)])).toHaveLength(4);
});

test('the distance to a horizon is the altitude of the point, and a pole is on every meridian', () => {
  const near = linesNear({ latitudeDeg: 20, longitudeDeg: 140 }, [SUN]);
  expect(near.map(({ angle }) => angle)).toEqual(['midheaven', 'rising']);
  expect(near[0]?.distanceDeg).toBeCloseTo(28.0243, 4); // asin(cos 20° sin 30°)
  expect(linesNear({ latitudeDeg: 90, longitudeDeg: 3 }, [SUN]).map(({ distanceDeg }) => distanceDeg)).toEqual([
    expect.closeTo(0, 9), expect.closeTo(20, 9),
  ]); // prettier-ignore
});

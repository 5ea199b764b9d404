import { expect, test } from 'vitest';
import { SearchedSky } from '../events/searched-sky.ts';
import { uniformSky } from '../testing.ts';
import { hitsIn } from './hits.ts';

const sky = new SearchedSky(uniformSky, { zodiac: { kind: 'tropical' }, nodeMode: 'mean' });
const TARGETS = [{ point: 'venus', longitudeDeg: 100 }] as const;
const hits = (aspects: Parameters<typeof hitsIn>[3], fromJdUt: number, untilJdUt: number, points: Parameters<typeof hitsIn>[1] = ['sun']) =>
  hitsIn(sky, points, TARGETS, aspects, { fromJdUt, untilJdUt }).map(({ jdUt, point, aspect, passNumber }) => [Number(jdUt.toFixed(4)), point, aspect, passNumber]); // prettier-ignore

// The longitude of the uniform Sun is the Julian Day modulo 360, that of the Moon 13 times it.
test('a body in transit comes to an aspect on both sides of a natal point, in order of time', () => {
  expect(hits(['square', 'conjunction', 'opposition'], 1081, 1440)).toEqual([
    [1090, 'sun', 'square', 1], [1180, 'sun', 'conjunction', 1], [1270, 'sun', 'square', 2], [1360, 'sun', 'opposition', 1],
  ]); // prettier-ignore
  expect(hits(['conjunction'], 1081, 1440, ['rahu', 'sun'])[0]).toEqual([1180, 'sun', 'conjunction', 1]);
});

test('a hit at the first second of a window is in it, at the last it is not, and one body goes the way of its speed', () => {
  expect(hits(['conjunction'], 1180, 1181)).toHaveLength(1);
  expect(hits(['conjunction'], 1179, 1180)).toHaveLength(0);
  expect(hitsIn(sky, ['sun'], TARGETS, ['conjunction'], { fromJdUt: 1170, untilJdUt: 1190 })[0]).toMatchObject({ isRetrograde: false, natal: 'venus' }); // prettier-ignore
  // Rahu goes 0.0625° a day backwards: at 100° on JD 4160.
  expect(hitsIn(sky, ['rahu'], TARGETS, ['conjunction'], { fromJdUt: 4150, untilJdUt: 4170 })[0]).toMatchObject({ isRetrograde: true }); // prettier-ignore
});

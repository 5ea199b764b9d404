import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import { turnsIn } from '@graha/astro-engine/events/crossings';
import { SearchedSky } from '@graha/astro-engine/events/searched-sky';
import { jdUtOf } from '@graha/astro-engine/core/moment';
import { returnZodiac } from '@graha/astro-engine/western/solar-return';
import { TROPICAL, WESTERN_SKY, type Zodiac } from '@graha/astro-engine/sky/placements';
import { bodyReturn, lunarReturn, type Returning, RETURNING_POINTS } from '@graha/astro-engine/western/body-return';

const sky = await createEphemeris();
const jd = (year: number, month = 1, day = 1): number =>
  jdUtOf({ year, month, day, hours: 0, minutes: 0, seconds: 0 }, 0);
const SECOND = 1 / 86_400;
const bodyOf = (point: Returning) => (point === 'rahu' ? 'meanNode' : point);
const returnOf = (point: Returning, birthJdUt: number, afterJdUt: number, number = 1) =>
  bodyReturn(sky, point, WESTERN_SKY, birthJdUt, afterJdUt, number);

/** Finds every pass within a range, by a scan in steps of six hours and bisection. */
function scanned(point: Returning, birthJdUt: number, fromJdUt: number, untilJdUt: number): number[] {
  const natalDeg = sky.longitudeDeg(bodyOf(point), birthJdUt);
  const offDeg = (jdUt: number): number => shortestArcDeg(natalDeg, sky.longitudeDeg(bodyOf(point), jdUt));
  const found: number[] = [];
  for (let jdUt = fromJdUt; jdUt < untilJdUt; jdUt += 0.25) {
    let [low, high] = [jdUt, jdUt + 0.25];
    if (Math.sign(offDeg(low)) === Math.sign(offDeg(high)) || Math.abs(offDeg(low)) > 90) continue;
    for (let round = 0; round < 40; round += 1) {
      const middle = (low + high) / 2;
      if (Math.sign(offDeg(middle)) === Math.sign(offDeg(low))) low = middle;
      else high = middle;
    }
    found.push((low + high) / 2);
  }
  return found;
}

describe('returns of bodies', () => {
  test.each([
    ['mercury', 1995, 2020, 3],
    ['venus', 1990, 2021, 8],
    ['mars', 1988, 2015, 6],
    ['jupiter', 1970, 2000, 14],
    ['saturn', 1961, 1989, 3],
  ] as const)('of %s are those of a scan by bisection, every pass of them', (point, birthYear, fromYear, years) => {
    const birthJdUt = jd(birthYear, 3, 9) + 0.37;
    const [fromJdUt, untilJdUt] = [jd(fromYear), jd(fromYear + years)];
    const found: number[] = [];
    for (let number = 1; number <= 12; number += 1) {
      const one = returnOf(point, birthJdUt, fromJdUt, number);
      found.push(...(one?.passes.map(({ jdUt }) => jdUt).filter((jdUt) => jdUt > fromJdUt && jdUt < untilJdUt) ?? []));
    }
    const expected = scanned(point, birthJdUt, fromJdUt, untilJdUt);
    expect(expected.length).toBeGreaterThan(0);
    expect(found).toHaveLength(expected.length);
    for (const [index, jdUt] of expected.entries()) expect(Math.abs((found[index] ?? 0) - jdUt)).toBeLessThan(SECOND);
  });

  test('of a loop over the place have three passes, the middle one retrograde, and the chart is of the first after the target', () => {
    const birthJdUt = jd(1961, 3, 9);
    const whole = returnOf('saturn', birthJdUt, jd(1988));
    const passes = whole?.passes ?? [];
    expect(passes.map(({ isRetrograde }) => isRetrograde)).toEqual([false]);
    const retrograde = returnOf('mercury', jd(2024, 4, 10), jd(2024, 4, 1));
    expect(retrograde?.passes.length).toBeGreaterThanOrEqual(1); // Born during retrogradation: the direct pass is in the future.
    expect(retrograde?.passes.every(({ jdUt }) => jdUt > jd(2024, 4, 10))).toBe(true);
  });

  test('asked within a loop list the passes that are over, and chart the next', () => {
    const birthJdUt = jd(1990, 5, 5);
    const loops = Array.from({ length: 12 }, (_, index) => returnOf('mercury', birthJdUt, jd(1992), index + 1));
    const loop = loops.find((one) => one?.passes.length === 3);
    const [first, second] = loop?.passes ?? [];
    expect(loop?.passes.map(({ isRetrograde }) => isRetrograde)).toEqual([false, true, false]);
    const within = returnOf('mercury', birthJdUt, ((first?.jdUt ?? 0) + (second?.jdUt ?? 0)) / 2);
    expect(within).toEqual({ passes: loop?.passes, passIndex: 1 });
    const atSecond = returnOf('mercury', birthJdUt, second?.jdUt ?? 0); // Strictly after.
    expect(atSecond?.passIndex).toBe(2);
  });

  test('of a planet that was stationary at birth are found, and the birth itself is none', () => {
    const searched = new SearchedSky(sky, WESTERN_SKY);
    const [station] = turnsIn(searched.longitude('saturn'), { fromJdUt: jd(1995), untilJdUt: jd(1996) });
    const birthJdUt = station?.jdUt ?? Number.NaN;
    const found = returnOf('saturn', birthJdUt, birthJdUt);
    expect(found?.passes.every(({ jdUt }) => jdUt > birthJdUt + 1)).toBe(true);
    const natalDeg = sky.longitudeDeg('saturn', birthJdUt);
    for (const { jdUt } of found?.passes ?? [])
      expect(Math.abs(shortestArcDeg(natalDeg, sky.longitudeDeg('saturn', jdUt)))).toBeLessThan(1e-6);
  });

  test.each(RETURNING_POINTS)('of %s go on from the first year, each to the longitude of the birth', (point) => {
    const birthJdUt = jd(point === 'chiron' ? 676 : 601) + 0.01; // Its own ephemeris begins later.
    const found = returnOf(point, birthJdUt, birthJdUt);
    const natalDeg = sky.longitudeDeg(bodyOf(point), birthJdUt);
    expect(found).not.toBeNull();
    for (const { jdUt } of found?.passes ?? []) {
      expect(jdUt).toBeGreaterThan(birthJdUt);
      expect(Math.abs(shortestArcDeg(natalDeg, sky.longitudeDeg(bodyOf(point), jdUt)))).toBeLessThan(1e-5);
    }
  });

  /** Births at every twelfth of the orbit, so that both slow and fast parts are tested. */
  const BIRTHS = Array.from({ length: 12 }, (_, index) => index);
  test.each([
    ['sun', 365.25, 'mean'],
    ['moon', 27.32, 'mean'],
    ['mercury', 365.25, 'mean'],
    ['venus', 2_920, 'mean'], // Eight years, after which the loops of Venus repeat.
    ['mars', 5_760, 'mean'],
    ['jupiter', 4_331, 'mean'],
    ['saturn', 10_747, 'mean'],
    ['uranus', 30_589, 'mean'],
    ['neptune', 60_182, 'mean'],
    ['pluto', 90_500, 'mean'],
    ['chiron', 18_150, 'mean'],
    ['rahu', 6_798, 'mean'],
    ['rahu', 6_798, 'true'],
    ['rahu', 6_798, 'true', 'lahiri'],
    ['mercury', 366, 'mean', 'lahiri'],
    ['jupiter', 4_331, 'mean', 'galactic_center_0_sag'],
  ] as const)('of %s (born over %i days, %s node, %s) have the number they have one after another', (...asked) => {
    const [point, days, node, ayanamsa] = asked;
    const zodiac: Zodiac = ayanamsa === undefined ? TROPICAL : { kind: 'sidereal', ayanamsa };
    for (const share of BIRTHS) {
      const birthJdUt = jd(1801) + (share * days) / BIRTHS.length;
      let afterJdUt = birthJdUt;
      for (let number = 1; number <= 12; number += 1) {
        const next = bodyReturn(sky, point, { zodiac, nodeMode: node }, birthJdUt, afterJdUt, 1);
        const leapt = bodyReturn(sky, point, { zodiac, nodeMode: node }, birthJdUt, birthJdUt, number);
        expect(leapt?.passes.length).toBe(next?.passes.length);
        for (const [index, { jdUt }] of (next?.passes ?? []).entries())
          expect(Math.abs((leapt?.passes[index]?.jdUt ?? 0) - jdUt)).toBeLessThan(SECOND);
        afterJdUt = next?.passes.at(-1)?.jdUt ?? Number.POSITIVE_INFINITY;
        if (next === null) break;
      }
    }
  });

  test('of the true node come once in 18.6 years in a sidereal zodiac too', () => {
    const reference = { zodiac: { kind: 'sidereal', ayanamsa: 'lahiri' }, nodeMode: 'true' } as const;
    for (const share of BIRTHS) {
      const birthJdUt = jd(1901) + share * 566;
      const found = bodyReturn(sky, 'rahu', reference, birthJdUt, birthJdUt + 1_000, 1);
      expect(Math.abs((found?.passes[0]?.jdUt ?? 0) - birthJdUt - 6_793.5)).toBeLessThan(100);
    }
  });

  test('end with the ephemeris: Pluto of 2200 does not come back, and Saturn of 2398 neither', () => {
    expect(returnOf('pluto', jd(2200), jd(2398, 12, 31))).toBeNull();
    expect(returnOf('saturn', jd(2398, 12, 30), jd(2398, 12, 31))).toBeNull();
    expect(returnOf('mercury', jd(2390), jd(2398, 12, 31), 12)).toBeNull();
  });

  test('count a target before the birth as the birth', () => {
    expect(returnOf('mars', jd(1995), jd(1990))).toEqual(returnOf('mars', jd(1995), jd(1995)));
  });
});

describe('lunar returns', () => {
  const birthJdUt = jd(1995, 6, 21) + 0.375;

  test('are 27 to 28 days apart, each to the longitude of the birth, in the first and the last year', () => {
    for (const afterJdUt of [jd(601), birthJdUt, jd(2398, 12, 31)]) {
      const found = Array.from({ length: 12 }, (_, index) =>
        lunarReturn(sky, birthJdUt, afterJdUt, index + 1, TROPICAL),
      );
      for (const [index, jdUt] of found.entries()) {
        const before = found[index - 1] ?? jdUt - 27.3;
        expect(jdUt - before).toBeGreaterThan(26.9);
        expect(jdUt - before).toBeLessThan(28);
        expect(
          Math.abs(shortestArcDeg(sky.longitudeDeg('moon', birthJdUt), sky.longitudeDeg('moon', jdUt))),
        ).toBeLessThan(1e-5);
      }
    }
  });

  test('are strictly after the instant: at a return, the next one', () => {
    const first = lunarReturn(sky, birthJdUt, birthJdUt, 1, TROPICAL);
    expect(first - birthJdUt).toBeGreaterThan(27);
    expect(lunarReturn(sky, birthJdUt, first, 1, TROPICAL) - first).toBeGreaterThan(27);
  });

  test('corrected for precession come later, by some 46 minutes at 30 years', () => {
    const after = jd(2025, 6, 21);
    const minutes = (lunarReturn(sky, birthJdUt, after, 1, returnZodiac('precession_corrected', TROPICAL)) - lunarReturn(sky, birthJdUt, after, 1, TROPICAL)) * 1440; // prettier-ignore
    expect(minutes).toBeGreaterThan(38);
    expect(minutes).toBeLessThan(52);
  });
});

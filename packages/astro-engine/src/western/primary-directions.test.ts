import fc from 'fast-check';
import { expect, test } from 'vitest';
import { altitudeDeg, normalizeDeg, RADIANS_PER_DEG, shortestArcDeg } from '../core/angle.ts';
import { type Division, PLACIDUS, REGIOMONTANUS, risesAt, semiArcDeg } from './diurnal-sphere.ts';
import { directionsOf, yearArcDeg } from './primary-directions.ts';

test('Ptolemy’s example: the first of Gemini reaches the first of Aries in his four places', () => {
  // Tetrabiblos III.10, for a longest day of 14 hours: 45, 58, 70 and 64 times, by his table of ascensions.
  const obliquityDeg = 23.855_556; // 23°51′20″, Almagest I.12
  const placeLatitudeDeg = 30.37;
  const arcAt = (armcDeg: number) => {
    const sky = {
      promissors: [{ point: 'mars', longitudeDeg: 60, latitudeDeg: 0 }],
      significators: [{ point: 'moon', longitudeDeg: 0, latitudeDeg: 0 }],
      armcDeg, obliquityDeg, placeLatitudeDeg,
    } as const; // prettier-ignore
    const { directions } = directionsOf(sky, {
      method: 'placidus_zodiacal', latitudes: 'none', converse: 'significator_moves',
    }); // prettier-ignore
    return directions.find(({ aspect, motion }) => aspect === 'conjunction' && motion === 'direct')?.arcDeg;
  };
  // Aries rises, culminates, sets, and is three hours past the meridian.
  expect([270, 0, 90, 45].map((armcDeg) => Math.round(arcAt(armcDeg) ?? Number.NaN))).toEqual([45, 58, 70, 64]);
});

test('the keys: a degree, the mean Sun, and the Sun of the day in right ascension', () => {
  const solstice = { longitudeDeg: 90, speedDegPerDay: 0.9537, obliquityDeg: 23.44 };
  expect(yearArcDeg('ptolemy', solstice)).toBe(1);
  expect(yearArcDeg('naibod', solstice)).toBeCloseTo(59 / 60 + 8.33 / 3600, 6);
  // At a solstice a degree of longitude is 1 / cos ε of right ascension.
  expect(yearArcDeg('brahe', solstice)).toBeCloseTo(0.9537 / Math.cos(23.44 * RADIANS_PER_DEG), 9);
});

test('a point that never rises has no semi-arc: it reaches the meridian alone, and nothing is directed to it', () => {
  const { directions, circumpolar } = directionsOf(
    {
      promissors: [{ point: 'sun', longitudeDeg: 90, latitudeDeg: 0 }],
      significators: ['ascendant', 'midheaven', { point: 'sun', longitudeDeg: 90, latitudeDeg: 0 }],
      armcDeg: 200, obliquityDeg: 23.44, placeLatitudeDeg: 70,
    },
    { method: 'regiomontanus', latitudes: 'bodies', converse: 'significator_moves' },
  ); // prettier-ignore
  expect(circumpolar.map(({ aspect }) => aspect)).toEqual(['conjunction', 'opposition']);
  const own = directions.filter(({ aspect }) => aspect === 'conjunction');
  expect(own).toEqual([
    { point: 'sun', aspect: 'conjunction', side: null, significator: 'midheaven', motion: 'direct', arcDeg: 250 },
  ]);
  expect(directions.filter(({ significator }) => significator === 'sun')).toEqual([]);
});

/** The root between two hour angles, by halving. */
function halved(low: number, high: number, value: (hourAngleDeg: number) => number): number {
  const middle = (low + high) / 2;
  if (high - low < 1e-9) return middle;
  return value(low) * value(middle) <= 0 ? halved(low, middle, value) : halved(middle, high, value);
}

/** The first root after an hour angle. A step over half a turn is none. */
function rootAfter(fromDeg: number, value: (hourAngleDeg: number) => number): number {
  for (let low = fromDeg; low < fromDeg + 361; low += 0.5) {
    const [before, after] = [value(low), value(low + 0.5)];
    if (before * after <= 0 && Math.abs(before - after) < 90) return halved(low, low + 0.5, value);
  }
  return Number.NaN;
}

const place = fc.double({ min: -89, max: 89, noNaN: true });
const angle = fc.double({ min: -179, max: 179, noNaN: true });

/** Placidus by altitude alone: the instants of rise and set are searched, and no ascensional difference is used. */
function shareByAltitude(hourAngleDeg: number, declinationDeg: number, latitudeDeg: number): number {
  const height = (deg: number) => altitudeDeg(declinationDeg, deg, latitudeDeg);
  const setDeg = halved(0, 180, height);
  const away = Math.abs(shortestArcDeg(0, hourAngleDeg));
  const share = height(hourAngleDeg) >= 0 ? away / setDeg : 2 - (180 - away) / (180 - setDeg);
  return 90 * share * Math.sign(shortestArcDeg(0, hourAngleDeg));
}

/** Regiomontanus by vectors alone: the angle of a point around the north-south line, from the zenith eastwards. */
function eastByVectors(hourAngleDeg: number, declinationDeg: number, latitudeDeg: number): number {
  const [h, d, f] = [hourAngleDeg, declinationDeg, latitudeDeg].map((deg) => deg * RADIANS_PER_DEG);
  const [x, y, z] = [Math.cos(d ?? 0) * Math.cos(h ?? 0), -Math.cos(d ?? 0) * Math.sin(h ?? 0), Math.sin(d ?? 0)];
  const up = x * Math.cos(f ?? 0) + z * Math.sin(f ?? 0);
  return Math.atan2(y, up) / RADIANS_PER_DEG;
}

const DERIVATIONS: [string, Division, typeof shareByAltitude][] = [
  ['Placidus', PLACIDUS, shareByAltitude],
  ['Regiomontanus', REGIOMONTANUS, eastByVectors],
];

test.each(DERIVATIONS)('%s: the arc is the turn found by searching the sphere', (_, division, measure) => {
  fc.assert(
    fc.property(place, angle, angle, place, place, (latitudeDeg, fromDeg, stillDeg, moving, still) => {
      fc.pre(Math.abs(latitudeDeg) < 75 && [moving, still].every((deg) => risesAt(deg * 1.05, latitudeDeg)));
      const position = division.positionDeg(stillDeg, still, latitudeDeg);
      const reached = division.hourAngleDeg(position, moving, latitudeDeg);
      const target = measure(stillDeg, still, latitudeDeg);
      const found = rootAfter(fromDeg, (deg) => shortestArcDeg(target, measure(deg, moving, latitudeDeg)));
      expect(Math.abs(shortestArcDeg(normalizeDeg(found), reached))).toBeLessThan(1e-6);
    }),
    { numRuns: 300 },
  );
});

test('a point rises at the hour angle of its semi-arc, which is half a turn for both arcs together', () => {
  fc.assert(
    fc.property(place, place, (declinationDeg, latitudeDeg) => {
      const arc = semiArcDeg(declinationDeg, latitudeDeg);
      expect(arc !== null).toBe(risesAt(declinationDeg, latitudeDeg));
      if (arc === null) return;
      expect(Math.abs(altitudeDeg(declinationDeg, arc, latitudeDeg))).toBeLessThan(1e-5);
      expect(arc + (semiArcDeg(-declinationDeg, latitudeDeg) ?? Number.NaN)).toBeCloseTo(180, 9);
    }),
  );
});

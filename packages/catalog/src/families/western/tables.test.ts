import { TROPICAL } from '@graha/astro-engine/sky/placements';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  altitudeDeg,
  equatorialOf,
  normalizeDeg,
  rightAscensionDeg,
  shortestArcDeg,
} from '@graha/astro-engine/core/angle';
import { jdUtOf } from '@graha/astro-engine/core/moment';
import { PLANETS, type Planet } from '@graha/astro-engine/vocabulary/grahas';
import { antisciaHits, antiscionDeg, contraAntiscionDeg } from '@graha/astro-engine/western/antiscia';
import { davisonBirth } from '@graha/astro-engine/western/composite';
import { declinationAspects, type Declined } from '@graha/astro-engine/western/declinations';
import { almutenAt, dignitiesOf, lordsAt, mutualReceptions } from '@graha/astro-engine/western/essential-dignity';
import { faceLordAt, termLordAt } from '@graha/astro-engine/western/essential-tables';
import { lotsOf } from '@graha/astro-engine/western/lots';
import { type DialDeg, dialDegOf, harmonicDeg, midpointsOf, midpointTree } from '@graha/astro-engine/western/midpoints';
import { profectionsAt } from '@graha/astro-engine/western/profections';
import { sectOf } from '@graha/astro-engine/western/sect';
import { solarReturn } from '@graha/astro-engine/western/solar-return';

const sky = await createEphemeris();
const jd = (year: number, month: number, day: number, hours = 0): number =>
  jdUtOf({ year, month, day, hours, minutes: 0, seconds: 0 }, 0);
const at = (latitudeDeg: number, longitudeDeg = 0) => ({ latitudeDeg, longitudeDeg, altitudeM: 0 });
const PLACES: Readonly<Record<Planet, number>> = {
  sun: 90, moon: 200, mars: 10, mercury: 75, jupiter: 310, venus: 359, saturn: 181,
}; // prettier-ignore

describe('from the ecliptic to the equator', () => {
  test('a point of the ecliptic itself has the right ascension of the midheaven, and the solstice its obliquity', () => {
    for (const longitudeDeg of [0, 33, 90, 179, 270, 359.5])
      expect(equatorialOf(longitudeDeg, 0, 23.44).rightAscensionDeg).toBeCloseTo(
        rightAscensionDeg(longitudeDeg, 23.44),
        9,
      );
    expect(equatorialOf(90, 0, 23.44).declinationDeg).toBeCloseTo(23.44, 9);
    expect(equatorialOf(123, 90, 23.44).declinationDeg).toBeCloseTo(66.56, 9); // The pole of the ecliptic.
  });

  test('at the pole the altitude is the declination', () => {
    for (const hourAngleDeg of [0, 100, 250]) expect(altitudeDeg(17, hourAngleDeg, 90)).toBeCloseTo(17, 9);
    expect(altitudeDeg(10, 180, 51)).toBeCloseTo(-29, 9);
  });
});

describe('sect', () => {
  test('follows the Sun at noon and midnight, in polar day and night, and at the pole', () => {
    expect(sectOf(sky, { jdUt: jd(2024, 3, 20, 12), place: at(51) })).toBe('day');
    expect(sectOf(sky, { jdUt: jd(2024, 3, 20, 0), place: at(51) })).toBe('night');
    expect(sectOf(sky, { jdUt: jd(2024, 3, 20, 0), place: at(51, 180) })).toBe('day');
    expect(sectOf(sky, { jdUt: jd(2024, 6, 21, 0), place: at(70) })).toBe('day');
    expect(sectOf(sky, { jdUt: jd(2024, 12, 21, 12), place: at(70) })).toBe('night');
    expect(sectOf(sky, { jdUt: jd(2024, 6, 21, 0), place: at(90) })).toBe('day');
    expect(sectOf(sky, { jdUt: jd(2024, 6, 21, 12), place: at(-90) })).toBe('night');
  });
});

describe('lots', () => {
  test('Fortune and Spirit mirror each other in the ascendant; by night each is where the other was by day', () => {
    for (const ascendantDeg of [0, 47.5, 299]) {
      const [day, night] = [
        lotsOf(ascendantDeg, PLACES, 'day', 'by_sect'),
        lotsOf(ascendantDeg, PLACES, 'night', 'by_sect'),
      ];
      expect(normalizeDeg(day.fortune + day.spirit)).toBeCloseTo(normalizeDeg(2 * ascendantDeg), 9);
      expect([night.fortune, night.spirit]).toEqual([day.spirit, day.fortune]);
      expect(lotsOf(ascendantDeg, PLACES, 'night', 'day_always')).toEqual(day);
    }
    expect(lotsOf(100, PLACES, 'day', 'by_sect').fortune).toBe(210);
  });
});

describe('essential dignities', () => {
  test('terms fill every sign with five lords, each of the five planets once', () => {
    for (let signIndex = 0; signIndex < 12; signIndex += 1) {
      const lords = Array.from({ length: 30 }, (_, degree) => termLordAt(signIndex, degree));
      expect(new Set(lords).size).toBe(5);
      expect(lords.filter((lord) => lord === 'sun' || lord === 'moon')).toEqual([]);
    }
    expect(() => termLordAt(0, 30)).toThrow(RangeError);
  });

  test('terms give each planet its years: Saturn 57, Jupiter 79, Mars 66, Venus 82, Mercury 76', () => {
    const all = Array.from({ length: 360 }, (_, degree) => termLordAt(Math.floor(degree / 30), degree % 30));
    const sums = (['saturn', 'jupiter', 'mars', 'venus', 'mercury'] as const).map((planet) => all.filter((lord) => lord === planet).length); // prettier-ignore
    expect(sums).toEqual([57, 79, 66, 82, 76]);
  });

  test('faces go round in the order of the Chaldeans and end with Mars as they begin', () => {
    expect([0, 10, 20].map((degree) => faceLordAt(0, degree))).toEqual(['mars', 'sun', 'venus']);
    expect([0, 10, 20].map((degree) => faceLordAt(11, degree))).toEqual(['saturn', 'jupiter', 'mars']);
  });

  test('add up after Lilly: the Sun in Leo by day, the Moon in Capricorn, Saturn in Aries', () => {
    const of = (planet: Planet, deg: number) => dignitiesOf(planet, deg, lordsAt(deg, 'day', 'lilly'));
    expect(of('sun', 125)).toEqual({ dignities: ['domicile', 'triplicity'], score: 8 });
    expect(of('moon', 275)).toEqual({ dignities: ['detriment', 'peregrine'], score: -10 });
    expect(of('saturn', 27)).toEqual({ dignities: ['term', 'fall'], score: -2 });
  });

  test('by Dorotheus, water by day is of Venus, with the Moon taking part; by Lilly of Mars', () => {
    expect(lordsAt(100, 'day', 'dorothean')).toMatchObject({ triplicity: 'venus', participating: 'moon' });
    expect(lordsAt(100, 'day', 'lilly')).toMatchObject({ triplicity: 'mars', participating: null });
    expect(lordsAt(60, 'night', 'dorothean')).toMatchObject({ exaltation: null, triplicity: 'mercury' });
  });

  test('an almuten has the most points, and more than one planet may', () => {
    expect(almutenAt(lordsAt(0, 'day', 'dorothean'))).toMatchObject({ almutens: ['sun'], points: { sun: 7, mars: 6 } });
    for (let deg = 0; deg < 360; deg += 1) {
      const { almutens, points } = almutenAt(lordsAt(deg, 'night', 'dorothean'));
      expect(almutens.every((planet) => PLANETS.every((other) => points[planet] >= points[other]))).toBe(true);
    }
  });

  test('receive each other: Mars in Libra with Venus in Aries, once', () => {
    // Safe: one row for each of the seven planets.
    const lords = Object.fromEntries(PLANETS.map((planet) => [planet, lordsAt({ ...PLACES, mars: 190, venus: 5, saturn: 130 }[planet], 'day', 'lilly')])) as Record<Planet, ReturnType<typeof lordsAt>>; // prettier-ignore
    expect(mutualReceptions(lords)).toEqual([{ planetA: 'mars', planetB: 'venus', dignity: 'domicile' }]);
  });
});

describe('antiscia', () => {
  test('twice are the point itself, and the solstice is its own', () => {
    for (const deg of [0, 1.5, 90, 181, 359.999]) {
      expect(shortestArcDeg(deg, antiscionDeg(antiscionDeg(deg)))).toBeCloseTo(0, 9);
      expect(shortestArcDeg(deg, contraAntiscionDeg(contraAntiscionDeg(deg)))).toBeCloseTo(0, 9);
    }
    expect([antiscionDeg(90), antiscionDeg(270), contraAntiscionDeg(0)]).toEqual([90, 270, 0]);
  });

  test('hit across 0° Aries, exactly at the orb, and each pair once', () => {
    const points = [{ point: 'sun', longitudeDeg: 359.5 }, { point: 'moon', longitudeDeg: 170 }, { point: 'mars', longitudeDeg: 1.5 }] as const; // prettier-ignore
    expect(antisciaHits(points, 1)).toEqual([{ pointA: 'sun', pointB: 'mars', mirror: 'contra_antiscion', orbDeg: 1 }]);
    expect(antisciaHits(points, 0.999)).toEqual([]);
    expect(antisciaHits(points, 8.5)).toHaveLength(2); // The Moon's antiscion is 10°, 8.5° from Mars.
  });
});

test('declinations are parallel on one side of the equator and contra-parallel on both', () => {
  const of = (point: Declined['point'], declinationDeg: number): Declined => ({ point, declinationDeg, rightAscensionDeg: 0, isOutOfBounds: false }); // prettier-ignore
  const found = declinationAspects(
    [of('sun', 20), of('moon', 20.5), of('mars', -21), of('venus', 0.3), of('saturn', -0.2)],
    1,
  );
  expect(found.map(({ pointA, pointB, aspect }) => `${pointA} ${aspect} ${pointB}`)).toEqual([
    'venus contra_parallel saturn', 'sun parallel moon', 'moon contra_parallel mars', 'sun contra_parallel mars',
  ]); // prettier-ignore
});

describe('midpoints', () => {
  const points = [{ point: 'sun', longitudeDeg: 350 }, { point: 'moon', longitudeDeg: 20 }, { point: 'mars', longitudeDeg: 95.5 }] as const; // prettier-ignore

  test('are of the shorter arc, and stand in the order of the dial', () => {
    const found = midpointsOf(points, 90);
    expect(found.map(({ longitudeDeg }) => longitudeDeg).toSorted((a, b) => a - b)).toEqual([5, 42.75, 57.75]);
    expect(found.map(({ dialDeg }) => dialDeg)).toEqual(found.map(({ dialDeg }) => dialDeg).toSorted((a, b) => a - b));
  });

  test('meet a point in square on the dial of 90°, not on that of 360°', () => {
    const tree = (dial: 90 | 360) => midpointTree(points, midpointsOf(points, dial), dial, 1)[2]?.midpoints ?? [];
    expect(tree(90)).toMatchObject([{ pointA: 'sun', pointB: 'moon', orbDeg: 0.5 }]);
    expect(tree(360)).toEqual([]);
    expect(dialDegOf(359.9, 90)).toBeCloseTo(89.9, 9);
  });

  test('meet on the dial of 22.5° at every sixteenth of the circle, as far apart as a sixteenth of the sixteenth harmonic', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), { minLength: 3, maxLength: 3 }),
        (places) => {
          const three = (['sun', 'moon', 'mars'] as const).map((point, index) => ({
            point,
            longitudeDeg: places[index] ?? 0,
          }));
          const found = midpointsOf(three, 22.5);
          const marsDeg = harmonicDeg(three[2]?.longitudeDeg ?? 0, 16);
          const apartDeg = shortestArcDeg(
            harmonicDeg(found.find(({ pointB }) => pointB === 'moon')?.longitudeDeg ?? 0, 16),
            marsDeg,
          );
          expect(midpointTree(three, found, 22.5, 22.5)[2]?.midpoints).toMatchObject([{ pointA: 'sun', pointB: 'moon', orbDeg: expect.closeTo(Math.abs(apartDeg) / 16, 6) }]); // prettier-ignore
        },
      ),
    );
    for (let sixteenth = 0; sixteenth < 16; sixteenth += 1)
      expect(dialDegOf(7.25 + sixteenth * 22.5, 22.5)).toBeCloseTo(7.25, 9);
  });

  test('that meet on a dial meet on each smaller one', () => {
    const contacts = (dial: DialDeg) =>
      midpointTree(points, midpointsOf(points, dial), dial, 1).flatMap(({ point, midpoints }) =>
        midpoints.map(({ pointA, pointB }) => `${point} ${pointA} ${pointB}`),
      );
    const [whole, quarter, eighth, sixteenth] = ([360, 90, 45, 22.5] as const).map(contacts);
    expect(quarter).toEqual(expect.arrayContaining(whole ?? []));
    expect(eighth).toEqual(expect.arrayContaining(quarter ?? []));
    expect(sixteenth).toEqual(expect.arrayContaining(eighth ?? []));
  });
});

test('the first harmonic is the chart, the 360th folds degrees into signs', () => {
  expect(harmonicDeg(123.25, 1)).toBe(123.25);
  expect(harmonicDeg(123.25, 360)).toBeCloseTo(90, 9);
  expect(harmonicDeg(72, 5)).toBeCloseTo(0, 9);
});

describe('profections', () => {
  const birthJdUt = jd(1995, 6, 21, 9);

  test('open with the solar return to the instant, and come round after twelve years', () => {
    const returnJdUt = solarReturn(sky, birthJdUt, 12, TROPICAL);
    const before = profectionsAt(sky, { jdUt: birthJdUt, zodiac: TROPICAL }, 195, returnJdUt - 1 / 86_400);
    const after = profectionsAt(sky, { jdUt: birthJdUt, zodiac: TROPICAL }, 195, returnJdUt);
    expect([before.completedYears, before.year.houseNumber, before.monthIndex]).toEqual([11, 12, 11]);
    expect([after.completedYears, after.year.houseNumber, after.year.lord, after.monthIndex]).toEqual([
      12,
      1,
      'venus',
      0,
    ]);
    expect(after.months[1]?.signIndex).toBe(7);
    expect(after.months.at(-1)?.endJdUt).toBe(after.year.endJdUt);
  });

  test('at the birth are in the first month of the first house, in 601 and in 2398 too', () => {
    for (const instant of [jd(601, 1, 1), birthJdUt, jd(2398, 12, 31), jd(2398, 12, 31, 22)]) {
      const { completedYears, year, monthIndex } = profectionsAt(
        sky,
        { jdUt: instant, zodiac: TROPICAL },
        195,
        instant,
      );
      expect([completedYears, year.houseNumber, monthIndex, year.startJdUt]).toEqual([0, 1, 0, instant]);
    }
  });
});

test('the place midway between two births is the nearer one, across the date line', () => {
  const between = (one: number, other: number) =>
    davisonBirth({ jdUt: 1, place: at(10, one) }, { jdUt: 3, place: at(-20, other) });
  expect(between(170, -170).place.longitudeDeg).toBe(180);
  expect(between(175, -165).place).toMatchObject({ latitudeDeg: -5, longitudeDeg: -175 });
  expect(between(-170, 170).place.longitudeDeg).toBe(180);
  expect(between(-10, 30)).toMatchObject({ jdUt: 2, place: { longitudeDeg: 10 } });
});

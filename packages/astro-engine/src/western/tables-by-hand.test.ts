import { TROPICAL, WESTERN_SKY } from '../sky/placements.ts';
import { describe, expect, test } from 'vitest';
import { uniformSky } from '../testing.ts';
import { PLANETS } from '../vocabulary/grahas.ts';
import { antisciaHits, antiscionDeg, contraAntiscionDeg } from './antiscia.ts';
import { bodyReturn, lunarReturn } from './body-return.ts';
import { declinationAspects, declinationsOf } from './declinations.ts';
import { almutenAt, dignitiesOf, lordsAt, mutualReceptions } from './essential-dignity.ts';
import { lotsOf } from './lots.ts';
import { harmonicDeg, midpointsOf, midpointTree } from './midpoints.ts';
import { moonPhaseAt } from './moon-phase.ts';
import { profectionsAt } from './profections.ts';
import { returnZodiac, solarReturn } from './solar-return.ts';

describe('essential dignities', () => {
  // William Lilly, Christian Astrology, p. 115: 5 for the house, 4 exaltation, 3 triplicity, 2 term, 1 face; −5, −4 and −5.
  test('are those of the five lords of a degree', () => {
    const lords = lordsAt(19, 'day', 'lilly'); // 19° of Aries: exalted the Sun, term of Mercury (12° to 20°), face of the Sun.
    expect(lords).toEqual({ domicile: 'mars', exaltation: 'sun', triplicity: 'sun', participating: null, term: 'mercury', face: 'sun' }); // prettier-ignore
    expect(dignitiesOf('sun', 19, lords)).toEqual({ dignities: ['exaltation', 'triplicity', 'face'], score: 8 });
    expect(dignitiesOf('mars', 19, lords)).toEqual({ dignities: ['domicile'], score: 5 });
    expect(dignitiesOf('saturn', 19, lords)).toEqual({ dignities: ['fall', 'peregrine'], score: -9 });
    expect(dignitiesOf('venus', 19, lords)).toEqual({ dignities: ['detriment', 'peregrine'], score: -10 });
    expect(dignitiesOf('jupiter', 19, lordsAt(19, 'night', 'lilly'))).toEqual({ dignities: ['triplicity'], score: 3 });
  });

  test('have an almuten, or two where they are equal', () => {
    const { almutens, points } = almutenAt(lordsAt(19, 'day', 'lilly'));
    expect(almutens).toEqual(['sun']);
    expect(PLANETS.map((planet) => points[planet])).toEqual([8, 0, 5, 2, 0, 0, 0]);
    expect(lordsAt(100, 'day', 'dorothean').exaltation).toBe('jupiter');
    expect(lordsAt(130, 'day', 'dorothean').exaltation).toBeNull();
  });

  test('are received by two in the domiciles or exaltations of each other', () => {
    // The Sun in Cancer and the Moon in Leo; Mars in Libra and Venus in Aries; the Sun in Taurus and the Moon in Aries by exaltation.
    const at = (sun: number, moon: number, mars: number, venus: number) => {
      const degs = { sun, moon, mars, mercury: 75, jupiter: 255, venus, saturn: 315 };
      // Safe: one row for each of the seven.
      return mutualReceptions(Object.fromEntries(PLANETS.map((planet) => [planet, lordsAt(degs[planet], 'day', 'lilly')])) as Parameters<typeof mutualReceptions>[0]);
    }; // prettier-ignore
    expect(at(100, 130, 190, 10)).toEqual([
      { planetA: 'sun', planetB: 'moon', dignity: 'domicile' },
      { planetA: 'mars', planetB: 'venus', dignity: 'domicile' },
    ]);
    expect(at(40, 10, 220, 40)).toEqual([{ planetA: 'sun', planetB: 'moon', dignity: 'exaltation' }]);
  });
});

describe('midpoints', () => {
  const points = [
    { point: 'sun', longitudeDeg: 10 }, { point: 'moon', longitudeDeg: 350 }, { point: 'mars', longitudeDeg: 91 }, { point: 'venus', longitudeDeg: 200 },
  ] as const; // prettier-ignore

  test('are the middles of shorter arcs, in the order of the dial', () => {
    const found = midpointsOf(points, 90);
    expect(found).toHaveLength(6);
    expect(found.map(({ dialDeg }) => dialDeg)).toEqual(found.map(({ dialDeg }) => dialDeg).toSorted((a, b) => a - b));
    expect(found.find(({ pointA, pointB }) => pointA === 'sun' && pointB === 'moon')).toMatchObject({ longitudeDeg: 0, dialDeg: 0 }); // prettier-ignore
    expect(found.find(({ pointA, pointB }) => pointA === 'sun' && pointB === 'mars')).toMatchObject({ longitudeDeg: 50.5, dialDeg: 50.5 }); // prettier-ignore
  });

  test('stand with a point that is not one of the two, within the orb, the nearest first', () => {
    const branchOf = (orbDeg: number) => midpointTree(points, midpointsOf(points, 90), 90, orbDeg).find(({ point }) => point === 'mars'); // prettier-ignore
    expect(branchOf(1)).toMatchObject({ dialDeg: 1, midpoints: [{ pointA: 'sun', pointB: 'moon', orbDeg: 1 }] });
    expect(branchOf(0.9)?.midpoints).toEqual([]);
    // The middle of Moon and Venus is 275°, 5° on the dial: 4° from 1°; of Sun and Venus 285°, 15°.
    expect(branchOf(20)?.midpoints.map(({ pointA, pointB, orbDeg }) => [pointA, pointB, orbDeg])).toEqual([
      ['sun', 'moon', 1],
      ['moon', 'venus', 4],
      ['sun', 'venus', 14],
    ]);
  });

  test('reach over the end of the dial', () => {
    const near = [{ point: 'sun', longitudeDeg: 89 }, { point: 'moon', longitudeDeg: 350 }, { point: 'mars', longitudeDeg: 12 }] as const; // prettier-ignore
    expect(midpointTree(near, midpointsOf(near, 90), 90, 3)[0]?.midpoints).toMatchObject([
      { pointA: 'moon', orbDeg: 2 },
    ]);
  });

  test('harmonics multiply a longitude', () => {
    expect([harmonicDeg(100, 4), harmonicDeg(-10, 2), harmonicDeg(359, 3)]).toEqual([40, 340, 357]);
  });
});

describe('declinations', () => {
  const named = (point: 'sun' | 'moon' | 'mars', declinationDeg: number) => ({ point, declinationDeg, rightAscensionDeg: 0, isOutOfBounds: false }); // prettier-ignore

  test('are out of bounds beyond the obliquity', () => {
    const found = declinationsOf([{ point: 'sun', longitudeDeg: 90, latitudeDeg: 0 }, { point: 'moon', longitudeDeg: 90, latitudeDeg: 5 }, { point: 'mars', longitudeDeg: 270, latitudeDeg: -1 }], 23.4); // prettier-ignore
    expect(found.map(({ declinationDeg }) => declinationDeg)).toEqual([23.4, 28.4, -24.4].map((deg) => expect.closeTo(deg, 6))); // prettier-ignore
    expect(found.slice(1).map(({ isOutOfBounds }) => isOutOfBounds)).toEqual([true, true]);
    expect(declinationsOf([{ point: 'moon', longitudeDeg: 80, latitudeDeg: 0 }], 23.4)[0]?.isOutOfBounds).toBe(false);
  });

  test('are parallel on one side of the equator and contra-parallel on both, the nearest first', () => {
    expect(declinationAspects([named('sun', 20), named('moon', 19.5), named('mars', -20.2)], 1)).toEqual([
      { pointA: 'sun', pointB: 'mars', aspect: 'contra_parallel', orbDeg: expect.closeTo(0.2, 9) },
      { pointA: 'sun', pointB: 'moon', aspect: 'parallel', orbDeg: 0.5 },
      { pointA: 'moon', pointB: 'mars', aspect: 'contra_parallel', orbDeg: expect.closeTo(0.7, 9) },
    ]);
    expect(declinationAspects([named('sun', -20), named('moon', -21)], 1)).toMatchObject([{ aspect: 'parallel', orbDeg: 1 }]); // prettier-ignore
    expect(declinationAspects([named('sun', 20), named('moon', 21.1)], 1)).toEqual([]);
  });
});

describe('antiscia', () => {
  test('are as far from the solstices, contra-antiscia as far from the equinoxes', () => {
    expect([antiscionDeg(40), antiscionDeg(200), contraAntiscionDeg(40), contraAntiscionDeg(0)]).toEqual([
      140, 340, 320, 0,
    ]);
  });

  test('are hit within the orb, each pair once', () => {
    const hits = antisciaHits([{ point: 'sun', longitudeDeg: 40 }, { point: 'moon', longitudeDeg: 141 }, { point: 'mars', longitudeDeg: 320.5 }], 1); // prettier-ignore
    expect(hits).toEqual([
      { pointA: 'sun', pointB: 'mars', mirror: 'contra_antiscion', orbDeg: 0.5 },
      { pointA: 'sun', pointB: 'moon', mirror: 'antiscion', orbDeg: 1 },
    ]);
  });
});

test('lots are the arc from one to the other laid off from the ascendant, by night the other way, each from those before it', () => {
  const planets = { sun: 10, moon: 50, mars: 100, mercury: 20, jupiter: 200, venus: 350, saturn: 300 };
  // Fortune 100 + 50 − 10, Spirit 100 + 10 − 50; Eros 100 + 350 − 60; Necessity 100 + 140 − 20; and so on.
  expect(lotsOf(100, planets, 'day', 'by_sect')).toMatchObject({
    fortune: 140, spirit: 60, eros: 30, necessity: 220, courage: 140, victory: 240, nemesis: 300, father: 30, mother: 160,
  }); // prettier-ignore
  expect(lotsOf(100, planets, 'night', 'by_sect')).toMatchObject({ fortune: 60, spirit: 140, eros: 250, father: 170 });
  expect(lotsOf(100, planets, 'night', 'day_always')).toEqual(lotsOf(100, planets, 'day', 'by_sect'));
});

test('a phase is the eighth of the month around its exact angle, and a minute before the full Moon she is full', () => {
  const at = (angleDeg: number) => moonPhaseAt(uniformSky, angleDeg / 12, 'centred').name;
  expect([359.99, 0, 22.4].map(at)).toEqual(['new_moon', 'new_moon', 'new_moon']);
  expect([22.6, 44.9, 179.99, 180, 202.6, 337.4].map(at)).toEqual([
    'waxing_crescent', 'waxing_crescent', 'full_moon', 'full_moon', 'waning_gibbous', 'waning_crescent',
  ]); // prettier-ignore
});

test('phases of Rudhyar are eighths of the way from new Moon to new Moon, and half of the disc is lit at the quarters', () => {
  // The uniform Moon gains 12° a day from JD 0.
  const phase = (days: number) => moonPhaseAt(uniformSky, days, 'rudhyar');
  expect([0.1, 3.8, 7.6, 11.3, 15.1, 18.8, 22.6, 26.3].map((days) => phase(days).name)).toEqual([
    'new_moon', 'waxing_crescent', 'first_quarter', 'waxing_gibbous', 'full_moon', 'waning_gibbous', 'last_quarter', 'waning_crescent',
  ]); // prettier-ignore
  expect([0, 7.5, 15].map((days) => phase(days).illumination)).toEqual(
    [0, 0.5, 1].map((share) => expect.closeTo(share, 9)),
  );
});

describe('returns', () => {
  /** Periods of 365.25 days for the Sun, 27.3 for the Moon, 687 for Mars. */
  const PERIODS = { sun: 365.25, moon: 27.3, mars: 687 };
  const degAt = (body: string, jdUt: number) => ((jdUt * 360) / (PERIODS[body as keyof typeof PERIODS] ?? 1e6)) % 360; // Safe: another body is slow.
  const sky = {
    ...uniformSky,
    longitudeDeg: degAt,
    position: (body: string, jdUt: number) => ({ longitudeDeg: degAt(body, jdUt), latitudeDeg: 0, distanceAu: 1, speedDegPerDay: 360 / (PERIODS[body as keyof typeof PERIODS] ?? 1e6) }),
  }; // prettier-ignore
  const BIRTH = 2_451_545.3;

  test('of the Sun come with birthdays, before the birth too', () => {
    expect([1, 2, 30, -1].map((birthdays) => solarReturn(sky, BIRTH, birthdays, TROPICAL) - BIRTH)).toEqual(
      [1, 2, 30, -1].map((years) => expect.closeTo(years * 365.25, 4)),
    );
  });

  test('of the Moon are counted from an instant, which is none itself', () => {
    const daysTo = (afterJdUt: number, number: number) => (lunarReturn(sky, BIRTH, afterJdUt, number, TROPICAL) - BIRTH) / 27.3; // prettier-ignore
    expect([daysTo(BIRTH, 1), daysTo(BIRTH, 3), daysTo(BIRTH + 100, 1)]).toEqual([1, 3, 4].map((rounds) => expect.closeTo(rounds, 5))); // prettier-ignore
    const precessing = { ...sky, ayanamsaDeg: (_: unknown, jdUt: number) => (jdUt - BIRTH) * 0.01 };
    expect(
      lunarReturn(precessing, BIRTH, BIRTH, 1, returnZodiac('precession_corrected', TROPICAL)) - BIRTH,
    ).toBeCloseTo(360 / (360 / 27.3 - 0.01), 4);
  });

  test('of a planet are counted from the first after an instant', () => {
    const rounds = (afterJdUt: number, number: number) => {
      const found = bodyReturn(sky, 'mars', WESTERN_SKY, BIRTH, afterJdUt, number);
      return found?.passes.map(({ jdUt }) => (jdUt - BIRTH) / 687);
    };
    expect([rounds(BIRTH, 1), rounds(BIRTH, 2), rounds(BIRTH, 5), rounds(BIRTH + 1000, 1)]).toEqual(
      [[1], [2], [5], [2]].map((one) => one.map((round) => expect.closeTo(round, 6))),
    );
  });

  test('open years of life: the ascendant moves on by a sign in each, and in each twelfth of it', () => {
    const at = (years: number, ascendantDeg = 100) =>
      profectionsAt(sky, { jdUt: BIRTH, zodiac: TROPICAL }, ascendantDeg, BIRTH + years * 365.25);
    const first = at(0.01);
    expect(first).toMatchObject({ completedYears: 0, monthIndex: 0, year: { signIndex: 3, houseNumber: 1, lord: 'moon', startJdUt: BIRTH } }); // prettier-ignore
    expect(first.year.endJdUt).toBeCloseTo(BIRTH + 365.25, 4);
    const later = at(13.6);
    expect(later).toMatchObject({
      completedYears: 13,
      monthIndex: 7,
      year: { signIndex: 4, houseNumber: 2, lord: 'sun' },
    });
    expect(later.months.map(({ signIndex }) => signIndex)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3]);
    expect(later.months[11]?.endJdUt).toBe(later.year.endJdUt);
    expect(later.months[1]?.startJdUt).toBeCloseTo(later.year.startJdUt + 365.25 / 12, 4);
    expect([0.9999, 1.0001, 99.9999, 100.0001].map((years) => at(years).completedYears)).toEqual([0, 1, 99, 100]);
  });
});

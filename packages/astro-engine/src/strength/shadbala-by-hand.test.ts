import { describe, expect, test } from 'vitest';
import { chartByHand } from '../chart/testing.ts';
import type { PanchangDay } from '../panchang/day.ts';
import { type Graha, PLANETS } from '../vocabulary/grahas.ts';
import { bhavaBalaOf } from './bhava-bala.ts';
import { timeLordsAt } from './kala-bala.ts';
import { shadbalaOf, type ShadbalaSky } from './shadbala.ts';
import { sphutaDrishti } from './sphuta-drishti.ts';
import { warsOf } from './war.ts';

/** A Sunday: the first of January 1900 was a Monday. Sunrise at JD .25, sunset at .75. */
const DAY: PanchangDay = {
  date: { year: 1899, month: 12, day: 31 },
  weekdayIndex: 0,
  basis: 'sunrise',
  startJdUt: 2_415_020.25,
  endJdUt: 2_415_021.25,
  sunriseJdUt: 2_415_020.25,
  sunsetJdUt: 2_415_020.75,
  nextSunriseJdUt: 2_415_021.25,
};

type Degs = Readonly<Record<Graha, number>>;
const APART: Degs = {
  sun: 0,
  moon: 180,
  mars: 270,
  mercury: 330,
  jupiter: 240,
  venus: 300,
  saturn: 200,
  rahu: 50,
  ketu: 230,
};
const skyOf = (degs: Partial<Degs>, change: Partial<ShadbalaSky> = {}): ShadbalaSky => ({
  chart: { ...chartByHand(15, { ...APART, ...degs }), jdUt: 2_415_020.5 },
  midheavenDeg: 285,
  ramanAyanamsaDeg: 0,
  apparentHours: 12,
  day: DAY,
  ...change,
});
const strengthsIn = (degs: Partial<Degs> = {}, change: Partial<ShadbalaSky> = {}) => shadbalaOf(skyOf(degs, change));

// B.V. Raman, Graha and Bhava Balas; BPHS ch. 26: 15 at 60°, 45 at 90°, 30 at 120°, 0 at 150°, 60 at 180°, 0 at 300°.
test('an aspect is read off the printed corners, straight between them', () => {
  const plain = [0, 29, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180, 240, 300, 330].map((wayDeg) =>
    sphutaDrishti('sun', 100, 100 + wayDeg),
  );
  expect(plain).toEqual([0, 0, 0, 7.5, 15, 30, 45, 37.5, 30, 15, 0, 30, 60, 30, 0, 0]);
});

test('every arc between two corners lies on the line that joins them', () => {
  const corners = [[30, 0], [60, 15], [90, 45], [120, 30], [150, 0], [180, 60], [300, 0]] as const; // prettier-ignore
  for (const [index, [endDeg, end]] of corners.entries()) {
    const [startDeg, start] = corners[index - 1] ?? [0, 0];
    for (const share of [0.01, 0.3, 0.7, 0.99]) {
      const wayDeg = startDeg + share * (endDeg - startDeg);
      expect(sphutaDrishti('sun', 100, 100 + wayDeg), `${wayDeg}°`).toBeCloseTo(start + share * (end - start), 9);
    }
  }
});

test('Mars adds a quarter to the 4th and 8th, Jupiter a half to the 5th and 9th, Saturn three quarters to the 3rd and 10th', () => {
  const added = (planet: 'mars' | 'jupiter' | 'saturn') =>
    Array.from({ length: 24 }, (_, part) => part * 15).flatMap((wayDeg) => {
      const more = sphutaDrishti(planet, 0, wayDeg) - sphutaDrishti('sun', 0, wayDeg);
      return more === 0 ? [] : [[wayDeg, more]];
    });
  expect(added('mars')).toEqual([[90, 15], [105, 15], [210, 15], [225, 15]]); // prettier-ignore
  expect(added('jupiter')).toEqual([[120, 30], [135, 30], [240, 30], [255, 30]]); // prettier-ignore
  expect(added('saturn')).toEqual([[60, 45], [75, 45], [270, 45], [285, 45]]); // prettier-ignore
});

describe('strength by aspects', () => {
  test('is a quarter of what the benefics give less what the malefics give', () => {
    // On the Sun: the full Moon 60, Jupiter from 120° 30 + 30, Venus from 60° 15; Mars from 90° 45 + 15, Saturn from 160° 20.
    expect(strengthsIn().planets.sun.drik).toBeCloseTo((60 + 60 + 15 - 60 - 20) / 4, 9);
  });

  test('counts the dark Moon, and Mercury among malefics, as malefics', () => {
    expect(strengthsIn().benefics).toEqual(['moon', 'jupiter', 'venus', 'mercury']);
    expect(strengthsIn({ moon: 83.9 }).benefics).not.toContain('moon');
    expect(strengthsIn({ moon: 84 }).benefics).toContain('moon');
    expect(strengthsIn({ moon: 276 }).benefics).not.toContain('moon');
    expect(strengthsIn({ mercury: 275 }).benefics).not.toContain('mercury'); // With Mars.
    expect(strengthsIn({ mercury: 275, venus: 271 }).benefics).toContain('mercury'); // With Mars and Venus.
    expect(strengthsIn({ mercury: 275, venus: 271, saturn: 280 }).benefics).not.toContain('mercury');
  });
});

test('strength of direction is full at the angle opposite to the one that takes it', () => {
  // The ascendant is 15°, the midheaven 285°: Sun and Mars are strong there, Moon and Venus at 105°, Saturn at 195°.
  const { planets } = strengthsIn({ sun: 285, mars: 105, moon: 105, venus: 15, saturn: 195, jupiter: 15, mercury: 60 });
  const digs = PLANETS.map((planet) => planets[planet].dig);
  expect(digs).toEqual([60, 60, 0, 45, 60, 30, 60].map((virupas) => expect.closeTo(virupas, 9)));
});

test('strength of the half is a third of the way from Sun to Moon, of malefics what is missing to 60, of the Moon twice it', () => {
  const { planets } = strengthsIn({ moon: 120 });
  const pakshas = PLANETS.map((planet) => planets[planet].kala.paksha);
  expect(pakshas).toEqual([20, 80, 20, 40, 40, 40, 20].map((virupas) => expect.closeTo(virupas, 9)));
});

describe('a war of planets', () => {
  test('is between two of the five within 1°, and the lesser longitude wins', () => {
    const placements = chartByHand(15, {
      ...APART,
      mars: 100,
      venus: 100.6,
      jupiter: 101.5,
      mercury: 359.8,
      saturn: 0.2,
    }).placements;
    expect(warsOf(placements)).toEqual([
      { winner: 'mars', loser: 'venus', apartDeg: expect.closeTo(0.6, 9) },
      { winner: 'mercury', loser: 'saturn', apartDeg: expect.closeTo(0.4, 9) },
      { winner: 'venus', loser: 'jupiter', apartDeg: expect.closeTo(0.9, 9) },
    ]);
  });

  test('at the very same longitude or with the Sun or Moon is none', () => {
    expect(warsOf(chartByHand(15, { ...APART, mars: 100, venus: 100, sun: 300.2, jupiter: 180.1 }).placements)).toEqual(
      [],
    );
  });

  test('gives the winner the difference of their strengths by the difference of their discs, and takes it from the loser', () => {
    const { planets } = strengthsIn({ mars: 100, venus: 100.6 });
    const beforeWar = (planet: 'mars' | 'venus') => {
      const { sthana, dig, kala } = planets[planet];
      const timed = [kala.tribhaga, kala.abda, kala.masa, kala.vara, kala.hora].map((part) => part ?? Number.NaN);
      return sthana.total + dig + kala.nathonnatha + kala.paksha + timed.reduce((sum, part) => sum + part, 0);
    };
    // Discs of 9.4″ and 16.6″.
    const virupas = Math.abs(beforeWar('mars') - beforeWar('venus')) / 7.2;
    expect(virupas).toBeGreaterThan(0.1);
    expect(planets.mars.kala.yuddha).toBeCloseTo(virupas, 9);
    expect(planets.venus.kala.yuddha).toBeCloseTo(-virupas, 9);
    expect(planets.jupiter.kala.yuddha).toBe(0);
  });
});

test('strength of time is the sum of its nine parts, the war with its sign', () => {
  const { planets } = strengthsIn({ mars: 100, venus: 100.6 });
  for (const planet of PLANETS) {
    const { total, ...parts } = planets[planet].kala;
    const sum = Object.values(parts).reduce<number>((all, part) => all + (part ?? Number.NaN), 0);
    expect(total).toBeCloseTo(sum, 9);
    expect(planets[planet].rupas).toBeCloseTo((planets[planet].total ?? Number.NaN) / 60, 12);
  }
});

test('rupas needed: 5, 6, 5, 7, 6.5, 5.5 and 5 from the Sun to Saturn', () => {
  const { planets } = strengthsIn();
  expect(PLANETS.map((planet) => planets[planet].requiredRupas)).toEqual([5, 6, 5, 7, 6.5, 5.5, 5]);
  for (const planet of PLANETS) {
    const { ratio, rupas, requiredRupas } = planets[planet];
    expect((ratio ?? Number.NaN) * requiredRupas).toBeCloseTo(rupas ?? Number.NaN, 9);
  }
});

test('natural strength grows by sevenths of 60 from Saturn, Mars, Mercury, Jupiter, Venus, the Moon to the Sun', () => {
  const { planets } = strengthsIn();
  const order = ['saturn', 'mars', 'mercury', 'jupiter', 'venus', 'moon', 'sun'] as const;
  for (const [index, planet] of order.entries())
    expect(planets[planet].naisargika).toBeCloseTo(((index + 1) * 60) / 7, 9);
});

test('ishta and kashta are the roots of what exaltation and motion give, and of what is missing of them', () => {
  // The Sun at 10° is exalted (60) and has a third of the way from 270° of the ecliptic for his motion.
  const { sun, moon } = strengthsIn({ sun: 10, moon: 70 }).planets;
  expect(sun.cheshta).toBeCloseTo(100 / 3, 9);
  expect([sun.ishta, sun.kashta]).toEqual([expect.closeTo(Math.sqrt(60 * (100 / 3)), 9), expect.closeTo(0, 9)]);
  // The Moon at 70° is 37° past exaltation: 60 − 37/3; 60° from the Sun: 20.
  expect(moon.cheshta).toBeCloseTo(20, 9);
  expect(moon.ishta).toBeCloseTo(Math.sqrt((60 - 37 / 3) * 20), 9);
  expect(moon.kashta).toBeCloseTo(Math.sqrt((37 / 3) * 40), 9);
});

describe('the lords of time', () => {
  const lordsAt = (hours: number) => timeLordsAt((DAY.sunriseJdUt ?? 0) + hours / 24, DAY);

  // 26,543 days are 73 years of 360 days with 263 more, and 884 months of 30 days with 23 more.
  test('of a year move on by three weekdays after 360 days, of a month by two after 30, counted from the creation', () => {
    const inDays = (days: number) => {
      const date = new Date(Date.UTC(1900, 0, 1 + days));
      const civil = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      return timeLordsAt((DAY.sunriseJdUt ?? 0) + 0.1, { ...DAY, date: civil });
    };
    expect([-264, -263, 96, 97, 457, 817, 1_177, 1_537, 1_897, 2_257].map((days) => inDays(days)?.abda)).toEqual([
      'mars', 'venus', 'venus', 'moon', 'jupiter', 'sun', 'mercury', 'saturn', 'mars', 'venus',
    ]); // prettier-ignore
    expect([-24, -23, 6, 7, 37, 67, 97, 127, 157, 187].map((days) => inDays(days)?.masa)).toEqual([
      'venus', 'sun', 'sun', 'mars', 'jupiter', 'saturn', 'moon', 'mercury', 'venus', 'sun',
    ]); // prettier-ignore
  });

  test('of an hour follow each other as the Chaldeans have them, from the lord of the day', () => {
    expect([0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5].map((hours) => lordsAt(hours)?.hora)).toEqual([
      'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars', 'sun',
    ]); // prettier-ignore
    expect(lordsAt(3)?.vara).toBe('sun');
  });

  test('of the thirds are Mercury, Sun, Saturn by day and Moon, Venus, Mars by night; Jupiter has always 60', () => {
    expect([1, 5, 9, 13, 17, 21].map((hours) => lordsAt(hours)?.tribhaga)).toEqual([
      'mercury', 'sun', 'saturn', 'moon', 'venus', 'mars',
    ]); // prettier-ignore
    const { jupiter, mercury, sun } = strengthsIn().planets; // At noon of the ephemeris, six hours after sunrise.
    expect([jupiter.kala.tribhaga, mercury.kala.tribhaga, sun.kala.tribhaga]).toEqual([60, 0, 60]);
  });
});

describe('strength of houses', () => {
  const middles = Array.from({ length: 12 }, (_, index) => 15 + index * 30);
  const houses = bhavaBalaOf(middles, skyOf({}), strengthsIn());

  // Aries beast, Taurus beast, Gemini man, Cancer water, Leo beast, Virgo man, Libra man, Scorpio insect, Sagittarius man then
  // beast, Capricorn beast then water, Aquarius man, Pisces water; strong in the 10th, 1st, 4th, 7th.
  test('by direction is 10 less for each house away from the strong one', () => {
    expect(houses.map(({ dig }) => dig)).toEqual([30, 20, 40, 60, 10, 10, 0, 50, 50, 0, 40, 20]);
    const [ninth] = bhavaBalaOf(
      middles.map((deg) => (deg - 1 + 240) % 360),
      skyOf({}),
      strengthsIn(),
    );
    expect(ninth?.dig).toBe(60); // The first half of Sagittarius is a man.
  });

  test('by aspects has all of Jupiter and Mercury, a quarter of the others', () => {
    // On 15° of Aries: Sun from 15° none, Moon from 195° 52.5, Mars from 105° 37.5 + 15, Mercury from 45° 7.5,
    // Jupiter from 135° 15 + 30, Venus from 75° 30, Saturn from 175° 50.
    expect(houses[0]?.drik).toBeCloseTo(52.5 / 4 - 52.5 / 4 + 7.5 + 45 + 30 / 4 - 50 / 4, 9);
  });

  test('is the sum of both and of the strength of the lord', () => {
    for (const { lordVirupas, dig, drik, total, rupas } of houses) {
      expect(total).toBeCloseTo((lordVirupas ?? Number.NaN) + dig + drik, 9);
      expect(rupas).toBeCloseTo((total ?? Number.NaN) / 60, 12);
    }
    expect(houses.map(({ lord }) => lord).slice(0, 4)).toEqual(['mars', 'venus', 'mercury', 'moon']);
  });
});

test('strength by sign counts 15 for each odd sign in the birth chart and navamsa, and for the Moon and Venus each even one', () => {
  // 1° of a movable sign is in its own navamsa; 4° is in the next one.
  const ofSun = (sun: number) => strengthsIn({ sun }).planets.sun.sthana.ojayugma;
  expect([ofSun(1), ofSun(4), ofSun(91), ofSun(94)]).toEqual([30, 15, 0, 15]);
  const ofVenus = (venus: number) => strengthsIn({ venus }).planets.venus.sthana.ojayugma;
  expect([ofVenus(1), ofVenus(4), ofVenus(91), ofVenus(94)]).toEqual([0, 15, 30, 15]);
  const ofMoon = (moon: number) => strengthsIn({ moon }).planets.moon.sthana.ojayugma;
  expect([ofMoon(1), ofMoon(4), ofMoon(91), ofMoon(94)]).toEqual([0, 15, 30, 15]);
});

test('moolatrikona counts 45 in the birth chart, 15 more than the own sign that follows it', () => {
  // The moolatrikona of Mars ends at 12° of Aries, which is no border of the other six vargas.
  const at = (mars: number) => strengthsIn({ mars }).planets.mars.sthana.saptavargaja;
  expect(at(11.999) - at(12)).toBeCloseTo(15, 9);
});

import { describe, expect, test } from 'vitest';
import { PLANETS, type Planet } from '../vocabulary/grahas.ts';
import { termLordAt } from '../western/essential-tables.ts';
import { conditionsOf, sunRelationOf } from './conditions.ts';
import { considerationsOf } from './considerations.ts';
import { angularityOf, HOUSE_POINTS, isLighter, reachDeg } from './lilly-tables.ts';
import { hourLordOf } from './hour-lord.ts';
import { moonCourseOf } from './moon-course.ts';
import { receptionsAmong } from './receptions.ts';
import { listOf, pairsOf, significatorsOf } from './significators.ts';
import { houseOfSubject, SUBJECT_HOUSES, SUBJECTS } from './subjects.ts';
import { SearchedSky } from '../events/searched-sky.ts';
import { WESTERN_SKY } from '../sky/placements.ts';
import { type Course, figureWith, NOON } from './testing.ts';
import { timingOf } from './timing.ts';

const NO_MARKS = { northNodeDeg: 100.5, regulusDeg: 5, spicaDeg: 5, algolDeg: 5 };
const relation = (sunDeg: number, deg: number) =>
  sunRelationOf(figureWith({ sun: { deg: sunDeg }, mars: { deg } }).figure, 'mars');

describe('tables of Lilly', () => {
  // Christian Astrology, p. 57: the degrees of Saturn's terms; the list has 21 to 25 for Sagittarius, and the table 20 to 25.
  test('give Saturn the terms that his own chapter lists', () => {
    const terms = Array.from({ length: 12 }, (_, sign) =>
      Array.from({ length: 30 }, (_, degree) => degree + 1).filter((degree) => termLordAt(sign, degree - 0.5, 'lilly') === 'saturn'),
    ); // prettier-ignore
    const from = terms.map((degrees) => [degrees[0], degrees.at(-1)]);
    expect(from).toEqual([
      [27, 30], [23, 26], [22, 25], [28, 30], [1, 6], [19, 24], [1, 6], [28, 30], [20, 25], [26, 30], [1, 6], [27, 30],
    ]); // prettier-ignore
  });

  test('add moieties of two orbs: the Moon in 20° of Libra is still in opposition to Saturn in 10° of Aries (lesser orbs)', () => {
    expect([reachDeg('saturn', 'moon', 'lesser'), reachDeg('saturn', 'moon', 'greater')]).toEqual([10.5, 11.25]);
  });

  test('order the seven by weight and the houses by strength', () => {
    const order = PLANETS.toSorted((one, other) => (isLighter(one, other) ? 1 : -1));
    expect(order).toEqual(['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon']);
    expect(HOUSE_POINTS).toHaveLength(12);
    expect([1, 2, 3, 10, 11, 12].map(angularityOf)).toEqual(['angular', 'succedent', 'cadent', 'angular', 'succedent', 'cadent']); // prettier-ignore
  });

  test('give every subject a house from 2 to 12, and every house a subject', () => {
    const houses = SUBJECTS.map(houseOfSubject);
    expect(new Set(houses)).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
    expect(new Set(Object.values(SUBJECT_HOUSES)).size).toBe(11);
  });
});

describe('conditions', () => {
  test('by the Sun: within 17′, 8°30′ of one sign, and 17°', () => {
    expect([100.28, 100.29, 108.5, 108.51, 117, 117.01].map((deg) => relation(100, deg))).toEqual([
      'cazimi', 'combust', 'combust', 'under_beams', 'under_beams', 'free',
    ]); // prettier-ignore
    expect(relation(118, 121)).toBe('under_beams'); // In the next sign.
    expect(sunRelationOf(figureWith({}).figure, 'sun')).toBeNull();
  });

  const held = (courses: Partial<Record<Planet, Course>>, planet: Planet, marks = NO_MARKS) =>
    conditionsOf(figureWith(courses).figure, planet, marks).map(({ condition, points }) => `${condition} ${points}`);

  test('have the points of the table', () => {
    // Sun rises at 270° with the sky of the tests: the ascendant is 180°, houses of 30°.
    expect(held({ venus: { deg: 185 }, sun: { deg: 160 }, jupiter: { deg: 305.5 } }, 'venus')).toEqual([
      'house 5', 'direct 4', 'slow -2', 'evening 2', 'free_of_sun 5', 'trine_benefic 4',
    ]); // prettier-ignore
    expect(held({ mars: { deg: 130, degPerDay: -0.6 }, sun: { deg: 150 }, saturn: { deg: 40.9 } }, 'mars')).toEqual([
      'house 4', 'retrograde -5', 'swift 2', 'oriental 2', 'free_of_sun 5', 'square_malefic -3',
    ]); // prettier-ignore
    expect(held({ moon: { deg: 12.2 }, sun: { deg: 100 }, saturn: { deg: 12.9 } }, 'moon')).toContain('joins_malefic -5'); // prettier-ignore
    expect(held({ moon: { deg: 12.2 }, saturn: { deg: 13.1 } }, 'moon')).not.toContain('joins_malefic -5');
  });

  test('know a planet besieged in one sign, the nodes and the stars', () => {
    expect(held({ saturn: { deg: 12 }, mars: { deg: 16 }, venus: { deg: 13 } }, 'venus')).toContain('besieged -5');
    expect(held({ saturn: { deg: 28 }, mars: { deg: 32 }, venus: { deg: 29 } }, 'venus')).not.toContain('besieged -5');
    const marks = { northNodeDeg: 40.2, regulusDeg: 150, spicaDeg: 203, algolDeg: 56 };
    expect(held({ venus: { deg: 40.8 } }, 'venus', marks)).toContain('north_node 4');
    expect(held({ venus: { deg: 220.8 } }, 'venus', marks)).toContain('south_node -4');
    expect(held({ venus: { deg: 155 } }, 'venus', marks)).toContain('regulus 6');
    expect(held({ venus: { deg: 198 } }, 'venus', marks)).toContain('spica 5');
    expect(held({ venus: { deg: 50.9 } }, 'venus', marks)).not.toContain('algol -5');
  });

  test('count a planet in the next house from 5° before its cusp', () => {
    const { placements } = figureWith({ venus: { deg: 205 }, mars: { deg: 204.9 } }).figure;
    expect([placements.venus, placements.mars].map((one) => [one.houseNumber, one.countedHouseNumber])).toEqual([
      [1, 2],
      [1, 1],
    ]);
  });
});

describe('significators', () => {
  const signed = (houseNumber: number) => significatorsOf(figureWith({}).figure, houseNumber);

  test('are the lords of the ascendant and of the house, and the Moon for the querent unless the matter is hers', () => {
    // Libra rises; Aries is on the seventh, Cancer on the tenth, Taurus on the eighth.
    expect(signed(7)).toEqual({ querent: 'venus', quesited: 'mars', hasMoon: true });
    expect(pairsOf(signed(7))).toEqual([['venus', 'mars'], ['moon', 'mars']]); // prettier-ignore
    expect(signed(10)).toEqual({ querent: 'venus', quesited: 'moon', hasMoon: false });
    expect(pairsOf(signed(10))).toEqual([['venus', 'moon']]);
    expect(pairsOf(signed(8))).toEqual([['moon', 'venus']]); // One planet is both.
    expect(listOf(signed(8))).toEqual(['venus', 'moon']);
  });

  test('are received by the lords of their degrees', () => {
    // The Sun in 5° of Aries, Mars in 10° of Leo; Saturn of 12° of Leo has no dignity in either.
    const { placements } = figureWith({ sun: { deg: 5 }, mars: { deg: 130 } }).figure;
    expect(receptionsAmong(placements, ['sun', 'mars'])).toEqual([
      { guest: 'sun', host: 'mars', dignities: ['domicile', 'face'], isMutual: true },
      { guest: 'mars', host: 'sun', dignities: ['domicile', 'triplicity'], isMutual: true },
    ]);
  });
});

describe('the lord of the hour', () => {
  const hourOf = (ascendantShiftDeg: number) => {
    const { figure, sky } = figureWith({});
    const almanac = {
      sky,
      place: { latitudeDeg: 50, longitudeDeg: 0, altitudeM: 0 },
      clock: 0,
      rule: 'almanac',
    } as const;
    const ascendantDeg = 180 + ascendantShiftDeg;
    const cuspsDeg = figure.cuspsDeg.map((deg) => (deg + ascendantShiftDeg) % 360);
    return hourLordOf(almanac, { ...figure, ascendantDeg, cuspsDeg });
  };

  // P. 121: the hour of Mars agrees with Scorpio (one planet), with Cancer (one triplicity), with Leo (one nature).
  test('agrees as one planet, of one triplicity or of one nature', () => {
    const { planet, dayLord } = hourOf(0) ?? { planet: null, dayLord: null };
    expect([planet, dayLord]).toEqual(['moon', 'saturn']); // Saturday, seventh hour after a sunrise at 6.
    // The Moon: Cancer is hers, Taurus of her triplicity, Libra is of Venus, who is cold and moist too; not Aries.
    const agreements = [270, 210, 0, 180].map((shift) => hourOf(shift)?.agreement);
    expect(agreements).toEqual(['one_planet', 'one_triplicity', 'one_nature', null]);
  });
});

describe('considerations', () => {
  const judged = (courses: Partial<Record<Planet, Course>>, houseNumber = 5) => {
    const { figure, sky } = figureWith({ moon: { deg: 70 }, ...courses });
    const moon = moonCourseOf(figure, new SearchedSky(sky, WESTERN_SKY));
    const all = considerationsOf({ figure, houseNumber, moon, hour: null });
    return all
      .filter(({ holds }) => holds !== false)
      .map(({ id, holds, planets }) => `${id} ${holds} ${planets.join()}`);
  };

  test('say null of the hour without sunrise, and warn of an early ascendant', () => {
    expect(judged({ mars: { deg: 72.5 } })).toEqual(['hour_disagrees null ', 'early_ascendant true ']);
  });

  test('warn of the Moon: late in a sign, in the burnt way, void', () => {
    const all = judged({ moon: { deg: 207 } });
    expect(all).toContain('moon_late_in_sign true moon');
    expect(all).toContain('moon_in_via_combusta true moon');
    expect(all).toContain('moon_void true moon');
    expect(judged({ moon: { deg: 225 } })).not.toContain('moon_in_via_combusta true moon');
    expect(judged({ moon: { deg: 195 } })).toContain('moon_in_via_combusta true moon');
  });

  test('warn of Saturn in the first and in the seventh, and of its lord', () => {
    expect(judged({ saturn: { deg: 190 } })).toContain('saturn_in_first true saturn');
    const seventh = judged({ saturn: { deg: 10 }, mars: { deg: 95 } });
    expect(seventh).toContain('saturn_in_seventh true saturn');
    expect(seventh).toContain('seventh_hurt true saturn');
    expect(seventh).toContain('seventh_lord_unfortunate true mars'); // In Cancer, his fall.
    expect(judged({ saturn: { deg: 10 } }, 7).some((one) => one.startsWith('seventh_hurt'))).toBe(false);
    expect(judged({ venus: { deg: 102 }, sun: { deg: 100 } })).toContain('first_lord_combust true venus');
  });
});

describe('the Moon’s course', () => {
  const course = (courses: Partial<Record<Planet, Course>>) => {
    const { figure, sky } = figureWith(courses);
    return moonCourseOf(figure, new SearchedSky(sky, WESTERN_SKY));
  };

  test('is void if she is within the orb of no aspect that becomes exact in her sign', () => {
    const near = course({ moon: { deg: 65 }, venus: { deg: 14, degPerDay: 0.01 } });
    expect(near).toMatchObject({ isVoid: false, appliesTo: { planet: 'venus', angleDeg: 60 } });
    const far = course({ moon: { deg: 62 }, venus: { deg: 14, degPerDay: 0.01 } }); // 12°, and their moieties are 10.25°.
    expect(far).toMatchObject({ isVoid: true, appliesTo: { planet: 'venus', angleDeg: 60 } });
    const beyond = course({ moon: { deg: 85 }, venus: { deg: 33, degPerDay: 0.01 } }); // Exact in the next sign.
    expect(beyond.isVoid).toBe(true);
    expect((near.appliesTo?.jdUt ?? 0) - NOON).toBeCloseTo(9 / (13 + 10 / 60 + 36 / 3600 - 0.01), 3);
  });
});

test('a degree is a time by the houses of both, or by the sign and house of the one that applies', () => {
  // Houses of 30° from 180°: Venus in the fourth and Saturn in the first are angular; 240° is the third, cadent.
  const units = (venusDeg: number, saturnDeg: number) =>
    timingOf(figureWith({ venus: { deg: venusDeg }, saturn: { deg: saturnDeg } }).figure, {
      planet: 'venus',
      to: 'saturn',
    });
  expect(units(275, 185)).toEqual({ byHouses: 'months', bySign: 'days' });
  expect(units(245, 215)).toEqual({ byHouses: 'weeks', bySign: 'years' });
  expect(units(245, 335)).toEqual({ byHouses: 'days', bySign: 'years' });
});

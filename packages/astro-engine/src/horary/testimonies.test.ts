import { describe, expect, test } from 'vitest';
import { SearchedSky } from '../events/searched-sky.ts';
import { TROPICAL, WESTERN_SKY } from '../sky/placements.ts';
import { PLANETS, type Planet } from '../vocabulary/grahas.ts';
import { westernChart } from '../western/natal.ts';
import { judgmentOf } from './horary.ts';
import { MEAN_DEG_PER_DAY } from './lilly-tables.ts';
import { marksOf } from './marks.ts';
import { TESTIMONY_IDS, type TestimonyId } from './testimonies.ts';
import { type Course, figureWith, NOON } from './testing.ts';

type Courses = Partial<Record<Planet, Course>>;

const HERE = { latitudeDeg: 50, longitudeDeg: 0, altitudeM: 0 };
const NO_MARKS = { northNodeDeg: 100.5, regulusDeg: 5, spicaDeg: 5, algolDeg: 5 };
const SLOW = 0.01;

/** Libra rises and Aries sets: Venus asks for Mars. The Moon leaves Gemini without an aspect. */
function judged(courses: Courses, houseNumber = 7) {
  const { figure, sky } = figureWith({ moon: { deg: 89 }, ...courses });
  const almanac = { sky, place: HERE, clock: 0, rule: 'almanac' } as const;
  return judgmentOf(figure, new SearchedSky(sky, WESTERN_SKY), almanac, houseNumber, NO_MARKS);
}
const said = (courses: Courses): string[] =>
  judged(courses).testimonies.map(({ side, id, planets }) => `${side} ${id} ${planets.join()}`);

/** One figure for each rule, with the testimony that it must have. */
const CASES: Readonly<Record<TestimonyId, readonly [Courses, string]>> = {
  conjunction: [{ venus: { deg: 40 }, mars: { deg: 43 } }, 'for conjunction venus,mars'],
  good_aspect: [{ venus: { deg: 40 }, mars: { deg: 103 } }, 'for good_aspect venus,mars'],
  square_with_dignity: [{ venus: { deg: 56 }, mars: { deg: 148, degPerDay: SLOW } }, 'for square_with_dignity venus,mars'],
  opposition_with_reception: [{ venus: { deg: 10 }, mars: { deg: 193 } }, 'for opposition_with_reception venus,mars'],
  translation: [{ venus: { deg: 40 }, mars: { deg: 105 }, moon: { deg: 42 } }, 'for translation moon,venus,mars'],
  collection: [{ saturn: { deg: 57 }, venus: { deg: 354 }, mars: { deg: 144 } }, 'for collection saturn,venus,mars'],
  mutual_reception: [{ venus: { deg: 10 }, mars: { deg: 40 } }, 'for mutual_reception venus,mars'],
  quesited_in_first: [{ mars: { deg: 190 } }, 'for quesited_in_first mars'],
  querent_in_house: [{ venus: { deg: 12 } }, 'for querent_in_house venus'],
  square_without_dignity: [{ venus: { deg: 40 }, mars: { deg: 133 } }, 'against square_without_dignity venus,mars'],
  opposition: [{ venus: { deg: 40 }, mars: { deg: 223 } }, 'against opposition venus,mars'],
  prohibition: [{ venus: { deg: 40 }, mars: { deg: 43 }, jupiter: { deg: 131.5, degPerDay: SLOW } }, 'against prohibition jupiter,venus'],
  frustration: [{ venus: { deg: 40 }, mars: { deg: 44 }, saturn: { deg: 44.5, degPerDay: SLOW } }, 'against frustration saturn,mars'],
  refranation: [{ venus: { deg: 40, degPerDay: 1, degPerDaySquared: -0.25 }, mars: { deg: 43, degPerDay: SLOW } }, 'against refranation venus,mars'],
  sign_change: [{ venus: { deg: 57 }, mars: { deg: 62 } }, 'against sign_change venus,mars'],
  separation: [{ venus: { deg: 45 }, mars: { deg: 42 } }, 'against separation venus,mars'],
  moon_void: [{}, 'against moon_void moon'],
  quesited_combust: [{ mars: { deg: 100 }, sun: { deg: 105 } }, 'against quesited_combust mars'],
}; // prettier-ignore

describe('testimonies', () => {
  test.each(TESTIMONY_IDS)('%s is given by a figure that meets it', (id) => {
    const [courses, expected] = CASES[id];
    expect(said(courses)).toContain(expected);
  });

  test('of perfection are not given if a planet comes between', () => {
    expect(said(CASES.prohibition[0])).not.toContain('for conjunction venus,mars');
    // A trine of Jupiter does not hinder a sextile, and hinders a conjunction.
    const trine = { jupiter: { deg: 161.5, degPerDay: SLOW } };
    expect(said({ ...CASES.good_aspect[0], ...trine })).toContain('for good_aspect venus,mars');
    expect(said({ ...CASES.conjunction[0], ...trine })).not.toContain('for conjunction venus,mars');
    const square = { jupiter: { deg: 131.5, degPerDay: SLOW } };
    expect(said({ ...CASES.good_aspect[0], ...square })).not.toContain('for good_aspect venus,mars');
  });

  test('of translation and collection need a free way and receptions', () => {
    const between = said({ ...CASES.translation[0], jupiter: { deg: 103.5, degPerDay: SLOW } });
    expect(between.filter((one) => one.includes('translation'))).toEqual([]);
    const unreceived = said({ saturn: { deg: 117 }, venus: { deg: 54 }, mars: { deg: 204 } });
    expect(unreceived.filter((one) => one.includes('collection'))).toEqual([]);
  });

  test('are those for the matter first, in the order of the rules', () => {
    const ids = judged({ venus: { deg: 10 }, mars: { deg: 193 } }).testimonies.map(({ id }) => TESTIMONY_IDS.indexOf(id)); // prettier-ignore
    expect(ids.length).toBeGreaterThan(3);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });
});

test('one planet for both sides has no translation to itself, and the Moon applies alone', () => {
  const { significators, applications, translations, collections } = judged(
    { venus: { deg: 40 }, moon: { deg: 36 } },
    8,
  );
  expect(significators).toEqual({ querent: 'venus', quesited: 'venus', hasMoon: true });
  expect(applications.map(({ planet, to }) => [planet, to])).toEqual([['moon', 'venus']]);
  expect([translations, collections]).toEqual([[], []]);
});

test('stars are asked of the catalogue only if a planet is near', () => {
  const marks = (deg: number) => {
    const { sky } = figureWith({ venus: { deg } });
    const chart = westernChart(sky, { jdUt: NOON, place: HERE }, {
      points: [...PLANETS, 'rahu'], zodiac: TROPICAL, nodeMode: 'mean', isTopocentric: false, houseSystem: 'regiomontanus',
    }); // prettier-ignore
    return marksOf(sky, chart);
  };
  // The sky of the tests has a star at 10° for each letter of its name, and the node at 100°.
  expect(marks(152)).toMatchObject({ northNodeDeg: 100, regulusDeg: 70 });
  expect(marks(158).regulusDeg).toBeCloseTo(149.83, 1);
  expect([marks(202).spicaDeg, marks(53).algolDeg]).toEqual([50, 50]);
  const { sky, figure } = figureWith({});
  expect(() => marksOf(sky, { jdUt: figure.jdUt, bodies: [] })).toThrow('North Node');
});

test('mean motions are those of the seven spheres, in seconds of arc a day', () => {
  const seconds = PLANETS.map((planet) => Math.round(MEAN_DEG_PER_DAY[planet] * 3600));
  expect(seconds).toEqual([3548, 47_436, 1887, 3548, 299, 3548, 121]);
});

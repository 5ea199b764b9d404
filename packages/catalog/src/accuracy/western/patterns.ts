import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { signIndexOf } from '@graha/astro-engine/core/angle';
import { aspectsWithin } from '@graha/astro-engine/western/aspects';
import { orbsOf } from '@graha/astro-engine/western/orbs';
import { FIGURE_ASPECTS, figuresOf } from '@graha/astro-engine/western/patterns';
import { EXTENDED_POINTS } from '@graha/astro-engine/western/points';
import { western } from '../../families/western/western.ts';
import { type AccuracyRow, Mismatches } from '../rows.ts';
import positionFixture from './fixtures/kerykeion-positions.fixture.json' with { type: 'json' };

/** Charts in which handbooks name a figure; a figure without points is named by its kind alone. */
const NAMED_FIGURES = [
  // R. Orion, Astrology for Dummies, chapter on aspect patterns.
  { on: [1942, 1, 8, 12, 0], at: [51.75, -1.25, 1], figures: ['grand_trine', 't_square'], who: 'Stephen Hawking' },
  { on: [1895, 2, 6, 13, 45], at: [39.29, -76.61, -5], figures: ['grand_trine'], who: 'Babe Ruth' },
  { on: [1926, 5, 26, 5, 0], at: [38.89, -90.18, -6], figures: ['grand_cross'], who: 'Miles Davis' },
  { on: [1963, 4, 18, 12, 0], at: [42.33, -71.12, -5], figures: ['grand_cross'], who: 'Conan O’Brien' },
  { on: [1945, 2, 9, 11, 27], at: [34.05, -118.24, -7], figures: ['grand_cross'], who: 'Mia Farrow' },
  { on: [1911, 2, 6, 4, 16], at: [41.63, -89.79, -6], figures: ['t_square'], who: 'Ronald Reagan' },
  { on: [1946, 7, 6, 7, 26], at: [41.31, -72.93, -4], figures: ['shape bundle'], who: 'George W. Bush' },
  // Starlys, Aspect patterns in Prince’s chart, part 3.
  { on: [1958, 6, 7, 18, 17], at: [44.98, -93.26, -6], figures: ['kite Sun Jupiter Saturn Chiron > Saturn'], who: 'Prince' },
] as const; // prettier-ignore

function namedRow(sky: Ephemeris): AccuracyRow {
  const found = new Mismatches();
  const { patterns } = western;
  for (const { on, at, figures } of NAMED_FIGURES) {
    const [year, month, date, hours, minutes] = on;
    const [latitude, longitude, timezone] = at;
    const birth = { year, month, date, hours, minutes, latitude, longitude, timezone };
    const { figures: ours, shape } = patterns.compute(
      patterns.input.parse({ ...birth, settings: { point_set: 'extended' } }),
      sky,
    );
    const texts = new Set([
      `shape ${shape.shape}`,
      ...ours.flatMap((one) => [one.figure, `${one.figure} ${one.points.join(' ')} > ${one.apex}`]),
    ]);
    for (const figure of figures) found.equal(texts.has(figure), true);
  }
  return found.row('figures and shapes of charts', 'R. Orion, Astrology for Dummies, and Starlys, eight charts');
}

const FIGURE_ORBS = Object.fromEntries(FIGURE_ASPECTS.map((aspect) => [aspect, orbsOf('wide', 'all')[aspect]]));

/** The angles of four points in a figure, whatever their order, by sorting: no search and no roles. */
const ANGLES_OF_FOUR: Readonly<Record<string, string>> = {
  'opposition opposition square square square square': 'grand_cross',
  'opposition sextile sextile trine trine trine': 'kite',
  'opposition opposition sextile sextile trine trine': 'mystic_rectangle',
};

/** Charts of four points drawn at random, each judged by the sorted names of its six aspects. */
function sortedRow(): AccuracyRow {
  const found = new Mismatches();
  let seed = 20_261_129;
  const next = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const points = EXTENDED_POINTS.slice(0, 4);
  for (let index = 0; index < 2_000; index += 1) {
    // Near multiples of 30° or 60°, so that figures are frequent.
    const placed = points.map((point) => ({
      point,
      longitudeDeg: (30 * Math.floor(next() * 12) + 9 * next() - 4.5 + 360) % 360,
      motionDeg: 0,
    }));
    const aspects = aspectsWithin(placed, FIGURE_ORBS);
    const names = aspects.map(({ aspect }) => aspect).toSorted();
    const expected = ANGLES_OF_FOUR[names.join(' ')] ?? null;
    const ours = figuresOf(points, aspects).filter((one) => one.points.length === 4);
    found.equal(ours[0]?.figure ?? null, expected);
  }
  return found.row('figures of four points', 'a second derivation by sorted aspects, 2,000 drawn charts');
}

/** The published table of weights, by the order of the ten planets in the fixture. */
const PUBLISHED_WEIGHTS = [2, 2, 1.5, 1.5, 1.5, 1, 1, 0.5, 0.5, 0.5];
const ELEMENTS = ['fire', 'earth', 'air', 'water'];
const MODES = ['cardinal', 'fixed', 'mutable'];

function balanceRow(sky: Ephemeris): AccuracyRow {
  const found = new Mismatches();
  const { balance } = western;
  const points = 'sun,moon,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto';
  for (const { birth, planets, ascendant, midheaven } of positionFixture.cases) {
    const settings = { points, point_weights: 'kerykeion' };
    const ours = balance.compute(balance.input.parse({ ...birth, settings }), sky);
    const signs = [...planets.map(([longitude]) => Number(longitude)), ascendant, midheaven].map(signIndexOf);
    const weights = [...PUBLISHED_WEIGHTS, 2, 1.5];
    const sums = (count: number): number[] =>
      Array.from({ length: count }, (_, group) =>
        signs.reduce((sum, sign, index) => sum + (sign % count === group ? (weights[index] ?? 0) : 0), 0),
      );
    const compare = (rows: readonly { group: string; weight: number }[], names: readonly string[]): void => {
      for (const [index, weight] of sums(names.length).entries())
        found.equal(rows.find(({ group }) => group === names[index])?.weight.toFixed(6), weight.toFixed(6));
    };
    compare(ours.elements, ELEMENTS);
    compare(ours.modes, MODES);
    const above = planets.filter(([, house]) => Number(house) > 6).length;
    found.equal(ours.horizon.find(({ group }) => group === 'above')?.points.length, above);
  }
  return found.row('balance of elements, modes and hemispheres', 'kerykeion, its positions and its table of weights');
}

/** Figures of aspects, shapes and the balance of charts. */
export const patternAccuracy = (sky: Ephemeris): AccuracyRow[] => [namedRow(sky), sortedRow(), balanceRow(sky)];

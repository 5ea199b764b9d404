import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { ASPECT_NAMES } from '@graha/astro-engine/western/orbs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listOperations } from '../../list/list-operations.ts';
import { answerOf } from '../../operation/answer.ts';
import type { AnyOperation } from '../../operation/operation.ts';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { decodeQuery } from '../../request/decode-query.ts';
import { readInput } from '../../request/issues.ts';
import { settingRowsOf } from '../../request/settings.ts';
import { catalog } from '../catalog.ts';
import { western } from './western.ts';

const sky = await createEphemeris();

type Found = { planet_a: string; planet_b: string; aspect: string; orb: number };
type Answer = { aspects: Found[]; metadata: Record<string, unknown> };

const { natal } = western;
const answered = (settings: object, entry: AnyOperation = natal, change: object = {}): Answer =>
  // Safe: the operations of this file have aspects and metadata.
  answerOf(entry, entry.input.parse({ ...Object(entry.example), ...change, settings }), sky) as Answer;
const problems = (settings: object): string[] => {
  const read = readInput(natal.input, { ...EXAMPLE_BIRTH, settings }, 'body');
  return read.ok ? [] : read.problems.map(({ loc, msg }) => `${loc.slice(2).join('.')}: ${msg}`);
};

const orbsOf = (settings: object) => answered(settings).metadata['orbs'];

describe('own orbs', () => {
  test('as a number hold for every counted aspect, and metadata says so', () => {
    const { aspects, metadata } = answered({ orbs: 3, aspect_set: 'all' });
    expect(Math.max(...aspects.map(({ orb }) => orb))).toBeLessThanOrEqual(3);
    expect(metadata['orbs']).toEqual(Object.fromEntries(ASPECT_NAMES.map((name) => [name, 3])));
    const all = answered({ orb_profile: 'wide', aspect_set: 'all' }).aspects;
    const within = all.filter(({ aspect, orb }) => orb <= 3 && ASPECT_NAMES.some((name) => name === aspect));
    for (const one of within) expect(aspects).toContainEqual(one);
  });

  test('by aspect replace those of the school, aspect by aspect', () => {
    expect(orbsOf({ orbs: { aspects: { trine: 2.5, conjunction: 0 } } })).toEqual({
      conjunction: 0, opposition: 8, trine: 2.5, square: 7, sextile: 6,
    }); // prettier-ignore
    const { aspects } = answered({ orbs: { aspects: { trine: 2.5 } } });
    const standard = answered({}).aspects;
    expect(aspects).toEqual(standard.filter(({ aspect, orb }) => aspect !== 'trine' || orb <= 2.5));
  });

  test('of points give a pair the mean of both, a point without its own having that of the aspect', () => {
    const loose = answered({ orbs: 15 }).aspects;
    const points = { sun: 15, moon: { square: 1 } };
    const { aspects, metadata } = answered({ orbs: { points } });
    const half = { Sun: () => 15, Moon: (aspect: string) => (aspect === 'square' ? 1 : undefined) };
    const orbOf = (name: string, aspect: string): number =>
      (name === 'Sun' || name === 'Moon' ? half[name](aspect) : undefined) ?? Number(Object(metadata['orbs'])[aspect]);
    const expected = loose.filter(
      ({ planet_a, planet_b, aspect, orb }) => orb <= (orbOf(planet_a, aspect) + orbOf(planet_b, aspect)) / 2,
    );
    expect(aspects).toEqual(expected);
    expect(expected.length).toBeGreaterThan(answered({}).aspects.length - 6);
    expect(metadata['orbs_by_point']).toEqual({
      sun: { conjunction: 15, opposition: 15, trine: 15, square: 15, sextile: 15 },
      moon: { square: 1 },
    });
  });

  test('of the luminaries are multiplied by their factor', () => {
    const loose = answered({ orbs: 15 }).aspects;
    const isLuminary = ({ planet_a, planet_b }: Found) =>
      [planet_a, planet_b].some((name) => ['Sun', 'Moon'].includes(name));
    const { aspects, metadata } = answered({ luminaries_factor: 1.5 });
    const standard: Record<string, number> = Object(metadata['orbs']);
    expect(aspects).toEqual(
      loose.filter((one) => one.orb <= (standard[one.aspect] ?? 0) * (isLuminary(one) ? 1.5 : 1)),
    );
    expect(metadata['luminaries_factor']).toBe(1.5);
    expect(answered({ luminaries_factor: 1 }).aspects).toEqual(answered({}).aspects);
  });

  test('leave an answer as it was unless they are sent', () => {
    expect(Object.keys(answered({}).metadata)).not.toEqual(expect.arrayContaining(['orbs_by_point']));
  });
});

describe('counted aspects', () => {
  test('are those of the list, with the orbs of the school', () => {
    expect(orbsOf({ aspects: 'quincunx, trine' })).toEqual({ trine: 8, quincunx: 2 });
    expect(orbsOf({ aspects: 'major,quintile' })).toEqual({
      conjunction: 8, opposition: 8, trine: 8, square: 7, sextile: 6, quintile: 1,
    }); // prettier-ignore
    expect(orbsOf({ aspects: 'all' })).toEqual(orbsOf({ aspect_set: 'all' }));
    expect(orbsOf({ aspects: 'major' })).toEqual(orbsOf({}));
  });

  test('go to the points and angles that are named, the vertex among them', () => {
    const all = answered({ aspects_to: 'vertex,sun' }).aspects;
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((one) => ![one.planet_a, one.planet_b].some((name) => ['Vertex', 'Sun'].includes(name)))).toEqual(
      [],
    );
    expect(answered({ aspects_to: 'sun' }).aspects).toEqual(
      answered({}).aspects.filter(({ planet_a, planet_b }) => [planet_a, planet_b].includes('Sun')),
    );
    expect(answered({}).aspects.some(({ planet_b }) => planet_b === 'Vertex')).toBe(false);
  });

  test('hold between two charts, of transits and of returns too', () => {
    for (const name of [
      'transit',
      'synastry',
      'composite',
      'davison',
      'progressions',
      'solar-return',
      'lunar-return',
      'harmonics',
    ] as const) {
      const { aspects } = answered({ orbs: 15, aspects_to: 'mars', aspects: 'major' }, western[name]);
      expect(aspects.filter((one) => ![one.planet_a, one.planet_b].includes('Mars'))).toEqual([]);
      expect([name, aspects.length > 0]).toEqual([name, true]);
    }
  });
});

test.each([
  [{ orbs: 15.1 }, 'orbs: settings.orbs must be 0 to 15'],
  [{ orbs: -1 }, 'orbs: settings.orbs must be 0 to 15'],
  [{ orbs: { aspects: { trine: 16 } } }, 'orbs.aspects.trine: settings.orbs.aspects.trine must be 0 to 15'],
  [
    { orbs: { aspects: { quincunx: 1 } } },
    'orbs.aspects.quincunx: settings.orbs.aspects: quincunx is not counted here: name it in aspects, or leave its orb out',
  ],
  [
    { orbs: { points: { chiron: 1 } } },
    'orbs.points.chiron: settings.orbs.points: chiron has no aspects here: name it in points, or leave its orb out',
  ],
  [
    { orbs: { points: { sun: { quintile: 1 } } } },
    'orbs.points.sun.quintile: settings.orbs.points.sun: quintile is not counted here: name it in aspects, or leave its orb out',
  ],
  [{ luminaries_factor: 3 }, 'luminaries_factor: settings.luminaries_factor must be 0.5 to 2'],
  [
    { aspects: 'trine', aspect_set: 'all' },
    'aspects: settings: aspects cannot be combined with aspect_set: send one of them',
  ],
  [
    { aspects_to: 'chiron' },
    'aspects_to: settings: aspects_to has chiron, which is not in this chart: name it in points',
  ],
])('%j is refused with what to do', (settings, message) => {
  expect(problems(settings)).toEqual([message]);
});

test.each([
  [{ orbs: 'wide' }],
  [{ orbs: { by: 1 } }],
  [{ orbs: { aspects: { trigon: 1 } } }],
  [{ orbs: { points: { earth: 1 } } }],
])('%j is refused with the names that are known', (settings) => {
  expect(problems(settings)).toEqual([expect.stringMatching(/must be|takes/)]);
});

test('orbs come by query, as a number and as an object', () => {
  const of = (orbs: string) => decodeQuery(natal, [['settings.orbs', orbs]]);
  expect(of('2.5')).toEqual({ settings: { orbs: 2.5 } });
  expect(of('{"aspects":{"trine":2}}')).toEqual({ settings: { orbs: { aspects: { trine: 2 } } } });
});

type Moved = { transiting: string; natal: string; aspect: string; orb: number };
const natalAspects: AnyOperation = catalog.transit['natal-aspects'];
const movedBy = (settings: object, change: object = {}) =>
  // Safe: the operation has such aspects and metadata.
  answerOf(
    natalAspects,
    natalAspects.input.parse({ ...Object(natalAspects.example), ...change, settings }),
    sky,
  ) as unknown as { aspects: Moved[]; metadata: Record<string, unknown> };

describe('transits to a birth chart', () => {
  test('take own orbs, the aspects to count and the factor of the luminaries', () => {
    const loose = movedBy({ orbs: 15, aspects: 'all' });
    const { aspects, metadata } = movedBy({
      aspects: 'trine,quincunx',
      orbs: { aspects: { quincunx: 4 }, points: { jupiter: 1, ascendant: { trine: 3 } } },
      luminaries_factor: 2,
    });
    const inForce: Record<string, number> = { trine: 8, quincunx: 4 };
    const own = (name: string, aspect: string): number => {
      if (name === 'Jupiter') return 1;
      return name === 'Ascendant' && aspect === 'trine' ? 3 : (inForce[aspect] ?? Number.NaN);
    };
    const orbOf = ({ transiting, natal: to, aspect }: Moved): number =>
      ((own(transiting, aspect) + own(to, aspect)) / 2) *
      ([transiting, to].some((n) => n === 'Sun' || n === 'Moon') ? 2 : 1);
    expect(metadata['orbs']).toEqual(inForce);
    expect(metadata['orbs_by_point']).toEqual({ jupiter: { trine: 1, quincunx: 1 }, ascendant: { trine: 3 } });
    // A wide orb of one aspect may hide another in the loose list, so only those found there are expected.
    const expected = loose.aspects.filter((one) => one.aspect in inForce && one.orb <= orbOf(one));
    expect(aspects.length).toBeGreaterThan(3);
    for (const one of expected) expect(aspects).toContainEqual(one);
    for (const one of aspects) expect(one.orb).toBeLessThanOrEqual(orbOf(one));
  });

  test.each([
    [{ orbs: { points: { chiron: 1 } } }, {}, /chiron has no aspects here/],
    [{ orbs: { points: { vertex: 1 } } }, {}, /vertex is no point or angle; it takes sun, moon/],
    [{ orbs: { aspects: { quintile: 1 } } }, {}, /quintile is not counted here/],
    [{ luminaries_factor: 2 }, { bodies: 'mars', points: 'venus' }, /needs the Sun or the Moon/],
    [{ aspects: 'trine', aspect_set: 'all' }, {}, /cannot be combined/],
  ])('refuse %j with %j', (settings, change, message) => {
    const read = readInput(natalAspects.input, { ...Object(natalAspects.example), ...change, settings }, 'body');
    expect(read.ok ? [] : read.problems.map(({ msg }) => msg)).toEqual([expect.stringMatching(message)]);
  });
});

test('a heliocentric chart takes own orbs of its planets, the Earth among them, and of no other', () => {
  const { heliocentric } = western;
  const { aspects, metadata } = answered({ aspects: 'major', orbs: { points: { earth: 14 } } }, heliocentric);
  const loose = answered({ orbs: 15 }, heliocentric).aspects;
  const standard: Record<string, number> = Object(metadata['orbs']);
  const orbOf = ({ planet_a, planet_b, aspect }: Found): number => {
    const usual = standard[aspect] ?? Number.NaN;
    return [planet_a, planet_b].includes('Earth') ? (usual + 14) / 2 : usual;
  };
  expect(aspects).toEqual(loose.filter((one) => one.orb <= orbOf(one)));
  expect(aspects.length).toBeGreaterThan(answered({}, heliocentric).aspects.length);
  for (const orbs of [{ points: { sun: 1 } }, { points: { moon: 1 } }])
    expect(heliocentric.input.safeParse({ ...EXAMPLE_BIRTH, settings: { orbs } }).success).toBe(false);
});

test('an operation that lists aspects by a school of orbs takes own orbs or has one orb as a member', () => {
  const bySchool = listOperations(catalog).filter(
    ({ aliasOf, input, output }) =>
      aliasOf === undefined &&
      'orb_profile' in settingRowsOf(input) &&
      output instanceof z.ZodObject &&
      'aspects' in output.shape,
  );
  const without = bySchool.filter(
    ({ input, example }) =>
      !('orbs' in settingRowsOf(input)) && !input.safeParse({ ...Object(example), orb: 0.5 }).success,
  );
  expect(bySchool.length).toBeGreaterThan(12);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('every aspect is within the orb that metadata prints, whatever is asked', () => {
  const orb = fc.double({ min: 0, max: 15, noNaN: true });
  const byAspect = fc.dictionary(fc.constantFrom(...ASPECT_NAMES), orb, { maxKeys: 6 });
  const settings = fc.record({ aspects: fc.constant('all'), orbs: fc.oneof(orb, fc.record({ aspects: byAspect })) });
  fc.assert(
    fc.property(settings, (asked) => {
      const { aspects, metadata } = answered(asked);
      const inForce: Record<string, number> = Object(metadata['orbs']);
      for (const found of aspects) expect(found.orb).toBeLessThanOrEqual((inForce[found.aspect] ?? -1) + 1e-9);
    }),
    { numRuns: 100 },
  );
});

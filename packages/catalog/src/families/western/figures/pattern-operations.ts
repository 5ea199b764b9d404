import { aspectsWithin } from '@graha/astro-engine/western/aspects';
import { balanceBy, type Grouping, GROUPINGS, POINT_WEIGHTS, type Weighed } from '@graha/astro-engine/western/balance';
import { CHART_SHAPES, shapeOf } from '@graha/astro-engine/western/chart-shape';
import { anglesOf, movingBodies, westernChart } from '@graha/astro-engine/western/natal';
import { type OrbProfile, orbsOf } from '@graha/astro-engine/western/orbs';
import { FIGURE_ASPECTS, FIGURE_NAMES, figuresOf, stelliumsOf } from '@graha/astro-engine/western/patterns';
import { MAIN_POINTS, westernNameOf } from '@graha/astro-engine/western/points';
import { signIndexOf } from '@graha/astro-engine/core/angle';
import { z } from 'zod';
import type { TermGroup } from '../../../languages/term-groups.ts';
import { term, impliedTerms } from '../../../languages/terms.ts';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../../request/birth.ts';
import { Confidence } from '../../../wire/confidence.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { wholeNumber } from '../../../wire/fields.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { IN_SIGN } from '../../../wire/placement.ts';
import { presentSign, rounded } from '../../../wire/present-placement.ts';
import { PointName } from '../schemas.ts';
import { ORB_SETTINGS } from '../settings/asked-orbs.ts';
import { POINT_LIST, point_set, pointsIn } from '../settings/point-settings.ts';
import { OWN_WESTERN_SETTINGS, readingOf, valueAt, WESTERN_SETTINGS, zodiacOf } from '../settings/reading.ts';

/** Figures of aspects, shapes of charts, and the balance of signs and houses. */

const { zodiac, ayanamsa, house_system } = OWN_WESTERN_SETTINGS;
const FORMULAS = { formula_version: '1.0', system: 'western' } as const;

/** The planets of Jones: the Sun to Pluto, without the node. */
const PLANETS_OF_JONES = MAIN_POINTS.filter((point) => point !== 'rahu');
/** Shapes that are defined by degrees; the others are drawn in the books, and measured differently by each program. */
const MEASURED_SHAPES: readonly string[] = ['bundle', 'bowl', 'locomotive'];

const figureOrbs = (profile: OrbProfile) => {
  const all = orbsOf(profile, 'all');
  return Object.fromEntries(FIGURE_ASPECTS.map((aspect) => [aspect, all[aspect]]));
};

const Named = z.array(PointName);

export const patterns = operation({
  summary: 'Figures of aspects and the shape of a chart: T-squares, grand trines, yods, kites, stelliums.',
  description:
    'Finds the figures that aspects form between the points of a birth chart: T-square, grand trine, grand cross, yod, kite and mystic ' +
    'rectangle, each with its apex and largest orb; a figure that is a part of a larger one is not repeated. Aspects count within the orbs of ' +
    '`orb_profile`, which metadata lists. `stelliums` are signs with at least `stellium_size` points. `shape` is the form of the ten planets ' +
    'by Marc Edmund Jones; bundle, bowl and locomotive are defined by degrees, the other four are read differently by every author. Angles take no part.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: { zodiac, ayanamsa, orb_profile: ORB_SETTINGS.orb_profile, point_set, ...POINT_LIST },
    members: {
      stellium_size: wholeNumber(3, 8).default(3).meta({
        title: 'Size of a stellium',
        description: 'Least number of points in a sign that make a stellium: 3 or 4 in most books.',
      }),
    },
  }),
  output: z.strictObject({
    figures: z
      .array(
        z.strictObject({
          figure: term('FigureName', z.enum(FIGURE_NAMES)).describe('The figure, by its id.'),
          points: Named.describe('Points of the figure, in the order of the chart.'),
          apex: PointName.nullable().describe('Point that the figure points to; null if it has none.'),
          largest_orb: z.number().min(0).describe('The largest orb of its aspects, degrees.'),
        }),
      )
      .describe('Figures of aspects.'),
    stelliums: z
      .array(
        z.strictObject({
          sign: IN_SIGN.sign.describe('Sign of the zodiac.'),
          sign_number: IN_SIGN.sign_number,
          points: Named.describe('Points in the sign.'),
        }),
      )
      .describe('Signs with many points, in the order of the zodiac.'),
    shape: z
      .strictObject({
        shape: term('ChartShapeName', z.enum(CHART_SHAPES)).describe('Shape by Jones.'),
        span: z.number().min(0).max(360).describe('Shortest arc that contains the ten planets, degrees.'),
        first: PointName.describe('First planet of that arc, along the zodiac.'),
        last: PointName.describe('Last planet of that arc.'),
        handle: Named.describe('Handle of a bucket; empty for the other shapes.'),
        confidence: Confidence.describe('Confidence in the limits of this shape.'),
      })
      .describe('Shape of the ten planets from the Sun to Pluto.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, stellium_size, ...birth }, sky) => {
    const orbs = figureOrbs(settings.orb_profile);
    const asked = pointsIn(settings);
    const from = {
      points: [...new Set([...asked, ...PLANETS_OF_JONES])],
      zodiac: zodiacOf(settings),
      nodeMode: settings.node_mode,
      isTopocentric: settings.observation_point === 'topocentric',
      houseSystem: 'whole_sign',
    } as const;
    const { bodies, jdUt } = westernChart(sky, resolveMoment(birth), from);
    const points = bodies.filter(({ point }) => asked.includes(point));
    const found = figuresOf(asked, aspectsWithin(movingBodies(points), orbs));
    const { shape, spanDeg, first, last, handle } = shapeOf(
      bodies.filter(({ point }) => PLANETS_OF_JONES.some((planet) => planet === point)),
    );
    return {
      figures: found.map((one) => ({
        figure: one.figure,
        points: one.points.map(westernNameOf),
        apex: one.apex && westernNameOf(one.apex),
        largest_orb: rounded(one.largestOrbDeg),
      })),
      stelliums: stelliumsOf(points, stellium_size).map((one) => {
        const { sign, sign_number } = presentSign(one.signIndex);
        return { sign, sign_number, points: one.points.map(westernNameOf) };
      }),
      shape: {
        shape,
        span: rounded(spanDeg),
        first: westernNameOf(first),
        last: westernNameOf(last),
        handle: handle.map(westernNameOf),
        confidence: MEASURED_SHAPES.includes(shape) ? ('settled' as const) : ('disputed' as const),
      },
      metadata: metadataOf(sky.name, FORMULAS, settings, { ...valueAt(sky, from.zodiac, jdUt), orbs }),
    };
  },
});

const point_weights = {
  values: POINT_WEIGHTS,
  title: 'Weights',
  description:
    'Weight of each point: 1 (equal), or as in kerykeion: 2 for Sun, Moon and ascendant, 1.5 for Mercury, Venus, Mars and midheaven, 1 for Jupiter and Saturn, less for the rest.',
} as const;

const GROUP_NAMES = {
  elements: 'ElementName',
  modes: 'ModeName',
  polarities: 'PolarityName',
  horizon: 'HemisphereName',
  meridian: 'HemisphereName',
  quadrants: 'QuadrantName',
} as const satisfies Record<Grouping, TermGroup>;

const sharesOf = (grouping: Grouping, description: string) =>
  impliedTerms(
    'GroupingName',
    z
      .array(
        z.strictObject({
          group: term(GROUP_NAMES[grouping], z.enum(GROUPINGS[grouping].groups)).describe('The group, by its id.'),
          points: Named.describe('Points of the group.'),
          weight: z.number().min(0).describe('Sum of their weights.'),
          share: z.number().min(0).max(1).describe('Share of the weights of all groups.'),
        }),
      )
      .length(GROUPINGS[grouping].groups.length)
      .describe(description),
    () => [grouping],
  );

const presentBalance = <Name extends Grouping>(
  grouping: Name,
  points: readonly Weighed[],
  weights: (typeof POINT_WEIGHTS)[number],
) =>
  balanceBy(grouping, points, weights).map((row) => ({
    // Safe: rows have the groups of their grouping, in the order of its table.
    group: row.group as (typeof GROUPINGS)[Name]['groups'][number],
    points: row.points.map(westernNameOf),
    weight: rounded(row.weight),
    share: rounded(row.share),
  }));

export const balance = operation({
  summary: 'Balance of a birth chart: elements, modes, polarities, hemispheres and quadrants.',
  description:
    'Counts the points of a chart by the element, the mode and the polarity of their signs, and by the half and the quarter of the houses. ' +
    'Each row lists its points, the sum of their weights and its share. Ascendant and midheaven count by sign alone, because they are limits of ' +
    'houses. Houses 7 to 12 are above the horizon and 10 to 3 in the east; with houses that do not begin at the ascendant this is a convention. ' +
    'Name `points` to count others, and choose `point_weights` to give the luminaries more weight.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: { zodiac, ayanamsa, house_system, point_set, ...POINT_LIST, point_weights },
  }),
  output: z.strictObject({
    elements: sharesOf('elements', 'Fire, earth, air and water.'),
    modes: sharesOf('modes', 'Cardinal, fixed and mutable signs.'),
    polarities: sharesOf('polarities', 'Active (fire, air) and receptive (earth, water) signs.'),
    horizon: sharesOf('horizon', 'Above and below the horizon.'),
    meridian: sharesOf('meridian', 'East and west of the meridian.'),
    quadrants: sharesOf('quadrants', 'Houses 1 to 3, 4 to 6, 7 to 9 and 10 to 12.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, ...birth }, sky) => {
    const reading = readingOf({ ...settings, orb_profile: 'standard', aspect_set: 'major' });
    const chart = westernChart(sky, resolveMoment(birth), reading.sky);
    const angles = anglesOf(chart.frame);
    const points: Weighed[] = [
      ...chart.bodies.map(({ point, signIndex, houseNumber }) => ({ point, signIndex, houseNumber })),
      ...reading.angles.map((point) => ({ point, signIndex: signIndexOf(angles[point]), houseNumber: null })),
    ];
    const weights = settings.point_weights;
    return {
      elements: presentBalance('elements', points, weights),
      modes: presentBalance('modes', points, weights),
      polarities: presentBalance('polarities', points, weights),
      horizon: presentBalance('horizon', points, weights),
      meridian: presentBalance('meridian', points, weights),
      quadrants: presentBalance('quadrants', points, weights),
      metadata: metadataOf(sky.name, FORMULAS, settings, {
        ...valueAt(sky, zodiacOf(settings), chart.jdUt),
        house_system: chart.frame.system,
      }),
    };
  },
});

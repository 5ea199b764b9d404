import { SearchedSky } from '@graha/astro-engine/events/searched-sky';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { dateOfDayCount, isoAt, midnightJdUt } from '@graha/astro-engine/core/moment';
import { placementsAt, type SkySettings, spotOf } from '@graha/astro-engine/sky/placements';
import { housesAt } from '@graha/astro-engine/sky/houses';
import { hitsIn, type NatalTarget } from '@graha/astro-engine/transit/hits';
import type { Point } from '@graha/astro-engine/vocabulary/grahas';
import { type AspectPoint, aspectsAcross } from '@graha/astro-engine/western/aspects';
import { ASPECT_NAMES } from '@graha/astro-engine/western/orbs';
import { ANGLE_IDS, type AngleId, EXTENDED_POINTS, type WesternPoint } from '@graha/astro-engine/western/points';
import { anglesOf } from '@graha/astro-engine/western/natal';
import { CHART_POINTS } from '@graha/astro-engine/vocabulary/chart-points';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { birthRequest, EXAMPLE_BIRTH, type Moment, resolveMoment } from '../../request/birth.ts';
import { type DateSpan, dayCountAt, daysIn, reportImpossibleDates, spanMembers } from '../../request/date-span.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { chosenOf, nameList } from '../../request/name-list.ts';
import { operation } from '../../operation/operation.ts';
import { IN_SIGN } from '../../wire/placement.ts';
import { nameOf, presentInSign, rounded } from '../../wire/present-placement.ts';
import { FROM_CENTRE } from '../../request/settings.ts';
import { dateOfTarget, jdUtOfTarget, Target } from '../../request/target.ts';
import { TROPICAL_FIRST, zodiacOf } from '../events/either-zodiac.ts';
import {
  type AskedOrbs,
  aspectOrbsOf,
  ORB_SETTINGS,
  orbsByAspect,
  orbsByPoint,
} from '../western/settings/asked-orbs.ts';
import { aspectSettingsOf, LUMINARIES_FACTOR, NO_LUMINARY, noAspectsOf } from '../western/settings/aspect-settings.ts';

const ANGLES = ['ascendant', 'midheaven'] as const satisfies readonly AngleId[];
export const NATAL_POINTS = [...EXTENDED_POINTS, ...ANGLES] as const;
export const TRANSITING = 'mars,jupiter,saturn,uranus,neptune,pluto';
export const DEFAULT_TARGETS = 'sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven';
const DAYS_MAX = 366;
const DAYS_PER_WEIGHT = 31;
const BODIES_MAX = 10;

const ANGLE_NAMES: Readonly<Record<(typeof ANGLES)[number], string>> = {
  ascendant: 'Ascendant',
  midheaven: 'Midheaven',
};
const isAngle = (point: WesternPoint): point is AngleId => ANGLE_IDS.some((id) => id === point);
export const natalNameOf = (point: WesternPoint): string =>
  isAngle(point) ? (point === 'ascendant' ? ANGLE_NAMES.ascendant : ANGLE_NAMES.midheaven) : CHART_POINTS[point].name;

const MEMBERS = {
  bodies: nameList(EXTENDED_POINTS, { title: 'Bodies', description: `Bodies in transit, up to ${BODIES_MAX}.` })
    .refine((text) => text.split(',').length <= BODIES_MAX, { error: () => `must name ${BODIES_MAX} bodies at most` })
    .default(TRANSITING),
  points: nameList(NATAL_POINTS, { title: 'Points', description: 'Points of the birth chart.' }).default(
    DEFAULT_TARGETS,
  ),
};
const SETTINGS = ['node_mode'] as const;

type NatalAsked = {
  points: string;
  settings: {
    ayanamsa: (typeof TROPICAL_FIRST.values)[number];
    node_mode: 'mean' | 'true';
    observation_point: 'geocentric';
    language: string;
  };
};
type Asked = NatalAsked & { bodies: string };

/** The fixed points of a birth chart, in the requested zodiac. */
export function natalTargets(sky: Ephemeris, { jdUt, place }: Moment, { points, settings }: NatalAsked): NatalTarget[] {
  const chosen = chosenOf(points, NATAL_POINTS);
  const bodies = chosen.filter((point): point is Exclude<typeof point, AngleId> => !isAngle(point));
  const { placements, ayanamsaDeg } = placementsAt(sky, bodies, jdUt, skyOf(settings));
  const angles = anglesOf(housesAt(sky, 'whole_sign', jdUt, place, ayanamsaDeg));
  return chosen.map((point) => ({
    point,
    longitudeDeg: isAngle(point) ? angles[point] : placements[point].longitudeDeg,
  }));
}

const skyOf = ({ ayanamsa, node_mode }: Asked['settings']): SkySettings => ({
  zodiac: zodiacOf(ayanamsa),
  nodeMode: node_mode,
  observer: 'geocentre',
});

const transitMetadata = (sky: Ephemeris, { settings }: Asked, used: Partial<z.input<typeof Metadata>>) =>
  metadataOf(
    sky.name,
    { formula_version: '1.0', system: 'transit', zodiac: zodiacOf(settings.ayanamsa).kind },
    settings,
    used,
  );

const WHAT = {
  transiting: term('PointName', z.string()).describe('The body in transit.'),
  natal: term('PointName', z.string()).describe('The point of the birth chart.'),
  aspect: term('AspectName', z.enum(ASPECT_NAMES)).describe('Name of the aspect (angle between two points).'),
};

type AskedAspects = { bodies: string; points: string; settings: AskedOrbs };

/** Refuses orbs and factors of points that are neither a body nor a natal point of the request. */
function reportAbsent({ bodies, points, settings }: AskedAspects, context: z.RefinementCtx<unknown>): void {
  const { orbs, luminaries_factor: factor } = settings;
  const asked: readonly string[] = [...chosenOf(bodies, EXTENDED_POINTS), ...chosenOf(points, NATAL_POINTS)];
  const refuse = (path: string[], message: string): void =>
    context.addIssue({ code: 'custom', path: ['settings', ...path], message, input: settings });
  const own = typeof orbs === 'object' ? (orbs.points ?? {}) : {};
  for (const name of NATAL_POINTS.filter((one) => one in own && !asked.includes(one)))
    refuse(['orbs', 'points', name], noAspectsOf(name));
  if (factor !== undefined && !asked.includes('sun') && !asked.includes('moon'))
    refuse(['luminaries_factor'], NO_LUMINARY);
}

export const natalAspects = operation({
  summary: 'Aspects from the sky of a moment to the points of a birth chart.',
  description:
    'Aspects of bodies at `target` (now if omitted) to natal planets and angles, with the orbs listed in metadata, ' +
    'and whether each is still becoming exact. In the tropical zodiac unless an ayanamsa is chosen: in a sidereal one precession ' +
    'since the birth does not count. `transit/hits` finds the exact times.',
  input: birthRequest(SETTINGS, {
    settings: {
      ...FROM_CENTRE,
      ayanamsa: TROPICAL_FIRST,
      ...ORB_SETTINGS,
      ...aspectSettingsOf(NATAL_POINTS),
      luminaries_factor: LUMINARIES_FACTOR,
    },
    members: { ...MEMBERS, target: Target },
  }).superRefine(reportAbsent),
  output: z.strictObject({
    transits: z
      .array(
        z.strictObject({
          name: term('PointName', z.string()).describe('English name of the planet or point.'),
          ...IN_SIGN,
          is_retrograde: z.boolean().describe('Whether it moves backwards through the zodiac.'),
        }),
      )
      .describe('Positions of the bodies at the target.'),
    aspects: z
      .array(
        z.strictObject({
          ...WHAT,
          angle: z.number().min(0).max(180).describe('Degrees of the exact aspect.'),
          separation: z.number().min(0).max(180).describe('Degrees between the two along the zodiac.'),
          orb: z.number().min(0).describe('Distance from the exact angle, degrees.'),
          is_applying: z
            .boolean()
            .nullable()
            .describe('Whether it is becoming more exact; null if the body is stationary.'),
        }),
      )
      .describe('Aspects, the nearest to exactness first.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: { ...EXAMPLE_BIRTH, target: '2026-11-21T12:00:00+05:30' },
  dependsOnNow: 'target',
  compute: ({ target, ...request }, sky) => {
    const moment = resolveMoment(request);
    const targetJdUt = jdUtOfTarget(target);
    const bodies = chosenOf(request.bodies, EXTENDED_POINTS);
    const { placements } = placementsAt(sky, bodies, targetJdUt, skyOf(request.settings));
    const moving = bodies.map((point): AspectPoint => ({
      point,
      longitudeDeg: placements[point].longitudeDeg,
      motionDeg: placements[point].speedDegPerDay,
    }));
    const natal = natalTargets(sky, moment, request).map((one): AspectPoint => ({ ...one, motionDeg: 0 }));
    const byPoint = orbsByPoint(request.settings);
    const aspects = aspectsAcross(moving, natal, aspectOrbsOf(request.settings)).toSorted(
      (one, other) => one.orbDeg - other.orbDeg,
    );
    return {
      transits: bodies.map((point) => ({
        name: nameOf(point),
        ...presentInSign(spotOf(placements[point].longitudeDeg)),
        is_retrograde: placements[point].isRetrograde,
      })),
      aspects: aspects.map(({ pointA, pointB, aspect, angleDeg, separationDeg, orbDeg, isApplying }) => ({
        transiting: natalNameOf(pointA),
        natal: natalNameOf(pointB),
        aspect,
        angle: angleDeg,
        separation: rounded(separationDeg),
        orb: rounded(orbDeg),
        is_applying: isApplying,
      })),
      metadata: transitMetadata(sky, request, {
        orbs: orbsByAspect(request.settings),
        ...(byPoint === undefined ? {} : { orbs_by_point: byPoint }),
        as_of: isoAt(targetJdUt, moment.clock),
      }),
    };
  },
});

export const hits = operation({
  summary: 'Times when transits become exact to the points of a birth chart, within a year.',
  description:
    'Every time from `from` to `to`, up to 366 days, at which a body in transit is exactly in an aspect with a natal planet or angle, to the ' +
    'second. A retrograde loop may pass an aspect three times: `pass` counts them within the range. In the tropical zodiac unless an ' +
    'ayanamsa is chosen. `Accept: application/x-ndjson` returns one line, `text/csv` one row for each hit.',
  input: birthRequest(SETTINGS, {
    settings: { ...FROM_CENTRE, ayanamsa: TROPICAL_FIRST },
    members: {
      ...spanMembers({
        first: 'The first date, by the clock of the birthplace.',
        last: `The last date; one request takes up to ${DAYS_MAX} days.`,
      }),
      ...MEMBERS,
      aspects: nameList(ASPECT_NAMES, { title: 'Aspects', description: 'Aspects to search for.' }).default(
        'conjunction,sextile,square,trine,opposition',
      ),
    },
  }).superRefine(
    reportImpossibleDates(() => DAYS_MAX),
    { when: () => true },
  ),
  output: z.strictObject({
    hits: z
      .array(
        z.strictObject({
          at: z
            .string()
            .meta({ format: 'date-time', description: 'Instant of exactness, by the clock of the birthplace.' }),
          ...WHAT,
          is_retrograde: z.boolean().describe('Whether the body moves backwards then.'),
          pass: z.int().min(1).describe('Number of the pass of this body over this aspect within the range.'),
        }),
      )
      .describe('Hits in order of time.'),
    metadata: Metadata,
  }),
  credits: 3,
  weighedBy: {
    name: `${DAYS_PER_WEIGHT} days, rounded up`,
    count: (request: DateSpan): number => Math.ceil(daysIn(request) / DAYS_PER_WEIGHT),
  },
  cpuMaxMs: 20,
  lines: 'hits',
  csv: true,
  example: { ...EXAMPLE_BIRTH, from: '2026-01-01', to: '2026-12-31' },
  compute: (request, ephemeris) => {
    const moment = resolveMoment(request);
    const sky = new SearchedSky(ephemeris, {
      zodiac: zodiacOf(request.settings.ayanamsa),
      nodeMode: request.settings.node_mode,
    });
    const window = {
      fromJdUt: midnightJdUt(dateOfTarget(request.from), moment.clock),
      untilJdUt: midnightJdUt(dateOfDayCount(dayCountAt(request.to) + 1), moment.clock),
    };
    const bodies: readonly Point[] = chosenOf(request.bodies, EXTENDED_POINTS);
    const targets = natalTargets(ephemeris, moment, request);
    const found = hitsIn(sky, bodies, targets, chosenOf(request.aspects, ASPECT_NAMES), window);
    return {
      hits: found.map(({ jdUt, point, aspect, natal, isRetrograde, passNumber }) => ({
        at: isoAt(jdUt, moment.clock),
        transiting: nameOf(point),
        natal: natalNameOf(natal),
        aspect,
        is_retrograde: isRetrograde,
        pass: passNumber,
      })),
      metadata: transitMetadata(ephemeris, request, {}),
    };
  },
});

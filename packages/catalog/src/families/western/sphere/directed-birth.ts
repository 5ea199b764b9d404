import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { TROPICAL } from '@graha/astro-engine/sky/placements';
import type { ChartPoint } from '@graha/astro-engine/vocabulary/grahas';
import { westernChart } from '@graha/astro-engine/western/natal';
import {
  CONVERSE_RULES,
  DIRECTED_ANGLES,
  DIRECTION_KEYS,
  DIRECTION_LATITUDES,
  DIRECTION_METHODS,
  type DirectedBody,
  type Direction,
  type Directions,
  directionsOf,
  yearArcDeg,
} from '@graha/astro-engine/western/primary-directions';
import type { Moment } from '../../../request/birth.ts';

/** Primary directions of a birth, for the operation and for timelines. */

/** Ages that directions reach, years. */
export const AGE_MAX = 120;
/** Length of a year of life, days, if none is asked for: the tropical year. */
export const DIRECTION_YEAR_DAYS = 365.2422;

const method = {
  values: DIRECTION_METHODS,
  title: 'Method',
  description:
    'placidus_zodiacal: the semi-arcs of Placidus, with aspects on the ecliptic. placidus_mundane: the same, with aspects between ' +
    'the houses, a sextile being two of them. regiomontanus: under the pole of the significator, with aspects on the ecliptic.',
} as const;
const latitudes = {
  values: DIRECTION_LATITUDES,
  title: 'Latitudes',
  description:
    'Whether planets are directed with their latitude (bodies), or every point as its degree of the ecliptic (none). Aspects on the ecliptic have no latitude.',
} as const;
const converse = {
  values: CONVERSE_RULES,
  title: 'Converse directions',
  description:
    'The significator is carried by the sky to the place of the promissor, as in Placidus, so angles have none (significator_moves); ' +
    'or the sky turns backwards, as in most programs (sky_reversed).',
} as const;
const key = {
  values: DIRECTION_KEYS,
  title: 'Key',
  description:
    'Arc of a year of life: 0°59′08.33″, the mean motion of the Sun (naibod), one degree (ptolemy), or the motion of the Sun in right ascension on the day of birth (brahe).',
} as const;
const significators = {
  values: ['luminaries_and_angles', 'all'],
  title: 'Significators',
  description: 'The Sun, the Moon, the ascendant and the midheaven, or every requested planet with the two angles.',
} as const;

export const DIRECTION_SETTINGS = { method, latitudes, converse, key, significators };

/** The settings as they were asked for. */
export type AskedDirections = {
  [Name in keyof typeof DIRECTION_SETTINGS]: (typeof DIRECTION_SETTINGS)[Name]['values'][number];
};

const LUMINARIES = ['sun', 'moon'] as const satisfies readonly ChartPoint[];

export type AgedDirection = Direction & { /** Years of life at which the arc is complete. */ ageYears: number };

/**
 * Returns the directions of a birth with their ages.
 * @param points the planets to direct, with their aspects
 * @source as `directionsOf` and `yearArcDeg`
 */
export function directedBirth(
  sky: Ephemeris,
  moment: Moment,
  points: readonly ChartPoint[],
  asked: AskedDirections & { node_mode: 'mean' | 'true' },
): { directions: AgedDirection[]; circumpolar: Directions['circumpolar']; yearDeg: number } {
  const { jdUt, place } = moment;
  const { bodies } = westernChart(sky, moment, {
    points: [...points, ...LUMINARIES.filter((one) => !points.includes(one))],
    zodiac: TROPICAL,
    nodeMode: asked.node_mode,
    isTopocentric: false,
    houseSystem: 'whole_sign',
  });
  const named = (list: readonly ChartPoint[]): DirectedBody[] => bodies.filter(({ point }) => list.includes(point));
  const obliquityDeg = sky.obliquityDeg(jdUt);
  const { directions, circumpolar } = directionsOf(
    {
      promissors: named(points),
      significators: [...named(asked.significators === 'all' ? points : LUMINARIES), ...DIRECTED_ANGLES],
      armcDeg: sky.houses('whole_sign', jdUt, place).armcDeg,
      obliquityDeg,
      placeLatitudeDeg: place.latitudeDeg,
    },
    asked,
  );
  const yearDeg = yearArcDeg(asked.key, { ...sky.position('sun', jdUt, 'geocentre'), obliquityDeg });
  return {
    directions: directions.map((direction) => ({ ...direction, ageYears: direction.arcDeg / yearDeg })),
    circumpolar,
    yearDeg,
  };
}

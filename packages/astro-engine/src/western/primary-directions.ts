import { equatorialOf, normalizeDeg, RADIANS_PER_DEG, shortestArcDeg } from '../core/angle.ts';
import type { ChartPoint } from '../vocabulary/grahas.ts';
import { type Division, hourAngleOf, PLACIDUS, REGIOMONTANUS, risesAt } from './diurnal-sphere.ts';
import { NAIBOD_DEG } from './progression.ts';

/** Placidus with aspects on the ecliptic or between the houses, and Regiomontanus with aspects on the ecliptic. */
export const DIRECTION_METHODS = ['placidus_zodiacal', 'placidus_mundane', 'regiomontanus'] as const;
export type DirectionMethod = (typeof DIRECTION_METHODS)[number];

/** Whether converse directions carry the significator with the sky, or turn the sky backwards. */
export const CONVERSE_RULES = ['significator_moves', 'sky_reversed'] as const;
export type ConverseRule = (typeof CONVERSE_RULES)[number];

/** Latitudes: bodies have their own, or every point is on the ecliptic. */
export const DIRECTION_LATITUDES = ['bodies', 'none'] as const;
export type DirectionLatitude = (typeof DIRECTION_LATITUDES)[number];

/** Arc of a year of life: the mean motion of the Sun, one degree, or his motion in right ascension at birth. */
export const DIRECTION_KEYS = ['naibod', 'ptolemy', 'brahe'] as const;
export type DirectionKey = (typeof DIRECTION_KEYS)[number];

export const ASPECT_SIDES = ['sinister', 'dexter'] as const;
type Cast = { aspect: DirectedAspect; angleDeg: number; side: (typeof ASPECT_SIDES)[number] | null };
export const DIRECTED_ASPECTS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const;
export type DirectedAspect = (typeof DIRECTED_ASPECTS)[number];

/** Sinister aspects are cast along the signs, dexter ones against them. */
const CASTS: readonly Cast[] = [
  { aspect: 'conjunction', angleDeg: 0, side: null },
  { aspect: 'sextile', angleDeg: 60, side: 'sinister' },
  { aspect: 'sextile', angleDeg: -60, side: 'dexter' },
  { aspect: 'square', angleDeg: 90, side: 'sinister' },
  { aspect: 'square', angleDeg: -90, side: 'dexter' },
  { aspect: 'trine', angleDeg: 120, side: 'sinister' },
  { aspect: 'trine', angleDeg: -120, side: 'dexter' },
  { aspect: 'opposition', angleDeg: 180, side: null },
];

/** Angles that are directed to: they stay while the sky turns. */
const ANGLE_POSITIONS = { ascendant: -90, midheaven: 0 } as const;
export type DirectedAngle = keyof typeof ANGLE_POSITIONS;
export const DIRECTED_ANGLES = ['ascendant', 'midheaven'] as const satisfies readonly DirectedAngle[];
export type Significator = ChartPoint | DirectedAngle;

export const MOTIONS = ['direct', 'converse'] as const;
export type Promissor = { point: ChartPoint } & Omit<Cast, 'angleDeg'>;
export type Direction = Promissor & {
  significator: Significator;
  motion: (typeof MOTIONS)[number];
  /** Turn of the sky, in [0, 360). */
  arcDeg: number;
};
export type Directions = {
  directions: readonly Direction[];
  /** Points that never cross the horizon: as promissors they reach the meridian only, and nothing is directed to them. */
  circumpolar: readonly Promissor[];
};

/** A body with its tropical place of date. */
export type DirectedBody = { point: ChartPoint; longitudeDeg: number; latitudeDeg: number };
export type DirectedSky = {
  promissors: readonly DirectedBody[];
  significators: readonly (DirectedBody | DirectedAngle)[];
  armcDeg: number;
  obliquityDeg: number;
  /** North is positive. */
  placeLatitudeDeg: number;
};
export type DirectionRules = { method: DirectionMethod; latitudes: DirectionLatitude; converse: ConverseRule };

/** A point of the turning sky. `shiftDeg` moves its position, if its aspect is cast between the houses. */
type Turning = { hourAngleDeg: number; declinationDeg: number; shiftDeg: number };
/** A significator at birth. An angle has no body that turns; a body that does not rise has no position. */
type Target = { id: Significator; body: Turning | null; positionDeg: number | null };

/** Measures of one place, in degrees. */
class Sphere {
  readonly #sky: DirectedSky;
  readonly #rules: DirectionRules;
  readonly #division: Division;

  constructor(sky: DirectedSky, rules: DirectionRules) {
    this.#sky = sky;
    this.#rules = rules;
    this.#division = rules.method === 'regiomontanus' ? REGIOMONTANUS : PLACIDUS;
  }

  rises = ({ declinationDeg }: Turning): boolean => risesAt(declinationDeg, this.#sky.placeLatitudeDeg);

  /** The point of an aspect: on the ecliptic, or between the houses as a shift of the body. */
  cast({ longitudeDeg, latitudeDeg }: DirectedBody, angleDeg: number): Turning {
    const isMundane = this.#rules.method === 'placidus_mundane';
    const hasLatitude = this.#rules.latitudes === 'bodies' && (isMundane || angleDeg === 0);
    const equatorial = equatorialOf(
      longitudeDeg + (isMundane ? 0 : angleDeg),
      hasLatitude ? latitudeDeg : 0,
      this.#sky.obliquityDeg,
    );
    return {
      hourAngleDeg: hourAngleOf(equatorial, this.#sky.armcDeg),
      declinationDeg: equatorial.declinationDeg,
      shiftDeg: isMundane ? angleDeg : 0,
    };
  }

  target(significator: DirectedBody | DirectedAngle): Target {
    if (typeof significator === 'string')
      return { id: significator, body: null, positionDeg: ANGLE_POSITIONS[significator] };
    const body = this.cast(significator, 0);
    return { id: significator.point, body, positionDeg: this.position(body) };
  }

  position = (point: Turning): number | null =>
    this.rises(point)
      ? this.#division.positionDeg(point.hourAngleDeg, point.declinationDeg, this.#sky.placeLatitudeDeg) -
        point.shiftDeg
      : null;

  /** The turn that brings a point to a position; null if the point does not rise and the position is not the meridian. */
  turn(point: Turning, positionDeg: number): number | null {
    const targetDeg = shortestArcDeg(0, positionDeg + point.shiftDeg);
    if (targetDeg === 0 || targetDeg === -180) return normalizeDeg(targetDeg - point.hourAngleDeg);
    if (!this.rises(point)) return null;
    const hourAngleDeg = this.#division.hourAngleDeg(targetDeg, point.declinationDeg, this.#sky.placeLatitudeDeg);
    return normalizeDeg(hourAngleDeg - point.hourAngleDeg);
  }

  /** The arcs of a promissor to a significator, by motion; null if it has none. */
  arcs(promissor: Turning, { body, positionDeg }: Target): Record<Direction['motion'], number | null> {
    const direct = positionDeg === null ? null : this.turn(promissor, positionDeg);
    if (this.#rules.converse === 'sky_reversed')
      return { direct, converse: direct === null ? null : normalizeDeg(-direct) };
    const ownDeg = this.position(promissor);
    return { direct, converse: body === null || ownDeg === null ? null : this.turn(body, ownDeg) };
  }
}

/**
 * Returns the primary directions of a birth: the arcs by which the daily turn of the sky brings planets and their aspects
 * to significators. Direct: the promissor is carried to the place of the significator. Converse: the significator is
 * carried to the place of the promissor, so an angle has none; or, by `sky_reversed`, the sky turns backwards.
 * @source Placidus de Titis, Primum Mobile (1657); M. Gansten, Primary Directions (2009); M. J. Makransky, Primary
 * Directions (1988); aspects on the ecliptic have no latitude, as in Ptolemy
 * @accuracy that of the ephemeris; the birth time counts most: 4 s is an arc of 1′, six days by the key of Ptolemy
 */
export function directionsOf(sky: DirectedSky, rules: DirectionRules): Directions {
  const sphere = new Sphere(sky, rules);
  const targets = sky.significators.map((one) => sphere.target(one));
  const cast = sky.promissors.flatMap((body) =>
    CASTS.map(({ angleDeg, ...named }) => ({
      promissor: { point: body.point, ...named },
      turning: sphere.cast(body, angleDeg),
    })),
  );
  return {
    directions: cast.flatMap(({ promissor, turning }) =>
      targets
        .filter(({ id }) => id !== promissor.point || promissor.aspect !== 'conjunction')
        .flatMap((target) => {
          const arcs = sphere.arcs(turning, target);
          return MOTIONS.flatMap((motion) => {
            const arcDeg = arcs[motion];
            return arcDeg === null ? [] : [{ ...promissor, significator: target.id, motion, arcDeg }];
          });
        }),
    ),
    circumpolar: cast.filter(({ turning }) => !sphere.rises(turning)).map(({ promissor }) => promissor),
  };
}

/** The Sun at birth, for the key of Brahe. */
export type SunAtBirth = { longitudeDeg: number; speedDegPerDay: number; obliquityDeg: number };

/**
 * Returns the arc of a year of life, degrees.
 * @source Ptolemy, Tetrabiblos III.10: a degree; V. Naibod, Enarratio (1560): 0°59′08.33″; Tycho Brahe: the motion of the
 * Sun in right ascension on the day of birth
 */
export function yearArcDeg(key: DirectionKey, { longitudeDeg, speedDegPerDay, obliquityDeg }: SunAtBirth): number {
  if (key === 'ptolemy') return 1;
  if (key === 'naibod') return NAIBOD_DEG;
  const sineOfDeclination = Math.sin(longitudeDeg * RADIANS_PER_DEG) * Math.sin(obliquityDeg * RADIANS_PER_DEG);
  return (speedDegPerDay * Math.cos(obliquityDeg * RADIANS_PER_DEG)) / (1 - sineOfDeclination ** 2);
}

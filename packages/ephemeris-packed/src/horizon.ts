import { type HorizonRule, type GeoPlace, HORIZONS } from '@graha/astro-engine/core/ephemeris';
import type { Direction } from './packed-sky.ts';

const RAD = Math.PI / 180;
const AU_M = 1.495_978_707e11;
/** @source IERS conventions, as the library has them */
const EARTH = { radiusM: 6_378_136.6, flattening: 1 / 298.256_42 };
/** @source the library's discs */
const DISC_RADIUS_M = { sun: 696_000_000, moon: 1_737_500 } as const;

/** Mean rotation of the sky relative to Sun and Moon in a day. */
export const RADIANS_PER_DAY = { sun: 360 * RAD, moon: 347.81 * RAD } as const;

export type Edge = 'rise' | 'set';

/** Source of the directions of Sun and Moon at any instant. */
export type Lights = { direction(body: 'sun' | 'moon', jdUt: number, into: Direction): void };

/** A search: edge, body and rule, for the horizon of a place. */
export type Question = {
  body: 'sun' | 'moon';
  edge: Edge;
  refraction: number;
  discRadiusAu: number;
  longitude: number;
  sine: number;
  cosine: number;
  /** The observer's distance from the Earth's axis and from the plane of its equator. */
  fromAxisAu: number;
  fromEquatorAu: number;
};

/** A height over the horizon, in radians, and its rate from the rotation of the Earth. */
export type Height = { above: number; perDay: number };

export function questionOf(
  body: 'sun' | 'moon',
  edge: Edge,
  rule: HorizonRule,
  { latitudeDeg, longitudeDeg }: GeoPlace,
): Question {
  const { refractionArcMinutes, limb } = HORIZONS[rule];
  const [sine, cosine] = [Math.sin(latitudeDeg * RAD), Math.cos(latitudeDeg * RAD)];
  const squashed = (1 - EARTH.flattening) ** 2;
  const curvature = EARTH.radiusM / AU_M / Math.sqrt(cosine * cosine + squashed * sine * sine);
  return {
    body,
    edge,
    refraction: (refractionArcMinutes / 60) * RAD,
    discRadiusAu: (limb * DISC_RADIUS_M[body]) / AU_M,
    longitude: longitudeDeg * RAD,
    sine,
    cosine,
    fromAxisAu: curvature * cosine, // At sea level, whatever the place's altitude, as in almanacs.
    fromEquatorAu: curvature * squashed * sine,
  };
}

/** Computes the topocentric height of the disc's edge. @param into receives the result */
export function takeHeight(
  { body, refraction, discRadiusAu, longitude, sine, cosine, fromAxisAu, fromEquatorAu }: Question,
  direction: Direction,
  into: Height,
): void {
  const turned = direction.siderealTime + longitude;
  const [turnedSine, turnedCosine] = [Math.sin(turned), Math.cos(turned)];
  const { x, y, z, distanceAu } = direction;
  const toMeridian = distanceAu * (x * turnedCosine + y * turnedSine) - fromAxisAu;
  const toEast = distanceAu * (y * turnedCosine - x * turnedSine);
  const toPole = distanceAu * z - fromEquatorAu;
  const fromObserver = Math.sqrt(toMeridian * toMeridian + toEast * toEast + toPole * toPole);
  const sineOfHeight = (toMeridian * cosine + toPole * sine) / fromObserver;
  into.above = Math.asin(sineOfHeight) + refraction + Math.asin(discRadiusAu / fromObserver);
  const cosineOfHeight = Math.sqrt(1 - sineOfHeight * sineOfHeight);
  into.perDay = (RADIANS_PER_DAY[body] * toEast * cosine) / fromObserver / cosineOfHeight;
}

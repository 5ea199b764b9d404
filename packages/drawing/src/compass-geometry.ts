import type { Point } from './element.ts';

/** A point around the horizon: azimuth from the north through the east, altitude negative below the horizon. */
export type HorizonPoint = { name: string; azimuthDeg: number; altitudeDeg: number };

/** The points around a place; `place` is its text: `28.61° N 77.21° E`. */
export type CompassChart = { place: string; points: readonly HorizonPoint[] };

export const COMPASS_WIDTH = 440;
export const COMPASS_CENTRE: Point = [COMPASS_WIDTH / 2, COMPASS_WIDTH / 2];

/** Circles from the outside: labels, rim, figures, and the horizon, within which the middle is the zenith. */
export const COMPASS = { label: 202, leader: 190, rim: 174, figures: 155.5, horizon: 142 } as const;

/** Returns a point of the picture: north at the top, east at the right. */
export function onCompass(azimuthDeg: number, radius: number): Point {
  const angle = (azimuthDeg * Math.PI) / 180;
  return [COMPASS_CENTRE[0] + radius * Math.sin(angle), COMPASS_CENTRE[1] - radius * Math.cos(angle)];
}

const ZENITH_DEG = 90;

/** Returns the radius of an altitude; those below the horizon are as far from it as those above. */
export const radiusOf = (altitudeDeg: number): number => COMPASS.horizon * (1 - Math.abs(altitudeDeg) / ZENITH_DEG);

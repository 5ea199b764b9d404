import type { Chart, House } from '@graha/astro-engine/chart/chart';
import type { Placement as EnginePlacement, Spot } from '@graha/astro-engine/sky/placements';
import { POINTS, type Point } from '@graha/astro-engine/vocabulary/grahas';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import type { z } from 'zod';
import type { Ascendant, HouseOfChart, IN_NAKSHATRA, IN_SIGN, Placement } from './placement.ts';

type Wire<Shape extends z.ZodRawShape> = z.input<z.ZodObject<Shape>>;
type InHouse = { houseNumber: number };

const DECIMALS = 1e9;
const LARGEST_DEGREE_IN_SIGN = 30 - 1 / DECIMALS;

/** Nine decimals, 4 µas: finer than any ephemeris, and without the rounding errors of the last bits. */
export const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS + 0; // + 0 turns -0 into 0.

export const nameOf = (point: Point): string => POINTS[point].name;

export function presentSign(signIndex: number): Wire<Pick<typeof IN_SIGN, 'sign' | 'sign_number' | 'sign_lord'>> {
  const { name, lord } = signAt(signIndex);
  return { sign: name, sign_number: signIndex + 1, sign_lord: nameOf(lord) };
}

/**
 * Rounds the degree, but never up into the next sign, and derives the longitude from it, so that both agree with the
 * sign.
 */
export function presentInSign({ signIndex, degreeInSign }: Spot): Wire<typeof IN_SIGN> {
  const degree = Math.min(rounded(degreeInSign), LARGEST_DEGREE_IN_SIGN);
  const { name, lord } = signAt(signIndex);
  return {
    longitude: rounded(signIndex * 30 + degree),
    degree,
    sign: name,
    sign_number: signIndex + 1,
    sign_lord: nameOf(lord),
  };
}

export function presentInNakshatra({ nakshatraIndex, padaNumber }: Spot): Wire<typeof IN_NAKSHATRA> {
  const { name, lord } = nakshatraAt(nakshatraIndex);
  return { nakshatra: name, nakshatra_number: nakshatraIndex + 1, nakshatra_lord: nameOf(lord), pada: padaNumber };
}

export const presentAscendant = (ascendant: Spot & InHouse): z.input<typeof Ascendant> => ({
  name: 'Ascendant',
  ...presentInSign(ascendant),
  house: ascendant.houseNumber,
  ...presentInNakshatra(ascendant),
});

/** Names every member instead of spreading, which takes as long as computing a planet. */
export function presentPlacement(placement: EnginePlacement & InHouse): z.input<typeof Placement> {
  const { longitude, degree, sign, sign_number, sign_lord } = presentInSign(placement);
  const { nakshatra, nakshatra_number, nakshatra_lord, pada } = presentInNakshatra(placement);
  return {
    name: nameOf(placement.point),
    longitude,
    degree,
    sign,
    sign_number,
    sign_lord,
    house: placement.houseNumber,
    is_retrograde: placement.isRetrograde,
    nakshatra,
    nakshatra_number,
    nakshatra_lord,
    pada,
    latitude: rounded(placement.latitudeDeg),
    speed: rounded(placement.speedDegPerDay),
  };
}

/** Presents placements in the order of the requested points. */
export const presentPlacements = <P extends Point>(chart: Chart<P>, points: readonly P[]) =>
  points.map((point) => presentPlacement(chart.placements[point]));

export const presentHouse = ({ houseNumber, signIndex, occupants }: House<Point>): z.input<typeof HouseOfChart> => ({
  house: houseNumber,
  ...presentSign(signIndex),
  planets: occupants.map(nameOf),
});

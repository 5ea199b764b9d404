import { POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { signAt } from '@graha/astro-engine/vocabulary/signs';

/** A body as a picture needs it. */
export type PlacedBody = {
  /** English name: "Jupiter". */
  name: string;
  /** 1 = Aries … 12 = Pisces. */
  signNumber: number;
  /** Within the sign, in [0, 30); null where only the sign is known. */
  degree: number | null;
  retrograde: boolean;
  /** Letters of another language instead of `Ju`. */
  label?: string;
};

/** The first house: that of the rising point, or of what a chart counts from instead. */
export type Lagna = Pick<PlacedBody, 'signNumber' | 'degree'> & {
  /** Instead of `As`; empty where nothing but bodies stands there. */
  label?: string;
};

/** One chart in squares: signs are houses. */
export type SquareChart = { lagna: Lagna; bodies: readonly PlacedBody[] };

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.values(POINTS).map(({ name, abbreviation }) => [name, abbreviation]),
);

export const abbreviationOf = (name: string): string => ABBREVIATIONS.get(name) ?? name.slice(0, 2);

/** Floored: 29.99° prints 29°, so that a body never seems to stand in the next sign. */
export const wholeDegree = (degree: number): number => Math.min(29, Math.max(0, Math.floor(degree)));

/** 17.5 → `17°30′00″`, each part floored for the same reason. */
export function dms(degree: number): string {
  const secondsTotal = Math.floor(Math.max(0, degree) * 3600 + 1e-6);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(secondsTotal / 3600)}°${two(Math.floor(secondsTotal / 60) % 60)}′${two(secondsTotal % 60)}″`;
}

/** 17.5 → `17°30′`. */
export const degreeMinute = (degree: number): string => dms(degree).slice(0, -3);

/** The lights never turn back, and the mean nodes always do: for none of them does the mark say anything. */
const UNMARKED: ReadonlySet<string> = new Set(['Sun', 'Moon', 'Rahu', 'Ketu', 'North Node', 'South Node']);

export const showsRetrograde = (body: Pick<PlacedBody, 'name' | 'retrograde'>): boolean =>
  body.retrograde && !UNMARKED.has(body.name);

export const signNameOf = (signNumber: number): string => signAt(signNumber - 1).name;

/** Whole-sign house of a sign, 1 to 12. */
export const houseOf = (signNumber: number, lagnaSignNumber: number): number =>
  ((signNumber - lagnaSignNumber + 12) % 12) + 1;

export const signOfHouse = (house: number, lagnaSignNumber: number): number => ((lagnaSignNumber + house - 2) % 12) + 1;

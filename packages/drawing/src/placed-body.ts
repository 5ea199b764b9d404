import { SIGN_NAMES } from '@graha/astro-engine/vocabulary/sign-names';

/** A body, as pictures need it. */
export type PlacedBody = {
  /** English name: "Jupiter". */
  name: string;
  /** 1 = Aries … 12 = Pisces. */
  signNumber: number;
  /** Degree within the sign, in [0, 30); null if only the sign is known. */
  degree: number | null;
  retrograde: boolean;
  /** Letters of another language instead of `Ju`. */
  label?: string;
};

/** The first house: that of the rising point, or of another reference. */
export type Lagna = Pick<PlacedBody, 'signNumber' | 'degree'> & {
  /** Label instead of `As`; empty if only bodies are there. */
  label?: string;
};

/** A chart with whole-sign houses. */
export type SquareChart = { lagna: Lagna; bodies: readonly PlacedBody[] };

/** Returns the letters of a body. A test compares them with the abbreviations of the engine. */
export const abbreviationOf = (name: string): string => name.slice(0, 2);

/** Returns the degree rounded down: 29.99° prints 29°, so a body never appears to be in the next sign. */
export const wholeDegree = (degree: number): number => Math.min(29, Math.max(0, Math.floor(degree)));

/** Formats 17.5 as `17°30′00″`, each part rounded down for the same reason. */
export function dms(degree: number): string {
  const secondsTotal = Math.floor(Math.max(0, degree) * 3600 + 1e-6);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(secondsTotal / 3600)}°${two(Math.floor(secondsTotal / 60) % 60)}′${two(secondsTotal % 60)}″`;
}

/** Formats 17.5 as `17°30′`. */
export const degreeMinute = (degree: number): string => dms(degree).slice(0, -3);

/** Sun and Moon are never retrograde and the mean nodes always are, so a mark has no meaning for them. */
const UNMARKED: ReadonlySet<string> = new Set(['Sun', 'Moon', 'Rahu', 'Ketu', 'North Node', 'South Node']);

export const showsRetrograde = (body: Pick<PlacedBody, 'name' | 'retrograde'>): boolean =>
  body.retrograde && !UNMARKED.has(body.name);

export const signNameOf = (signNumber: number): string => SIGN_NAMES.at((signNumber - 1) % 12) ?? '';

/** Returns the whole-sign house of a sign, 1 to 12. */
export const houseOf = (signNumber: number, lagnaSignNumber: number): number =>
  ((signNumber - lagnaSignNumber + 12) % 12) + 1;

export const signOfHouse = (house: number, lagnaSignNumber: number): number => ((lagnaSignNumber + house - 2) % 12) + 1;

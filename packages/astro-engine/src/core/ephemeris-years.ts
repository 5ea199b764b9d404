/** A span of Gregorian years, both included. */
export type YearSpan = { readonly first: number; readonly last: number };

/** Years of the ephemeris files of the repository: the files begin with 600. Chiron begins on 675-01-04. */
export const EPHEMERIS_YEARS: YearSpan = { first: 600, last: 2399 };

const within = ({ first, last }: YearSpan): YearSpan => ({ first: first + 1, last: last - 1 });

/** Years of births and of requested days in the repository: a margin on both sides leaves room for searches. */
export const COMPUTED_YEARS = within(EPHEMERIS_YEARS);

let inUse = EPHEMERIS_YEARS;

/**
 * Sets the years of the ephemeris in use. The process that opens further files calls it before its first request, so that
 * the schemas, which know no ephemeris, refuse the same years as it does.
 */
export function setEphemerisYears(years: YearSpan): void {
  inUse = years;
}

/** Returns the years of the ephemeris in use: those of the repository's files unless the operator added files. */
export const ephemerisYears = (): YearSpan => inUse;

/** Returns the years of births and of requested days that the ephemeris in use can answer. */
export const computedYears = (): YearSpan => within(inUse);

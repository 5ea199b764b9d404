/** Gregorian years of the ephemeris, both included: its files begin with 600, and Chiron on 675-01-04. */
export const EPHEMERIS_YEARS = { first: 675, last: 2399 } as const;

/** Years of births and of requested days: a year within the ephemeris, so that searches have a margin on both sides. */
export const COMPUTED_YEARS = { first: EPHEMERIS_YEARS.first + 1, last: EPHEMERIS_YEARS.last - 1 } as const;

/** Years with a page: those for which people plan or look back. The bound keeps a crawler from asking for every year. */
export const YEARS = { first: 2000, last: 2050 } as const;

/** Years in the sitemap from the current one on. */
const LISTED_AHEAD = 2;

/** Reads the year of an address; null if it is written otherwise or has no page. */
export function yearOfSlug(slug: string): number | null {
  const year = /^\d{4}$/.test(slug) ? Number(slug) : Number.NaN;
  return year >= YEARS.first && year <= YEARS.last ? year : null;
}

/** Returns the neighbours of a year that have pages. */
export const yearsBeside = (year: number): number[] =>
  [year - 1, year + 1].filter((one) => one >= YEARS.first && one <= YEARS.last);

/** Returns the years that search engines find: this one and the next two. */
export const yearsListed = (now: Date): number[] =>
  Array.from({ length: LISTED_AHEAD + 1 }, (_, ahead) => now.getUTCFullYear() + ahead).filter(
    (year) => year >= YEARS.first && year <= YEARS.last,
  );

export const yearPath = (cityPath: string, year: number): string => `${cityPath}/${year}`;

import { foldName } from './fold.ts';

/** A country with one of its regions, as in rows: the code of the country, and the number of the region in it. */
export type Area = { countryCode: string; country: string; region: string };

export type AreaIndex = {
  at(area: number): Area;
  /** Returns the number of an area; a new one on first use. */
  numberOf(countryCode: string, regionCode: string): number;
  /**
   * Returns the areas that match every word: the beginning of the region or country, or the code of the country.
   * @returns null if there is no such area
   */
  within(words: readonly string[]): Uint8Array | null;
};

/**
 * Builds an index in which "springfield, ill" is in Illinois and "london, ca" in Canada. Compares some four thousand
 * areas, not places.
 */
export function areaIndex(
  regionOf: (country: string, region: string) => string,
  countryOf: (country: string) => string,
): AreaIndex {
  const numbers = new Map<string, number>();
  const areas: (Area & { spelt: readonly [region: string, country: string, code: string] })[] = [];
  return {
    at(area) {
      const found = areas[area];
      if (!found) throw new Error(`There is no area ${area}.`);
      const { countryCode, country, region } = found;
      return { countryCode, country, region };
    },
    numberOf(countryCode, regionCode) {
      const key = `${countryCode}.${regionCode}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const [region, country] = [regionOf(countryCode, regionCode), countryOf(countryCode)];
      const spelt = [foldName(region), foldName(country), countryCode.toLowerCase()] as const;
      areas.push({ countryCode, country, region, spelt });
      numbers.set(key, areas.length - 1);
      return areas.length - 1;
    },
    within(words) {
      const isWithin = new Uint8Array(areas.length);
      let count = 0;
      for (const [area, { spelt }] of areas.entries()) {
        const [region, country, code] = spelt;
        if (!words.every((word) => region.startsWith(word) || country.startsWith(word) || code === word)) continue;
        isWithin[area] = 1;
        count += 1;
      }
      return count === 0 ? null : isWithin;
    },
  };
}

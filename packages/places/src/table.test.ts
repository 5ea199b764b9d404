import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compactPlaces, compactRegions, sourceRows } from '../scripts/compact.ts';

const DATA = new URL('../data/', import.meta.url);

/** Returns only the different lines, because a difference of 200,000 lines cannot be printed. */
function differing(found: string, wanted: string): string[] {
  const lines = wanted.split('\n');
  return found.split('\n').filter((line, index) => line !== lines[index]);
}

test('the table of places is the one of GeoNames, cell by cell; npm run places:build writes it', () => {
  const table = gunzipSync(readFileSync(new URL('places.tsv.gz', DATA))).toString('utf8');
  const wanted = compactPlaces(sourceRows());
  expect(table).toHaveLength(wanted.length);
  expect(differing(table, wanted)).toEqual([]);
});

test('every region of a place has the name that GeoNames gives it', () => {
  expect(JSON.parse(readFileSync(new URL('regions.json', DATA), 'utf8'))).toEqual(compactRegions(sourceRows()));
});

// Writes packages/places/data from the packages of npm that have the tables of GeoNames: npm run places:build
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { compactPlaces, compactRegions, sourceRows } from './compact.ts';

const DATA = new URL('../data/', import.meta.url);

const rows = sourceRows();
const places = gzipSync(compactPlaces(rows), { level: 9 });
writeFileSync(new URL('places.tsv.gz', DATA), places);
writeFileSync(new URL('regions.json', DATA), `${JSON.stringify(compactRegions(rows))}\n`);
console.log(`${rows.length} rows read, ${(places.length / 1e6).toFixed(1)} MB written.`);

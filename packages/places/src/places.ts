import { createReadStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import regions from '../data/regions.json' with { type: 'json' };
import { placeIndexBuilder, type PlaceIndex } from './place-index.ts';

const NEW_LINE = 10;
/** Each piece waits for its turn among the requests of a busy server, so there are tens of them and not hundreds. */
const PIECE_BYTES = 1_024 * 1_024;

let made: Promise<PlaceIndex> | undefined;

/**
 * Returns every place with 500 people or more, from GeoNames. Loaded at the first search, which takes one to two
 * seconds, in pieces, so that other requests do not wait.
 */
export const places = (): Promise<PlaceIndex> =>
  (made ??= readPlaces().catch((error: unknown) => {
    made = undefined;
    throw error;
  }));

async function readPlaces(): Promise<PlaceIndex> {
  const regionNames = new Map(Object.entries(regions));
  const countries = new Intl.DisplayNames(['en'], { type: 'region' });
  const builder = placeIndexBuilder(
    (country, region) => regionNames.get(`${country}.${region}`) ?? '',
    (country) => countries.of(country) ?? country,
  );
  const file = createReadStream(tableFile());
  const table = file.pipe(createGunzip({ chunkSize: PIECE_BYTES }));
  file.once('error', (error) => table.destroy(error));
  let rest = Buffer.alloc(0);
  for await (const chunk of table) {
    const bytes = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, from)) {
      builder.add(bytes.toString('utf8', from, end));
      from = end + 1;
    }
    rest = bytes.subarray(from);
    await setImmediate();
  }
  return builder.build();
}

/** Resolved by Node from the folder of the program, because a bundler would replace the name. */
function tableFile(): string {
  const { createRequire } = process.getBuiltinModule('node:module');
  return createRequire(`${process.cwd()}/package.json`).resolve('@graha/places/data/places.tsv.gz');
}

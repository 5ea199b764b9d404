/** The exports of a bundle. `pin-bundle.ts` compiles this file with the catalogue and the engine of the pinned commit. */
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import packed0600to0674 from '@graha/ephemeris-packed/data/manifest-0600-0674.json' with { type: 'json' };
import packed0600 from '@graha/ephemeris-packed/data/manifest-0600.json' with { type: 'json' };
import packed1200 from '@graha/ephemeris-packed/data/manifest-1200.json' with { type: 'json' };
import packed1800 from '@graha/ephemeris-packed/data/manifest.json' with { type: 'json' };
import swiss from '@graha/ephemeris-swiss/data/manifest.json' with { type: 'json' };
import type { DataFile } from './bundle.ts';

export { drawPicture } from '@graha/catalog/pictures/picture';
export { readInput } from '@graha/catalog/request/issues';
export { createEphemeris as openSky } from '@graha/ephemeris-packed/packed-ephemeris';

export const operations = listOperations(catalog);

const PACKED = 'ephemeris-packed';
export const dataFiles: readonly DataFile[] = [
  { package: PACKED, name: 'packed.bin', sha256: packed1800.sha256 },
  { package: PACKED, name: 'packed-1200.bin', sha256: packed1200.sha256 },
  { package: PACKED, name: 'packed-0600-0674.bin', sha256: packed0600to0674.sha256 },
  { package: PACKED, name: 'packed-0600.bin', sha256: packed0600.sha256 },
  ...swiss.files.map(({ name, sha256 }) => ({ package: 'ephemeris-swiss', name, sha256 })),
];

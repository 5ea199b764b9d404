import 'server-only';
import { join } from 'node:path';
import { packedAlone } from '@graha/ephemeris-packed/packed-alone';

let opened: ReturnType<typeof packedAlone> | undefined;

/** The sky of our days in this process, for pages that must not wait for the API or be charged; 20 ms at its first use. */
export const ownSky = (): ReturnType<typeof packedAlone> => (opened ??= packedAlone(pathOfFile()));

/** Found by the name of the package from where the portal runs: a bundle lies elsewhere than the file. */
function pathOfFile(): string {
  const { createRequire } = process.getBuiltinModule('node:module');
  return createRequire(join(process.cwd(), 'package.json')).resolve('@graha/ephemeris-packed/data/packed.bin');
}

import { createHash } from 'node:crypto';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Coding } from './accept-encoding.ts';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** About as quick as gzip, and smaller. */
export const QUICK_QUALITY = 4;
/** A few milliseconds for a page, in another thread. */
const SMALL_QUALITY = 9;
const KEPT_BYTES_MAX = 32 * 1024 * 1024;

type Kept = { bytes: Buffer; isSmall: boolean };

const brotliOptions = (quality: number, bytes: number) => ({
  params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes },
});

export function packed(body: Buffer, coding: Coding): Buffer {
  return coding === 'gzip' ? gzipSync(body) : brotliCompressSync(body, brotliOptions(QUICK_QUALITY, body.length));
}

/**
 * Creates a cache of compressed bodies by their content, so that a prerendered page is compressed once and not per view. The
 * second view of a body has it compressed again, smaller, in another thread.
 * @param bytesMax the bodies that were not viewed for longest are evicted above this sum of compressed bytes
 */
export function createPackedBodies(bytesMax = KEPT_BYTES_MAX): (body: Buffer, coding: Coding) => Buffer {
  const kept = new LRUCache<string, Kept>({
    maxSize: bytesMax,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  return (body, coding) => {
    const name = `${coding} ${createHash('sha256').update(body).digest('base64')}`;
    const known = kept.get(name);
    if (known === undefined) {
      const made = packed(body, coding);
      kept.set(name, { bytes: made, isSmall: coding === 'gzip' });
      return made;
    }
    if (!known.isSmall) {
      known.isSmall = true;
      brotliCompress(body, brotliOptions(SMALL_QUALITY, body.length), (error, smaller) => {
        if (error === null && kept.has(name)) kept.set(name, { bytes: smaller, isSmall: true });
      });
    }
    return known.bytes;
  };
}

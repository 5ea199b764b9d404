import { createHash } from 'node:crypto';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
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
 * @param bytesMax the oldest bodies are evicted above this sum of compressed bytes
 */
export function createPackedBodies(bytesMax = KEPT_BYTES_MAX): (body: Buffer, coding: Coding) => Buffer {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  const keep = (name: string, next: Kept): void => {
    bytes += next.bytes.length - (kept.get(name)?.bytes.length ?? 0);
    kept.delete(name);
    kept.set(name, next);
    for (const [oldest, { bytes: old }] of kept) {
      if (bytes <= bytesMax) break;
      kept.delete(oldest);
      bytes -= old.length;
    }
  };
  return (body, coding) => {
    const name = `${coding} ${createHash('sha256').update(body).digest('base64')}`;
    const known = kept.get(name);
    if (known === undefined) {
      const made = packed(body, coding);
      keep(name, { bytes: made, isSmall: coding === 'gzip' });
      return made;
    }
    const wantsSmaller = !known.isSmall;
    keep(name, { bytes: known.bytes, isSmall: true });
    if (wantsSmaller)
      brotliCompress(body, brotliOptions(SMALL_QUALITY, body.length), (error, smaller) => {
        if (error === null && kept.has(name)) keep(name, { bytes: smaller, isSmall: true });
      });
    return known.bytes;
  };
}

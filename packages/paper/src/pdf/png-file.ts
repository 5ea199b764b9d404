import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;

/** Colour types of PNG, without the grey ones. */
export const PNG_COLOURS = { rgb: 2, indexed: 3, rgbWithAlpha: 6 } as const;
type PngColour = (typeof PNG_COLOURS)[keyof typeof PNG_COLOURS];

/** A chunk of a PNG: length, type of four letters, data and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * Returns a PNG of eight bits a channel, not interlaced.
 * @param chunks palette and pixels, in the order of the file
 * @source PNG specification, third edition (W3C 2025)
 */
export function pngFile(
  { width, height }: { width: number; height: number },
  colour: PngColour,
  chunks: readonly Buffer[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, colour], 8);
  return Buffer.concat([SIGNATURE, pngChunk('IHDR', header), ...chunks, pngChunk('IEND', Buffer.alloc(0))]);
}

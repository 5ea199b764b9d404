import { crc32, deflateSync } from 'node:zlib';
import type { Bitmap } from '../model/paper.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const RGB_WITH_ALPHA = 6;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Pixels as PNG, with their opacity. @source PNG specification, third edition (W3C 2025) */
export function bitmapPng({ width, height, rgb, alpha }: Bitmap): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, RGB_WITH_ALPHA], 8);
  const rows = Buffer.alloc((4 * width + 1) * height); // Each row begins with 0: no filter.
  let to = 0;
  for (let index = 0; index < alpha.length; index += 1) {
    if (index % width === 0) to += 1;
    rows.set([rgb[index * 3] ?? 0, rgb[index * 3 + 1] ?? 0, rgb[index * 3 + 2] ?? 0, alpha[index] ?? 0], to);
    to += 4;
  }
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]); // prettier-ignore
}

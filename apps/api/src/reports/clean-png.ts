import { crc32, inflateSync } from 'node:zlib';
import { LogoError } from './clean-svg.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The chunks that decide the pixels. Texts, colour profiles and animations are left out. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const SIDE_MAX_PX = 2000;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export type CleanPng = { bytes: Buffer; width: number; height: number };

/**
 * Returns a copy of a PNG with only the chunks of its pixels, after a check that they unpack to no more than its size.
 * @throws LogoError if the bytes are no sound PNG, or a side is longer than 2000 pixels
 * @source PNG specification, third edition (W3C 2025), 5 and 11
 */
export function cleanPng(png: Buffer): CleanPng {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new LogoError('is no PNG');
  const kept: Buffer[] = [SIGNATURE];
  const data: Buffer[] = [];
  let at = SIGNATURE.length;
  let header: Buffer | null = null;
  let type = '';
  while (type !== 'IEND') {
    if (at + 12 > png.length) throw new LogoError('is a PNG that ends too early');
    const length = png.readUInt32BE(at);
    type = png.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > png.length) throw new LogoError('is a PNG that ends too early');
    if (crc32(png.subarray(at + 4, end - 4)) !== png.readUInt32BE(end - 4)) throw new LogoError('is a damaged PNG');
    const body = png.subarray(at + 8, end - 4);
    if (type === 'IHDR') header ??= body;
    if (type === 'IDAT') data.push(body);
    if (KEPT.has(type)) kept.push(png.subarray(at, end));
    at = end;
  }
  if (header === null || header.length !== 13) throw new LogoError('is a PNG without a header');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (width === 0 || height === 0 || width > SIDE_MAX_PX || height > SIDE_MAX_PX) {
    throw new LogoError(`must be at most ${SIDE_MAX_PX} pixels wide and high`);
  }
  refuseBomb(Buffer.concat(data), header, width, height);
  return { bytes: Buffer.concat(kept), width, height };
}

function refuseBomb(packed: Buffer, header: Buffer, width: number, height: number): void {
  const bits = header.readUInt8(8) * (CHANNELS[header.readUInt8(9)] ?? 0);
  const rowBytes = Math.ceil((width * bits) / 8) + 1;
  const interlaceRows = header.readUInt8(12) === 0 ? height : 2 * height + 8; // Seven passes have more rows of fewer bytes.
  try {
    inflateSync(packed, { maxOutputLength: rowBytes * interlaceRows });
  } catch {
    throw new LogoError('is a PNG whose pixels do not fit its size');
  }
}

import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646; // wOFF
const HEADER = { woff: 44, sfnt: 12 } as const;
const ROW = { woff: 20, sfnt: 16 } as const;

/** Tables begin at multiples of four bytes. */
const aligned = (length: number): number => (length + 3) & ~3;

/**
 * Unpacks the OpenType font of a WOFF file. Packages of web fonts contain WOFF, which shapers do not read.
 * @throws RangeError if the bytes are not a WOFF file
 */
export function unpackWoff(woff: Buffer): Uint8Array {
  if (woff.length < HEADER.woff || woff.readUInt32BE(0) !== SIGNATURE) throw new RangeError('the file is not WOFF');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, HEADER.woff + index * ROW.woff));
  const head = Buffer.alloc(HEADER.sfnt + count * ROW.sfnt);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  const entries = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(entries * ROW.sfnt, 6);
  head.writeUInt16BE(Math.log2(entries), 8);
  head.writeUInt16BE((count - entries) * ROW.sfnt, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const row = HEADER.sfnt + index * ROW.sfnt;
    head.writeUInt32BE(tag, row);
    head.writeUInt32BE(checksum, row + 4);
    head.writeUInt32BE(offset, row + 8);
    head.writeUInt32BE(data.length, row + 12);
    parts.push(data, Buffer.alloc(aligned(data.length) - data.length));
    offset += aligned(data.length);
  }
  return new Uint8Array(Buffer.concat(parts));
}

function tableAt(woff: Buffer, row: number): { tag: number; checksum: number; data: Buffer } {
  const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(row + at)) as [number, number, number]; // Safe: three in, three out.
  const bytes = woff.subarray(offset, offset + packed);
  const data = packed < length ? inflateSync(bytes) : bytes;
  if (data.length !== length) throw new RangeError('a table of the WOFF file is cut');
  return { tag: woff.readUInt32BE(row), checksum: woff.readUInt32BE(row + 16), data };
}

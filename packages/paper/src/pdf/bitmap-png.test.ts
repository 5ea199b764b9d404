import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bitmapPng } from './bitmap-png.ts';

/** The chunks of a PNG by their types, each with a sound checksum. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end));
    at = end + 4;
  }
  return chunks;
}

test('pixels keep their place, colour and opacity', () => {
  const bitmap = {
    width: 3,
    height: 2,
    rgb: Uint8Array.from({ length: 18 }, (_, index) => index),
    alpha: Uint8Array.from([255, 0, 128, 1, 2, 3]),
  };
  const png = bitmapPng(bitmap);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  const chunks = chunksOf(png);
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0]);
  expect([...inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))]).toEqual([
    0, 0, 1, 2, 255, 3, 4, 5, 0, 6, 7, 8, 128,
    0, 9, 10, 11, 1, 12, 13, 14, 2, 15, 16, 17, 3,
  ]); // prettier-ignore
});

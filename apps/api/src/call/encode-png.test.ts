import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng, type Pixels } from './encode-png.ts';
import { toPng } from './png.ts';

/** Pixels whose colour is the number of the pixel, modulo a count of colours. */
function pixelsOf(width: number, height: number, colourCount: number): Pixels {
  const bytes = Buffer.alloc(4 * width * height);
  for (let index = 0; index < width * height; index += 1) {
    bytes.writeUInt32BE(((((index % colourCount) * 65_537) & 0xffffff) << 8) >>> 0, 4 * index);
    bytes[4 * index + 3] = 255;
  }
  return { width, height, bytes };
}

/** The chunks of a file, with their sums checked. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks.set(named.toString('latin1', 0, 4), named.subarray(4));
    at += 12 + length;
  }
  return chunks;
}

/** The pixels of a file without filters. */
function decoded(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const [header, palette] = [chunks.get('IHDR') ?? Buffer.of(), chunks.get('PLTE')];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.of());
  const step = palette ? 1 : 3;
  expect(rows.length).toBe((width * step + 1) * height);
  const pixels: number[] = [];
  for (let row = 0; row < height; row += 1) {
    const start = row * (width * step + 1);
    expect(rows[start]).toBe(0);
    for (let column = 0; column < width; column += 1) {
      const at = start + 1 + column * step;
      const colour = palette
        ? palette.subarray(3 * (rows[at] ?? 0), 3 * (rows[at] ?? 0) + 3)
        : rows.subarray(at, at + 3);
      pixels.push(...colour, 255);
    }
  }
  return Buffer.from(pixels);
}

test.each([
  [1, 1, 1, 3],
  [40, 7, 2, 3],
  [16, 20, 256, 3],
  [16, 20, 257, 2],
])('%i × %i pixels of %i colours keep every pixel, as colour type %i', (width, height, colourCount, colourType) => {
  const pixels = pixelsOf(width, height, colourCount);
  const png = encodePng(pixels) ?? Buffer.of();
  expect(chunksOf(png).get('IHDR')?.[9]).toBe(colourType);
  expect(decoded(png).equals(pixels.bytes)).toBe(true);
  expect([...chunksOf(png).keys()].at(-1)).toBe('IEND');
});

test('transparent pixels are refused', () => {
  const pixels = pixelsOf(4, 4, 3);
  pixels.bytes[4 * 9 + 3] = 254;
  expect(encodePng(pixels)).toBe(null);
});

test('another decoder shows the same pixels', async () => {
  for (const colourCount of [200, 300]) {
    const pixels = pixelsOf(20, 20, colourCount);
    const href = `data:image/png;base64,${encodePng(pixels)?.toString('base64')}`;
    const image = `<image href="${href}" width="20" height="20" image-rendering="optimizeSpeed"/>`;
    const drawn = await toPng(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${image}</svg>`);
    expect(decoded(drawn).equals(pixels.bytes)).toBe(true);
  }
});

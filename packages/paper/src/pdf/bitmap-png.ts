import { deflateSync } from 'node:zlib';
import type { Bitmap } from '../model/paper.ts';
import { PNG_COLOURS, pngChunk, pngFile } from './png-file.ts';

/** Pixels as PNG, with their opacity. */
export function bitmapPng({ width, height, rgb, alpha }: Bitmap): Buffer {
  const rows = Buffer.alloc((4 * width + 1) * height); // Each row begins with 0: no filter.
  let to = 0;
  for (let index = 0; index < alpha.length; index += 1) {
    if (index % width === 0) to += 1;
    rows.set([rgb[index * 3] ?? 0, rgb[index * 3 + 1] ?? 0, rgb[index * 3 + 2] ?? 0, alpha[index] ?? 0], to);
    to += 4;
  }
  return pngFile({ width, height }, PNG_COLOURS.rgbWithAlpha, [pngChunk('IDAT', deflateSync(rows))]);
}

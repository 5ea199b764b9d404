import type { Bitmap } from '../model/paper.ts';
import { bitmapPng } from './bitmap-png.ts';
import type { Box, PlacedLine } from './placed.ts';
import { num } from './values.ts';

/** A drawing inside a page: its elements, and the point of it that is at the origin. */
export type Inlay = { elements: string; left: number; top: number };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** Live text, as `toSvg` of the drawings prints it, so that the same code turns it into outlines. */
export const textShape = ({ clusters, x, y, sizePt, colour, weight }: PlacedLine): string =>
  `<text x="${num(x)}" y="${num(y)}" font-size="${num(sizePt)}" font-weight="${weight}" fill="${colour}">${escaped(clusters.map(({ text }) => text).join(''))}</text>`;

export const rectShape = ({ x, y, width, height }: Box, fill: string): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"/>`;

type Point = readonly [x: number, y: number];

export const lineShape = ([x1, y1]: Point, [x2, y2]: Point, colour: string, widthPt: number): string =>
  `<path d="M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}" stroke="${colour}" stroke-width="${num(widthPt)}" fill="none"/>`;

export const inlayShape = (
  { x, y, scale }: { x: number; y: number; scale: number },
  { elements, left, top }: Inlay,
): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)}) translate(${num(-left)} ${num(-top)})">${elements}</g>`;

export const imageShape = ({ x, y, width, height }: Box, bitmap: Bitmap): string =>
  `<image x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" href="data:image/png;base64,${bitmapPng(bitmap).toString('base64')}"/>`;

/** A page as one drawing on white. */
export const pageSvg = ({ width, height }: { width: number; height: number }, shapes: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${num(height)}" width="${num(width)}" height="${num(height)}">` +
  `<rect width="${num(width)}" height="${num(height)}" fill="#ffffff"/>${shapes.join('')}</svg>`;

import type { Point } from './element.ts';
import { NORTH_SQUARE, type Flow } from './north-geometry.ts';
import { CROWDED_COUNT, tokenPitch, tokenSize, type TokenPlace } from './tokens.ts';

/** Tokens by row of a triangle that narrows away from its edge; the last entry repeats. */
const TRIANGLE_ROWS = { airy: [2, 1], full: [3, 2, 1], crowded: [5, 4, 3, 2] } as const;

/** Position of the first of several rows, from the edge of the square: the least distance of a capital letter. */
const FIRST_ROW = 20;

const COLUMN_OFFSET = 34;
const ONE_COLUMN_MAX = 4;
const LONG_COLUMN_MIN = 7;

/** Returns the places of the tokens of a house, in their order. */
export function placeTokens(count: number, flow: Flow, body: Point): TokenPlace[] {
  const sizePx = tokenSize(count);
  const pitch = tokenPitch(sizePx);
  if (flow === 'centre') return placeInDiamond(count, body, pitch);
  if (flow === 'left' || flow === 'right') {
    // A long column closes up, because the triangle is narrow at its ends.
    return placeInColumn(count, body, count >= LONG_COLUMN_MIN ? sizePx + 3 : pitch, flow === 'left' ? 'start' : 'end');
  }
  return placeInRows(count, flow, body, pitch);
}

function placeInDiamond(count: number, [x, y]: Point, pitch: number): TokenPlace[] {
  if (count <= ONE_COLUMN_MAX) return placeInColumn(count, [x, y], pitch, 'middle');
  const left = Math.ceil(count / 2);
  return [
    ...placeInColumn(left, [x - COLUMN_OFFSET, y], pitch, 'middle'),
    ...placeInColumn(count - left, [x + COLUMN_OFFSET, y], pitch, 'middle'),
  ];
}

/** Returns a column centred on `y`. */
export const placeInColumn = (
  count: number,
  [x, y]: Point,
  pitch: number,
  anchor: TokenPlace['anchor'],
): TokenPlace[] =>
  Array.from({ length: count }, (_, index) => ({ x, y: y + (index - (count - 1) / 2) * pitch, anchor }));

function placeInRows(count: number, flow: 'down' | 'up', [x, oneRowY]: Point, pitch: number): TokenPlace[] {
  const pattern = count >= CROWDED_COUNT ? 'crowded' : count <= 3 ? 'airy' : 'full';
  const step = tokenSize(count) * (pattern === 'crowded' ? 2.4 : 4);
  const rows = rowsOf(count, TRIANGLE_ROWS[pattern]);
  const severalY = flow === 'down' ? FIRST_ROW : NORTH_SQUARE - FIRST_ROW;
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, index) => ({
      x: x + (index - (length - 1) / 2) * step,
      y: (rows.length === 1 ? oneRowY : severalY) + row * pitch * (flow === 'down' ? 1 : -1),
      anchor: 'middle' as const,
    })),
  );
}

/** Splits a count into rows: 7 in rows of 3, 2, 1 is [3, 2, 1, 1]. */
export function rowsOf(count: number, pattern: readonly number[]): number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; left -= rows.at(-1) ?? left) {
    rows.push(Math.min(left, pattern[rows.length] ?? pattern.at(-1) ?? 1));
  }
  return rows;
}

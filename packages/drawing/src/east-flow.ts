import type { Point } from './element.ts';
import { EAST_CORNER, type EastGeometry, type EastTriangle } from './east-geometry.ts';
import { placeInColumn, rowsOf } from './token-flow.ts';
import { CROWDED_COUNT, tokenPitch, tokenSize, type TokenPlace } from './tokens.ts';

const CELL_COLUMN_MAX = 5;
const EDGE = 6;

/** Width of the widest token, in ems: `Ju 24°R`, or `JuR` if a crowd leaves no degrees. */
const TOKEN_EM = { degrees: 4.35, bare: 2.1 } as const;

/** Returns the places of the tokens of a sign, in their order. */
export function placeInEast(count: number, geometry: EastGeometry): TokenPlace[] {
  if (geometry.shape === 'triangle') return placeInTriangle(count, geometry);
  const [[left = 0, top = 0] = [], [right = 0] = [], [, bottom = 0] = []] = geometry.polygon;
  return placeInCell(count, [left, top], [right - left, bottom - top]);
}

function placeInCell(count: number, [x, y]: Point, [width, height]: Point): TokenPlace[] {
  const sizePx = tokenSize(count);
  const middle = y + height / 2 + 6;
  const left = count > CELL_COLUMN_MAX ? Math.ceil(count / 2) : count;
  const [firstX, nextX] = count > CELL_COLUMN_MAX ? [x + EDGE, x + width / 2 + 2] : [x + 14, 0];
  return [
    ...placeInColumn(left, [firstX, middle], tokenPitch(sizePx), 'start'),
    ...placeInColumn(count - left, [nextX, middle], tokenPitch(sizePx), 'start'),
  ];
}

/** Places tokens in rows that become shorter; each begins at the straight side. */
function placeInTriangle(count: number, { from, down, into }: EastTriangle): TokenPlace[] {
  const sizePx = tokenSize(count);
  const isCrowded = count >= CROWDED_COUNT;
  const step = sizePx * (isCrowded ? TOKEN_EM.bare : TOKEN_EM.degrees) + 3;
  const pitch = sizePx + 3.5;
  const first = EDGE + sizePx * 0.6;
  const row = (index: number) => first + index * pitch;
  // A row of text ends half its height further from its side, because the triangle is narrowest there.
  const roomIn = (index: number) => EAST_CORNER - row(index) - sizePx * 0.5 - 2 * EDGE;
  const most = count <= 3 ? 1 : Infinity;
  const pattern = Array.from({ length: ROWS_MAX }, (_, index) => Math.max(1, Math.min(most, Math.floor((roomIn(index) + 3) / step)))); // prettier-ignore
  const [x, y] = from;
  return rowsOf(count, pattern).flatMap((length, index) =>
    Array.from({ length }, (_, column) => {
      // If rows run to the left, the first token is still at the left.
      const place = into === 1 ? column : length - 1 - column;
      return {
        x: x + into * (EDGE + place * step),
        y: y + down * row(index),
        anchor: into === 1 ? ('start' as const) : ('end' as const),
      };
    }),
  );
}

const ROWS_MAX = 9;

/** Returns the place of the sign's name: the narrow part of its triangle, or the upper right corner of its cell. */
export function placeSignName(geometry: EastGeometry): TokenPlace {
  if (geometry.shape === 'cell') {
    const [, [right = 0, top = 0] = []] = geometry.polygon;
    return { x: right - 8, y: top + 11, anchor: 'end' };
  }
  const { from, down, into } = geometry;
  return {
    x: from[0] + into * 4,
    y: from[1] + down * (EAST_CORNER - 31),
    anchor: into === 1 ? 'start' : 'end',
  };
}

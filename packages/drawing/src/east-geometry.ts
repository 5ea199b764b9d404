import type { Point } from './element.ts';
import type { Rectangle } from './picture.ts';

export const EAST_VIEW: Rectangle = [-6, -6, 412, 412];
const SIDE = 400;
/** The corners are a little wider than the cells between them, because each holds two signs. */
export const EAST_CORNER = 140;
const FAR = SIDE - EAST_CORNER;

export type EastCell = { shape: 'cell'; polygon: readonly Point[] };

/**
 * Half of a corner. Rows are counted from the widest side; `from` is the end of that side at the right angle, `down` is
 * the direction of successive rows, and `into` the direction within a row.
 */
export type EastTriangle = { shape: 'triangle'; polygon: readonly Point[]; from: Point; down: 1 | -1; into: 1 | -1 };

export type EastGeometry = EastCell | EastTriangle;

const cell = (left: number, top: number, right: number, bottom: number): EastCell => ({
  shape: 'cell',
  polygon: [[left, top], [right, top], [right, bottom], [left, bottom]],
}); // prettier-ignore

const triangle = (polygon: readonly Point[], from: Point, down: 1 | -1, into: 1 | -1): EastTriangle => ({
  shape: 'triangle',
  polygon,
  from,
  down,
  into,
});

const N = EAST_CORNER;

/** Cells from Aries at the top centre, counter-clockwise. Signs are fixed. */
export const EAST_SIGNS: readonly EastGeometry[] = [
  cell(N, 0, FAR, N),
  triangle([[0, 0], [N, 0], [N, N]], [N, 0], 1, -1),
  triangle([[0, 0], [N, N], [0, N]], [0, N], -1, 1),
  cell(0, N, N, FAR),
  triangle([[0, FAR], [N, FAR], [0, SIDE]], [0, FAR], 1, 1),
  triangle([[0, SIDE], [N, FAR], [N, SIDE]], [N, SIDE], -1, -1),
  cell(N, FAR, FAR, SIDE),
  triangle([[FAR, FAR], [SIDE, SIDE], [FAR, SIDE]], [FAR, SIDE], -1, 1),
  triangle([[FAR, FAR], [SIDE, FAR], [SIDE, SIDE]], [SIDE, FAR], 1, -1),
  cell(FAR, N, SIDE, FAR),
  triangle([[SIDE, 0], [SIDE, N], [FAR, N]], [SIDE, N], -1, -1),
  triangle([[FAR, 0], [SIDE, 0], [FAR, N]], [FAR, 0], 1, 1),
]; // prettier-ignore

/** The frame, two lines in each direction, and a diagonal in each corner. */
export const EAST_LINES =
  `M${N} 0V${SIDE}M${FAR} 0V${SIDE}M0 ${N}H${SIDE}M0 ${FAR}H${SIDE}` +
  `M0 0L${N} ${N}M${SIDE} 0L${FAR} ${N}M0 ${SIDE}L${N} ${FAR}M${SIDE} ${SIDE}L${FAR} ${FAR}`;

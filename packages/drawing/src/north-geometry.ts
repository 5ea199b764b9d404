import type { Point } from './element.ts';
import type { Rectangle } from './picture.ts';

/**
 * Arrangement of bodies in a house: around its centre, in rows away from the upper or lower edge, or in a column along
 * a side.
 */
export type Flow = 'centre' | 'down' | 'up' | 'left' | 'right';

export type HouseGeometry = {
  polygon: readonly Point[];
  /** Middle of the sign's number, at the inner corner. */
  sign: Point;
  body: Point;
  flow: Flow;
};

export const NORTH_SQUARE = 400;
export const NORTH_VIEW: Rectangle = [-6, -6, 412, 412];

/** Houses are fixed and run counter-clockwise from the top diamond. */
export const NORTH_HOUSES: readonly HouseGeometry[] = [
  { polygon: [[200, 0], [300, 100], [200, 200], [100, 100]], sign: [200, 184], body: [200, 92], flow: 'centre' },
  { polygon: [[0, 0], [200, 0], [100, 100]], sign: [100, 86], body: [100, 30], flow: 'down' },
  { polygon: [[0, 0], [100, 100], [0, 200]], sign: [85, 100], body: [10, 100], flow: 'left' },
  { polygon: [[0, 200], [100, 100], [200, 200], [100, 300]], sign: [183, 200], body: [92, 200], flow: 'centre' },
  { polygon: [[0, 200], [100, 300], [0, 400]], sign: [85, 300], body: [10, 300], flow: 'left' },
  { polygon: [[0, 400], [100, 300], [200, 400]], sign: [100, 314], body: [100, 370], flow: 'up' },
  { polygon: [[200, 400], [100, 300], [200, 200], [300, 300]], sign: [200, 216], body: [200, 308], flow: 'centre' },
  { polygon: [[200, 400], [300, 300], [400, 400]], sign: [300, 314], body: [300, 370], flow: 'up' },
  { polygon: [[400, 400], [300, 300], [400, 200]], sign: [315, 300], body: [390, 300], flow: 'right' },
  { polygon: [[400, 200], [300, 300], [200, 200], [300, 100]], sign: [217, 200], body: [308, 200], flow: 'centre' },
  { polygon: [[400, 200], [300, 100], [400, 0]], sign: [315, 100], body: [390, 100], flow: 'right' },
  { polygon: [[400, 0], [300, 100], [200, 0]], sign: [300, 86], body: [300, 30], flow: 'down' },
]; // prettier-ignore

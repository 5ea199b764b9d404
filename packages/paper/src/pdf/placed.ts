import type { Weight } from '../type/faces.ts';
import type { Cluster } from '../type/shape.ts';

/** Points from the upper left corner of a page down. */
export type Box = { x: number; y: number; width: number; height: number };

/** A text at a place: `y` is its baseline. Points from the upper left corner of the page. */
export type PlacedLine = {
  clusters: readonly Cluster[];
  x: number;
  y: number;
  sizePt: number;
  weight: Weight;
  colour: string;
};

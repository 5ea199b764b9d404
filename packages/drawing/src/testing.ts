import { elementsOf, type Point, type SvgElement } from './element.ts';
import { type TextBox, textBoxes } from './text-boxes.ts';

/** Returns the boxes of every readable element: texts and glyphs. */
export const labelBoxes = (root: SvgElement): TextBox[] => [...textBoxes(root), ...glyphBoxes(root)];

/** Glyphs are drawn on a grid of 24, with free outermost steps. */
const GLYPH = { first: 3.2, last: 20.8 } as const;

const glyphBoxes = (root: SvgElement): TextBox[] =>
  [...elementsOf(root)]
    .filter((element) => element.attributes['data-glyph'] !== undefined)
    .map((element) => {
      const numbers = String(element.attributes['transform'])
        .match(/-?[\d.]+/g)
        ?.map(Number);
      const [x = 0, y = 0, scale = 1] = numbers ?? [];
      return {
        words: String(element.attributes['data-glyph']),
        left: x + GLYPH.first * scale,
        right: x + GLYPH.last * scale,
        top: y + GLYPH.first * scale,
        bottom: y + GLYPH.last * scale,
      };
    });

export const overlap = (a: TextBox, b: TextBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns pairs of overlapping boxes, as words, for a readable failure. */
export const overlappingPairs = (boxes: readonly TextBox[]): string[] =>
  boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(box, other))
      .map((other) => `${box.words} on ${other.words}`),
  );

/** Whether a point is in a convex polygon, including its edge. */
export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  const sides = polygon.map(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

export const areaOf = (polygon: readonly Point[]): number =>
  Math.abs(
    polygon.reduce((sum, [ax, ay], index) => {
      const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
      return sum + ax * by - bx * ay;
    }, 0),
  ) / 2;

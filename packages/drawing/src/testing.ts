import { elementsOf, textOf, type Point, type SvgElement } from './element.ts';

/** The space that a text takes, reckoned from its size: Geist Mono is 0.6 em wide, its capitals 0.7 em high. */
export type TextBox = { words: string; left: number; right: number; top: number; bottom: number };

export function textBoxes(root: SvgElement): TextBox[] {
  return [...elementsOf(root)].filter((element) => element.tag === 'text').map(boxOf);
}

function boxOf(element: SvgElement): TextBox {
  const { x, y, 'font-size': size, 'text-anchor': anchor } = element.attributes;
  const sizePx = Number(size);
  const width = widthOf(element, sizePx);
  const left = Number(x) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  return {
    words: textOf(element),
    left,
    right: left + width,
    top: Number(y) - sizePx * 0.7,
    bottom: Number(y),
  };
}

const widthOf = (element: SvgElement, sizePx: number): number =>
  element.children.reduce<number>((width, child) => {
    if (typeof child === 'string') return width + child.length * sizePx * 0.6;
    return (
      width + Number(child.attributes['dx'] ?? 0) + widthOf(child, Number(child.attributes['font-size'] ?? sizePx))
    );
  }, 0);

export const overlap = (a: TextBox, b: TextBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Pairs that stand on each other, as words, for a readable failure. */
export const overlappingPairs = (boxes: readonly TextBox[]): string[] =>
  boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(box, other))
      .map((other) => `${box.words} on ${other.words}`),
  );

/** Whether a point lies in a convex polygon, its edge included. */
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

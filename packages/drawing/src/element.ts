/** A picture independent of its output: text for a file, elements for a page. */
export type SvgElement = {
  tag: string;
  attributes: Readonly<Record<string, string | number>>;
  children: readonly SvgNode[];
};

export type SvgNode = SvgElement | string;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Coordinates are rounded to a hundredth of a unit: finer than any screen, and stable in a stored picture. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

export function el(tag: string, attributes: Attributes = {}, ...children: readonly SvgNode[]): SvgElement {
  const kept: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) kept[name] = typeof value === 'number' ? rounded(value) : value;
  }
  return { tag, attributes: kept, children };
}

export type Point = readonly [x: number, y: number];

/** Returns the path `M x y L x y` through the points. */
export const linePath = (...points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');

export const pointList = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ');

/** Yields every element of a picture, the root first. */
export function* elementsOf(root: SvgElement): Generator<SvgElement> {
  yield root;
  for (const child of root.children) {
    if (typeof child !== 'string') yield* elementsOf(child);
  }
}

/** Returns the text of an element, in reading order. */
export const textOf = (node: SvgNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

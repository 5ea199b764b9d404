import type { SvgElement } from '@graha/drawing/element';

const SVG = 'http://www.w3.org/2000/svg';

/** Writes a text of a picture, of an element with this tag. */
export type Write = (text: string, tag: string) => string;

/** Returns the nodes of a drawn picture. Texts become text nodes, so a name in an answer is never read as markup. */
export function svgNode({ tag, attributes, children }: SvgElement, write: Write): SVGElement {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children.map((child) => (typeof child === 'string' ? write(child, tag) : svgNode(child, write))));
  return node;
}

type Attributes = Readonly<Record<string, string>>;

/** Returns an element with attributes and children; texts become text nodes. */
export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

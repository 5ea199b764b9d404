import { elementsOf, textOf, type SvgElement } from './element.ts';
import { SANS } from './picture.ts';
import { textWidth } from './text-width.ts';

/** The space of a text, computed from its size: capitals are 0.7 em high. */
export type TextBox = { words: string; left: number; right: number; top: number; bottom: number };

export function textBoxes(root: SvgElement): TextBox[] {
  return [...elementsOf(root)].filter((element) => element.tag === 'text').map(boxOf);
}

function boxOf(element: SvgElement): TextBox {
  const { x, y, 'font-size': size, 'text-anchor': anchor } = element.attributes;
  const sizePx = Number(size);
  const width = widthOf(element, sizePx, element.attributes['font-family'] === SANS ? 'sans' : 'mono');
  const left = Number(x) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  return {
    words: textOf(element),
    left,
    right: left + width,
    top: Number(y) - sizePx * 0.7,
    bottom: Number(y),
  };
}

const widthOf = (element: SvgElement, sizePx: number, font: 'sans' | 'mono'): number =>
  element.children.reduce<number>((width, child) => {
    if (typeof child === 'string') return width + textWidth(child, sizePx, font);
    const { dx = 0, 'font-size': childPx = sizePx } = child.attributes;
    return width + Number(dx) + widthOf(child, Number(childPx), font);
  }, 0);

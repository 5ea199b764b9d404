import type { SvgElement, SvgNode } from './element.ts';
import { resolve, type Palette, withScript } from './palette.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element and for a double-quoted attribute. Characters that XML forbids are dropped. */
export const escapeXml = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- XML 1.0 admits no control character but tab and line end.
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '').replace(/[&<>"]/g, (found) => ESCAPES[found] ?? '');

export type SvgOptions = {
  /** Writes out colours and fonts, with a background, for a file outside the page. Without it they remain variables. */
  palette?: Palette;
  /** The longer side of such a file; default: the drawn size. */
  sizePx?: number;
  /** Language of the names; selects letter forms and fonts. */
  language?: { code: string; script: string };
};

export function toSvg(picture: SvgElement, { palette, sizePx, language }: SvgOptions = {}): string {
  if (palette === undefined) return print(picture);
  const [x = 0, y = 0, width = 0, height = 0] = String(picture.attributes['viewBox']).split(' ').map(Number);
  const ground: SvgElement = {
    tag: 'rect',
    attributes: { x, y, width, height, fill: 'var(--surface)' },
    children: [],
  };
  const standalone: SvgElement = {
    tag: picture.tag,
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      ...scaled(width, height, sizePx),
      ...(language === undefined ? {} : { lang: language.code }),
      ...picture.attributes,
    },
    children: [ground, ...picture.children],
  };
  return resolve(print(standalone), language === undefined ? palette : withScript(palette, language.script));
}

function scaled(width: number, height: number, sizePx = Math.max(width, height)): { width: number; height: number } {
  const scale = sizePx / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function print(node: SvgNode): string {
  if (typeof node === 'string') return escapeXml(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
  if (node.children.length === 0) return `<${node.tag}${attributes}/>`;
  return `<${node.tag}${attributes}>${node.children.map(print).join('')}</${node.tag}>`;
}

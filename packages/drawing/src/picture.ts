import { el, type SvgElement, type SvgNode } from './element.ts';

export type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** Text alternative of a picture. The id is unique in the page. */
export type PictureText = { id: string; title: string };

export function picture(
  text: PictureText & { description: string },
  viewBox: Rectangle,
  children: readonly SvgNode[],
): SvgElement {
  const titleId = `${text.id}-title`;
  const descriptionId = `${text.id}-description`;
  return el(
    'svg',
    { viewBox: viewBox.join(' '), role: 'img', 'aria-labelledby': `${titleId} ${descriptionId}` },
    el('title', { id: titleId }, text.title),
    el('desc', { id: descriptionId }, text.description),
    ...children,
  );
}

export const MONO = 'var(--mono)';
export const SANS = 'var(--sans)';

import type { SvgElement } from '@graha/drawing/element';
import { html, svgNode, type Write } from './node.ts';

/** A picture that keeps its size. */
export function pictureOf(picture: SvgElement, write: Write): SVGElement {
  const node = svgNode(picture, write);
  node.setAttribute('part', 'picture');
  return node;
}

/** A picture that is scrolled sideways on a narrow screen, with the keyboard too. */
export const widePicture = (picture: SvgElement, label: string, write: Write): HTMLElement =>
  html('div', { class: 'wide', role: 'group', 'aria-label': label, tabindex: '0' }, pictureOf(picture, write));

/** Returns a closed part with a title. */
export const foldedPart = (title: string, ...children: readonly Node[]): HTMLDetailsElement =>
  html('details', { part: 'details' }, html('summary', { part: 'summary' }, title), ...children);

/** Returns a table; the first cell of a row is its heading. */
export function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): HTMLTableElement {
  const head = html('tr', {}, ...columns.map((column) => html('th', { scope: 'col' }, column)));
  const body = rows.map(([name = '', ...cells]) =>
    html('tr', {}, html('th', { scope: 'row' }, name), ...cells.map((cell) => html('td', {}, cell))),
  );
  return html('table', { part: 'table' }, html('thead', {}, head), html('tbody', {}, ...body));
}

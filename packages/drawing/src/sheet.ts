import { el, textOf, type SvgElement } from './element.ts';
import { picture, SANS, type PictureText } from './picture.ts';

const COLUMNS = 4;
const CELL = 412;
const NAME = 30;
const GAP = 24;

export type SheetEntry = { name: string; picture: SvgElement };

/** Draws several pictures of one kind in rows, each under its name. */
export function sheet(entries: readonly SheetEntry[], text: PictureText): SvgElement {
  const rows = Math.ceil(entries.length / COLUMNS);
  const width = COLUMNS * (CELL + GAP) + GAP;
  const height = rows * (CELL + NAME + GAP) + GAP;
  return picture({ ...text, description: describe(entries) }, [0, 0, width, height], entries.flatMap(placed));
}

function placed({ name, picture: shown }: SheetEntry, index: number): SvgElement[] {
  const x = GAP + (index % COLUMNS) * (CELL + GAP);
  const y = GAP + Math.floor(index / COLUMNS) * (CELL + NAME + GAP);
  return [
    el('text', { x, y: y + 16, 'font-size': 18, 'font-weight': 500, fill: 'var(--text)', 'font-family': SANS }, name),
    { ...shown, attributes: { ...shown.attributes, x, y: y + NAME, width: CELL, height: CELL } },
  ];
}

const describe = (entries: readonly SheetEntry[]): string =>
  entries.map(({ name, picture: shown }) => `${name}. ${descriptionOf(shown)}`).join(' ');

const descriptionOf = (shown: SvgElement): string =>
  shown.children
    .flatMap((child) => (typeof child !== 'string' && child.tag === 'desc' ? [textOf(child)] : []))
    .join('');

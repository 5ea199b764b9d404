import { type Cell, csvLine } from '@graha/domain/core/csv';
import type { SvgElement } from '@graha/drawing/element';
import { PALETTES } from '@graha/drawing/palette';
import { toSvg } from '@graha/drawing/to-svg';
import { shownTheme } from '@graha/ui/theme.tsx';
import type { OutlineBlock } from '../table/outline.ts';

/** Twice its size in print, so that it is sharp on every screen. */
const PNG_SCALE = 2;
const PNG_WIDTH_MIN = 800;

const saved = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

export const saveText = (text: string, name: string, type: string): void => saved(new Blob([text], { type }), name);

/** Uses the colours of the current theme. */
const svgFile = (picture: SvgElement): string => toSvg(picture, { palette: PALETTES[shownTheme()] });

export const saveSvg = (picture: SvgElement, name: string): void =>
  saveText(svgFile(picture), `${name}.svg`, 'image/svg+xml');

export async function savePng(picture: SvgElement, name: string): Promise<void> {
  const [, , width = 0, height = 0] = String(picture.attributes['viewBox']).split(' ').map(Number);
  const scale = Math.max(PNG_SCALE, PNG_WIDTH_MIN / width);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgFile(picture))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser made no picture of the drawing.');
  saved(blob, `${name}.png`);
}

/** `western/natal` and a title → `western-natal-19-jul-1991`. */
export const fileNameOf = (operation: string, whose: string): string =>
  `${operation} ${whose}`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/** A number keeps its minus; any other text is guarded against formulas. */
const cellOf = (text: string): Cell => (String(Number(text)) === text ? Number(text) : text);

const line = (cells: readonly string[]): string => csvLine(cells.map(cellOf));

/** Returns all tables one after another, each under its title. Facts become tables of two columns. */
export function csvOf(blocks: readonly OutlineBlock[]): string {
  return blocks.map((block) => linesOf(block).join('')).join('\r\n');
}

function linesOf(block: OutlineBlock): string[] {
  const title = block.title === '' ? [] : [line([block.title])];
  if (block.kind === 'facts') return [...title, ...block.facts.map(({ label, text }) => line([label, text]))];
  if (block.kind === 'list') return [...title, ...block.items.map(({ text }) => line([text]))];
  const rows = block.rows.map(({ cells }) => line(cells.map((text) => text ?? '')));
  return [...title, line(block.columns.map(({ key }) => key)), ...rows];
}

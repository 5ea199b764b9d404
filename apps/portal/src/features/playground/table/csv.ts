import type { OutlineBlock } from './outline.ts';

/** A cell that begins like a formula would be run by a spreadsheet. */
const safe = (text: string): string => (/^[=+@\t\r]|^-(?![\d.–]|$)/.test(text) ? `'${text}` : text);

const cell = (text: string): string => {
  const plain = safe(text);
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const line = (cells: readonly string[]): string => cells.map(cell).join(',');

/** All tables one after another, each under its title; facts are tables of two columns. */
export function csvOf(blocks: readonly OutlineBlock[]): string {
  return `${blocks.map(linesOf).map((lines) => lines.join('\r\n')).join('\r\n\r\n')}\r\n`; // prettier-ignore
}

function linesOf(block: OutlineBlock): string[] {
  const title = block.title === '' ? [] : [line([block.title])];
  if (block.kind === 'facts') return [...title, ...block.facts.map(({ label, text }) => line([label, text]))];
  if (block.kind === 'list') return [...title, ...block.items.map(({ text }) => line([text]))];
  const rows = block.rows.map(({ cells }) => line(cells.map((text) => text ?? '')));
  return [...title, line(block.columns.map(({ key }) => key)), ...rows];
}

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LAYERS } from './layers.ts';

export const README = fileURLToPath(new URL('../../README.md', import.meta.url));

const [BEGIN, END] = ['<!-- layers: npm run docs:layers -->', '<!-- /layers -->'];

/** The table of packages, lowest floor first. */
export function layerTable(): string {
  const header = ['place', 'contents', 'may import'];
  const rows = Object.values(LAYERS)
    .toSorted((a, b) => a.floor - b.floor || a.folder.localeCompare(b.folder))
    .map(({ folder, is, mayImport }) => [`\`${folder}\``, is, mayImport.toSorted().join(', ') || 'nothing']);
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  return [line(header), line(['', '', ''], '-'), ...rows.map((row) => line(row))].join('\n');
}

/** Replaces the table in the README between its two marks. */
export function withLayerTable(readme: string): string {
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`README.md has no ${BEGIN} … ${END}.`);
  return `${before}${BEGIN}\n\n${layerTable()}\n\n${END}${after}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(README, withLayerTable(readFileSync(README, 'utf8')));

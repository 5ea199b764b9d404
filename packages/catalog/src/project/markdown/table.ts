import { OF, type Section } from './collect.ts';

/** The length of a text in UTF-8, bytes. Counted here because rows are too many and too short for an encoder. */
export function bytesOf(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    const isHalf = unit >= 0xd800 && unit < 0xe000; // Two halves of a pair are four bytes.
    bytes += unit < 0x800 || isHalf ? 1 : 2;
  }
  return bytes;
}

/** Columns of a table that is cut. */
const COLUMNS_MAX = 10;
const TITLE_CHARACTERS_MAX = 120;

export type ColumnWishes = {
  /** Columns to keep. */
  columnsFirst: readonly string[];
  /** Columns to leave out, in every table or, after its path, in one. */
  without: readonly string[];
};

/** A table, with the size of each row so that the cut needs no second writing. */
export type Table = {
  path: string;
  depth: number;
  head: string;
  lines: string[];
  sizes: number[];
  rowsInAll: number;
  columnsLeft: string[];
};

/**
 * Writes the rows of a section. Empty columns are left out.
 * @param wishes of a table that is cut; null for a whole table
 */
export function tableOf(section: Section, wishes: ColumnWishes | null): Table {
  const { path, text, depth, rows, columns, rowsInAll } = section;
  const filled = [...columns].filter(([name]) => rows.some((row) => !isEmpty(row.get(name))));
  const kept = wishes === null ? filled : chosen(path, filled, wishes);
  const heads = kept.map(([, head]) => head);
  const title = text === '' || text.length > TITLE_CHARACTERS_MAX ? '' : `: ${text}`;
  const head = [`\n## ${path}${title}\n`, lineOf(heads), lineOf(heads.map(() => '-'))].join('\n');
  const lines = rows.map((row) => lineOf(kept.map(([name]) => row.get(name) ?? '—')));
  const columnsLeft = filled.filter((column) => !kept.includes(column)).map((column) => column[1]);
  return { path, depth, head, lines, sizes: lines.map((line) => bytesOf(line) + 1), rowsInAll, columnsLeft };
}

const lineOf = (cells: readonly string[]): string => `|${cells.join('|')}|`;
const isEmpty = (cell: string | undefined): boolean => cell === undefined || cell === '—';

/** The wished columns, if there are more than ten, then those of outer objects, in their own order. */
function chosen(path: string, filled: [string, string][], { columnsFirst, without }: ColumnWishes): [string, string][] {
  const columns = filled.filter(([name]) => !without.includes(name) && !without.includes(`${path}.${name}`));
  if (columns.length <= COLUMNS_MAX) return columns;
  const rankOf = (name: string): number => {
    if (name === OF) return -2;
    return columnsFirst.includes(name) ? -1 : name.split('.').length - (/(?:^|\.)(?:name|sign)$/.test(name) ? 0.5 : 0);
  };
  const best = new Set(columns.toSorted(([one], [other]) => rankOf(one) - rankOf(other)).slice(0, COLUMNS_MAX));
  return columns.filter((column) => best.has(column));
}

/** The table with its first rows, and the number of rows that are left out. */
export function drawn({ path, head, lines, rowsInAll }: Table, rowsMax: number): string {
  const shown = lines.slice(0, rowsMax);
  const left = rowsInAll - shown.length;
  return [head, ...shown, ...(left === 0 ? [] : [leftOut(left, rowsInAll, path)])].join('\n');
}

const leftOut = (left: number, total: number, path: string): string =>
  `${left} of ${total} rows of ${path} are left out.`;

/** The bytes of the table with its first rows, line breaks included. */
export function bytesAt({ path, head, sizes, rowsInAll }: Table, rowsMax: number): number {
  const shown = Math.min(rowsMax, sizes.length);
  const left = rowsInAll - shown;
  const note = left === 0 ? 0 : leftOut(left, rowsInAll, path).length + 1;
  return bytesOf(head) + 1 + sizes.slice(0, shown).reduce((sum, size) => sum + size, 0) + note;
}

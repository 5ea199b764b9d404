import { type Cell, csvLine } from '../../core/csv.ts';
import { BirthMembers } from '../birth-members.ts';

const MEMBERS = Object.keys(BirthMembers.shape);
const TEXTS: ReadonlySet<string> = new Set(['calendar', 'country']);

/** Columns of a file of births, in the order of the export. Only `reference` and those of a birth are needed. */
export const BIRTH_COLUMNS = ['birth_id', 'reference', 'label', 'tags', ...MEMBERS] as const;
const KNOWN: ReadonlySet<string> = new Set(BIRTH_COLUMNS);

export type BirthHeader = { separator: string; columns: string[] };
type Named = { reference: string | null; label: string | null; tags: readonly string[] };
type ExportedBirth = Named & { birth_id: string; birth: Readonly<Record<string, unknown>> };

/** A text in which a spreadsheet sees a formula, or one that has got apostrophes against that. */
const GUARDED = /^'+[=+\-@\t\r\n]/;
const guarded = (text: string): string => (GUARDED.test(text) ? `'${text}` : text);
const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

const TAG_SEPARATOR = ';';
const tagsText = (tags: readonly string[]): string =>
  tags.map((tag) => tag.replaceAll(/[\\;]/g, String.raw`\$&`)).join(TAG_SEPARATOR);
const tagsIn = (text: string): string[] =>
  (text.match(/(?:\\.|[^\\;])+/gs) ?? []).map((tag) => tag.replaceAll(/\\(.)/gs, '$1').trim());

/** The header row of an export. */
export const birthCsvHead = (): string => csvLine(BIRTH_COLUMNS);

/** Writes a stored birth as a row, which an import takes as it is. */
export function birthCsvLine({ birth_id: id, reference, label, tags, birth }: ExportedBirth): string {
  const cells = { birth_id: id, reference, label, tags: tagsText(tags), ...birth };
  return csvLine(BIRTH_COLUMNS.map((name) => cellOf(Object(cells)[name])));
}

const cellOf = (value: unknown): Cell =>
  typeof value === 'number' ? value : typeof value === 'string' ? guarded(value) : null;

/** Returns the cells of a row; null if a quote is not closed or text follows a closed one. @source RFC 4180 */
function cellsOf(text: string, separator: string): string[] | null {
  const cells: string[] = [];
  for (let at = 0; ; at += 1) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? endOfQuoted(text, at) : text.indexOf(separator, at);
    if (isQuoted && end === -1) return null;
    const stop = end === -1 ? text.length : end;
    cells.push(isQuoted ? text.slice(at + 1, stop - 1).replaceAll('""', '"') : text.slice(at, stop));
    if (stop >= text.length) return cells;
    if (text[stop] !== separator) return null;
    at = stop;
  }
}

/** Returns the index after the closing quote; -1 if there is none. */
function endOfQuoted(text: string, at: number): number {
  for (let next = text.indexOf('"', at + 1); next !== -1; next = text.indexOf('"', next + 2)) {
    if (text[next + 1] !== '"') return next + 1;
  }
  return -1;
}

/** Reads the header row; the sentence about its problem if it is none. Columns may be in any order. */
export function birthHeader(text: string): BirthHeader | { problem: string } {
  const separator = [',', ';', '\t'].find((one) => text.includes(one)) ?? ',';
  const columns = (cellsOf(text, separator) ?? []).map((name) => name.trim().toLowerCase());
  const unknown = columns.find((name) => !KNOWN.has(name));
  if (unknown !== undefined || columns.length === 0)
    return {
      problem: `The first line must name the columns. “${(unknown ?? text).slice(0, 40)}” is none of ${BIRTH_COLUMNS.join(', ')}.`,
    };
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) return { problem: `The first line names the column ${twice} twice.` };
  if (!columns.includes('reference'))
    return { problem: 'The first line must have the column reference: your own id of each person.' };
  return { separator, columns };
}

const NUMBER = /^[-+]?\d+(?:\.\d+)?$/;
const valueOf = (name: string, text: string): string | number =>
  !TEXTS.has(name) && NUMBER.test(text) ? Number(text) : text;

/** Reads a row as the object that a line of JSON would be; a sentence about the row if it is not one. Empty cells are left out. */
export function birthRow({ separator, columns }: BirthHeader, text: string): object | string {
  const cells = cellsOf(text, separator);
  if (cells === null) return 'a quote is not closed; a quote inside a cell is written twice';
  if (cells.length !== columns.length)
    return `the line has ${cells.length} cells and the first line ${columns.length}; cells with a comma need quotes`;
  const filled = columns.flatMap((name, index): [string, string][] => {
    const cell = unguarded((cells[index] ?? '').trim());
    return cell === '' ? [] : [[name, cell]];
  });
  const birth = filled.flatMap(([name, cell]) => (MEMBERS.includes(name) ? [[name, valueOf(name, cell)]] : []));
  const { reference, label, tags } = Object.fromEntries(filled);
  return {
    ...(reference === undefined ? {} : { reference }),
    ...(label === undefined ? {} : { label }),
    ...(tags === undefined ? {} : { tags: tagsIn(tags) }),
    birth: Object.fromEntries(birth),
  };
}

const EXAMPLE: ExportedBirth = {
  birth_id: '',
  reference: 'customer-1',
  label: 'Asha',
  tags: ['family', 'first'],
  birth: {
    year: 1995,
    month: 6,
    date: 21,
    hours: 14,
    minutes: 30,
    latitude: 12.9716,
    longitude: 77.5946,
    timezone: 'Asia/Kolkata',
  },
};

/** A file with one example, to be filled in. */
export function birthTemplate(format: 'ndjson' | 'csv'): string {
  const { birth_id: _id, ...line } = EXAMPLE;
  return format === 'csv' ? birthCsvHead() + birthCsvLine(EXAMPLE) : `${JSON.stringify(line)}\n`;
}

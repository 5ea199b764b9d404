type Cell = string | number | boolean | Date | null | undefined;

type Row = readonly Cell[];

/** A table as CSV. */
export const csvOf = (head: readonly string[], rows: readonly Row[]): string => csvLines([head, ...rows]);

export const csvLines = (rows: readonly Row[]): string => rows.map(csvLine).join('');

/** @source RFC 4180. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export const csvLine = (row: Row): string => `${row.map(cellOf).join(',')}\r\n`;

function cellOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A number, a truth value and an instant are written as they are; nothing is an empty cell. */
export type Cell = string | number | boolean | Date | null | undefined;

type Row = readonly Cell[];

/** A table as CSV, its head first. @source RFC 4180 */
export const csvOf = (head: readonly string[], rows: readonly Row[]): string => csvLines([head, ...rows]);

export const csvLines = (rows: readonly Row[]): string => rows.map(csvLine).join('');

/** One line. A text that a spreadsheet would take for a formula begins with an apostrophe; a number is never one. */
export const csvLine = (row: Row): string => `${row.map(cellOf).join(',')}\r\n`;

function cellOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Numbers, booleans and instants are written unquoted; null and undefined give an empty cell. */
export type Cell = string | number | boolean | Date | null | undefined;

type Row = readonly Cell[];

/** Writes a table as CSV, header first. @source RFC 4180 */
export const csvOf = (head: readonly string[], rows: readonly Row[]): string => csvLines([head, ...rows]);

export const csvLines = (rows: readonly Row[]): string => rows.map(csvLine).join('');

/** Writes one line. A text that a spreadsheet would read as a formula gets a leading apostrophe; a number never does. */
export const csvLine = (row: Row): string => `${row.map(cellOf).join(',')}\r\n`;

function cellOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

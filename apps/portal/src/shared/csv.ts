type Cell = string | number | null;

type Row = readonly Cell[];

/** A table as CSV by RFC 4180. Cells that a spreadsheet would run as a formula are escaped. */
export const csvOf = (head: readonly string[], rows: readonly Row[]): string => csvLines([head, ...rows]);

export const csvLines = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

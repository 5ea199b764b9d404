type Cell = string | number | boolean | null | undefined;
type Cells = Map<string, Cell>;

/** Members of a row by dotted names: a list within a row by the places of its members. */
function collectCells(value: unknown, name: string, cells: Cells): Cells {
  if (typeof value !== 'object' || value === null) {
    // Safe: what JSON holds beside objects.
    return cells.set(name, value as Cell);
  }
  for (const [member, inner] of Object.entries(value)) {
    collectCells(inner, name === '' ? member : `${name}.${member}`, cells);
  }
  return cells;
}

/**
 * Rows of an answer as a table, its head the members of all rows in the order in which they first occur.
 * @source RFC 4180
 */
export function csvOf(rows: readonly unknown[]): string {
  const table = rows.map((row) => collectCells(row, '', new Map()));
  const head = [...new Set(table.flatMap((cells) => [...cells.keys()]))];
  const lines = [head, ...table.map((cells) => head.map((name) => cells.get(name)))];
  return lines.map((line) => `${line.map(cellText).join(',')}\r\n`).join('');
}

/** A text that a spreadsheet would take for a formula begins with an apostrophe; a number is never one. */
function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

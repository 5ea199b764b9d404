import { type Cell, csvLines } from '@graha/domain/core/csv';

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
 */
export function csvOf(rows: readonly unknown[]): string {
  const table = rows.map((row) => collectCells(row, '', new Map()));
  const head = [...new Set(table.flatMap((cells) => [...cells.keys()]))];
  return csvLines([head, ...table.map((cells) => head.map((name) => cells.get(name)))]);
}

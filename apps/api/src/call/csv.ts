import { type Cell, csvLines } from '@graha/domain/core/csv';

type Cells = Map<string, Cell>;

/** Collects the cells of a row by dotted names. Elements of a list within a row are named by their index. */
function collectCells(value: unknown, name: string, cells: Cells): Cells {
  if (typeof value !== 'object' || value === null) {
    // Safe: JSON has no other values than objects and cells.
    return cells.set(name, value as Cell);
  }
  for (const [member, inner] of Object.entries(value)) {
    collectCells(inner, name === '' ? member : `${name}.${member}`, cells);
  }
  return cells;
}

/** Writes the rows of an answer as a CSV table. The head has the members of all rows in order of first occurrence. */
export function csvOf(rows: readonly unknown[]): string {
  const table = rows.map((row) => collectCells(row, '', new Map()));
  const head = [...new Set(table.flatMap((cells) => [...cells.keys()]))];
  return csvLines([head, ...table.map((cells) => head.map((name) => cells.get(name)))]);
}

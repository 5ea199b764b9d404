export type Cell = string | number | undefined;

/** A column's heading and its number of decimals; null for text. */
export type Column = readonly [heading: string, digits: number | null];

const shown = (cell: Cell, digits: number | null): string =>
  typeof cell === 'number' ? cell.toFixed(digits ?? 0) : (cell ?? '');

/** A Markdown table with aligned columns. */
export function table(columns: readonly Column[], rows: readonly (readonly Cell[])[]): string {
  const body = rows.map((row) => columns.map(([, digits], index) => shown(row[index], digits)));
  const widths = columns.map(([heading], index) =>
    Math.max(heading.length, 3, ...body.map((row) => (row[index] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, index) => pad(cell, widths[index] ?? 0, columns[index]?.[1] !== null)).join(' | ')} |`;
  const rule = columns.map(([, digits], index) => {
    const width = widths[index] ?? 0;
    return digits === null ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`;
  });
  return [line(columns.map(([heading]) => heading)), line(rule), ...body.map(line), ''].join('\n');
}

const pad = (text: string, width: number, isNumber: boolean): string =>
  isNumber ? text.padStart(width) : text.padEnd(width);

const [BEGIN, END] = ['<!-- rates: npm run mutate -- --table -->', '<!-- /rates -->'];
const HEADER = ['area', 'date', 'drawn', 'seed', 'killed', 'rate'];

export type Row = { area: string; date: string; drawn: number; seed: number; killed: number; percent: number | null };

const cellsOf = ({ area, date, drawn, seed, killed, percent }: Row): string[] => [
  area,
  date,
  String(drawn),
  String(seed),
  String(killed),
  percent === null ? '–' : `${percent} %`,
];

function partsOf(page: string): { before: string; inner: string; after: string } {
  const [before, rest] = page.split(BEGIN);
  const [inner, after] = rest?.split(END) ?? [];
  if (before === undefined || inner === undefined || after === undefined) {
    throw new Error(`docs/mutation.md has no ${BEGIN} … ${END}.`);
  }
  return { before, inner, after };
}

/** The cells of the current rows, by area. */
function standing(inner: string): Map<string, string[]> {
  const lines = inner.split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return new Map(rows.map((cells) => [cells[0] ?? '', cells]));
}

/**
 * Writes new rows into the table of the page; unmeasured areas keep theirs.
 * @param page the text of docs/mutation.md
 * @param order the names of all areas, in table order
 */
export function withRates(page: string, rows: readonly Row[], order: readonly string[]): string {
  const { before, inner, after } = partsOf(page);
  const cells = standing(inner);
  for (const row of rows) cells.set(row.area, cellsOf(row));
  const body = order.flatMap((area) => (cells.has(area) ? [cells.get(area) ?? []] : []));
  const widths = HEADER.map((title, column) =>
    Math.max(title.length, 3, ...body.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[], fill = ' ') =>
    `| ${row.map((cell, column) => (column > 1 ? cell.padStart(widths[column] ?? 0, fill) : cell.padEnd(widths[column] ?? 0, fill))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column > 1 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return `${before}${BEGIN}\n\n${[line(HEADER), rule, ...body.map((row) => line(row))].join('\n')}\n\n${END}${after}`;
}

/** The values that one column of a table may have. */
export type Column = readonly unknown[];

/** Two values of two columns, by their numbers. */
type Pair = readonly [column: number, value: number, otherColumn: number, otherValue: number];

/**
 * Returns rows with one value of each column, in which every value of a column meets every value of each other one. Two
 * dear settings may be far dearer together, and all combinations of ten settings are millions.
 * @param random from 0 to 1, for the order of equally good values
 */
export function rowsOfAllPairs(columns: readonly Column[], random: () => number): unknown[][] {
  const open = openPairs(columns);
  const rows: unknown[][] = [];
  for (const pair of open.values()) rows.push(rowWith(pair, columns, open, random));
  return rows;
}

const keyOf = (column: number, value: number, otherColumn: number, otherValue: number): string =>
  column < otherColumn
    ? `${column}:${value} ${otherColumn}:${otherValue}`
    : `${otherColumn}:${otherValue} ${column}:${value}`;

function openPairs(columns: readonly Column[]): Map<string, Pair> {
  const open = new Map<string, Pair>();
  for (const [column, values] of columns.entries()) {
    for (const [otherColumn, others] of columns.entries()) {
      if (otherColumn <= column) continue;
      for (const value of values.keys())
        for (const other of others.keys())
          open.set(keyOf(column, value, otherColumn, other), [column, value, otherColumn, other]);
    }
  }
  return open;
}

/** Begins with a pair and gives each further column the value that makes the most open pairs; removes them. */
function rowWith(
  [column, value, otherColumn, otherValue]: Pair,
  columns: readonly Column[],
  open: Map<string, Pair>,
  random: () => number,
): unknown[] {
  const chosen = new Map([
    [column, value],
    [otherColumn, otherValue],
  ]);
  for (const [next, values] of columns.entries()) {
    if (chosen.has(next)) continue;
    const made = (one: number): number =>
      [...chosen].filter(([place, taken]) => open.has(keyOf(next, one, place, taken))).length + random() / 2;
    const best = [...values.keys()].map((one) => ({ one, made: made(one) })).toSorted((a, b) => b.made - a.made)[0];
    if (best !== undefined) chosen.set(next, best.one);
  }
  for (const [place, taken] of chosen)
    for (const [other, otherTaken] of chosen) open.delete(keyOf(place, taken, other, otherTaken));
  return columns.map((values, place) => values[chosen.get(place) ?? 0]);
}

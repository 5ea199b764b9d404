/** Points by the bride's property (row) and the groom's (column). */
export type ScoreTable<K extends string> = Readonly<Record<K, Readonly<Record<K, number>>>>;

/**
 * Parses a square table in the form of the books: one line of numbers for each row, columns in the same order.
 * @throws RangeError if a line is missing or does not have a number for each column
 */
export function scoreTable<K extends string>(order: readonly K[], lines: readonly string[]): ScoreTable<K> {
  const rows = order.map((row, index) => {
    const numbers = (lines[index] ?? '').trim().split(/\s+/).map(Number);
    if (numbers.length !== order.length || numbers.some(Number.isNaN)) throw new RangeError(`no whole row for ${row}`);
    return [row, Object.fromEntries(order.map((column, at) => [column, numbers[at]]))];
  });
  // Safe: the loop above made a row for each member of `order`, with a number for each of them.
  return Object.fromEntries(rows) as ScoreTable<K>;
}

/** Returns the table with some pairs changed in both directions. */
export function withBothWays<K extends string>(
  table: ScoreTable<K>,
  changes: readonly (readonly [NoInfer<K>, NoInfer<K>, number])[],
): ScoreTable<K> {
  const changed: Record<K, Record<K, number>> = structuredClone(table);
  for (const [one, other, points] of changes) {
    changed[one][other] = points;
    changed[other][one] = points;
  }
  return changed;
}

/**
 * Returns the row of a cyclic table: after the last row the first follows.
 * @param index any whole number, 0-based
 * @throws RangeError for an empty table or a fractional index
 */
export function rowAt<Row>(table: readonly Row[], index: number): Row {
  const row = table[((index % table.length) + table.length) % table.length];
  if (row === undefined) throw new RangeError(`no row ${index} in a table of ${table.length}`);
  return row;
}

/**
 * Counts in the classical way, with the start itself as the first: Aries (0) to Taurus (1) is 2, Aries to Aries 1.
 * @returns 1 to `length`
 */
export const countFrom = (startIndex: number, endIndex: number, length: number): number =>
  ((((endIndex - startIndex) % length) + length) % length) + 1;

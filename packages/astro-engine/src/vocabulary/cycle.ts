/**
 * The row of a table that closes on itself: after the last comes the first, before the first the last.
 * @param index any whole number, 0-based
 * @throws RangeError where the table is empty or the index no whole number
 */
export function rowAt<Row>(table: readonly Row[], index: number): Row {
  const row = table[((index % table.length) + table.length) % table.length];
  if (row === undefined) throw new RangeError(`no row ${index} in a table of ${table.length}`);
  return row;
}

/**
 * Classical counting, where the start itself is the first: Aries (0) to Taurus (1) is 2, Aries to Aries 1.
 * @returns 1 to `length`
 */
export const countFrom = (startIndex: number, endIndex: number, length: number): number =>
  ((((endIndex - startIndex) % length) + length) % length) + 1;

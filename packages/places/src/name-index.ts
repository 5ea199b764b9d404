import { setImmediate } from 'node:timers/promises';

/** Length of the indexed prefix of a name; the rest is compared. */
const PREFIX_LENGTH = 3;
/** Rows that are indexed before other work gets a turn. */
const ROWS_AT_ONCE = 4_000;

export type NameIndex = {
  /** Rows with a name that begins like this, each once, in their order. */
  rowsOf(name: string): Generator<number>;
};

/**
 * Builds an index of rows by the beginning of their names. A search costs at most the names that share its first three
 * letters, some ten thousands.
 * @param names those of each row, none of which contains a line break
 */
export async function nameIndexOf(names: readonly (readonly string[])[]): Promise<NameIndex> {
  const text = names.map((ones) => ones.join('\n')).join('\n');
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  await eachPrefix(names, (prefix) => {
    const number = numbers.get(prefix) ?? numbers.size;
    numbers.set(prefix, number);
    counts[number] = (counts[number] ?? 0) + 1;
  });
  const starts = new Uint32Array(counts.length + 1);
  for (const [number, count] of counts.entries()) starts[number + 1] = (starts[number] ?? 0) + count;
  const rows = new Uint32Array(starts.at(-1) ?? 0);
  const positions = new Uint32Array(rows.length);
  const next = Uint32Array.from(starts);
  await eachPrefix(names, (prefix, row, position) => {
    const number = numbers.get(prefix) ?? 0;
    const index = next[number] ?? 0;
    [rows[index], positions[index], next[number]] = [row, position, index + 1];
  });

  return {
    *rowsOf(name) {
      const number = numbers.get(name.slice(0, PREFIX_LENGTH));
      if (number === undefined) return;
      let last = -1;
      for (let index = starts[number] ?? 0; index < (starts[number + 1] ?? 0); index += 1) {
        const row = rows[index] ?? 0;
        if (row === last || (name.length > PREFIX_LENGTH && !text.startsWith(name, positions[index]))) continue;
        last = row;
        yield row;
      }
    },
  };
}

/**
 * Calls `see` for each prefix of each name up to the indexed length. A row gets a prefix once for each name that begins
 * with it.
 */
async function eachPrefix(
  names: readonly (readonly string[])[],
  see: (prefix: string, row: number, position: number) => void,
): Promise<void> {
  let position = 0;
  for (const [row, ones] of names.entries()) {
    for (const name of ones) {
      const longest = Math.min(PREFIX_LENGTH, name.length);
      for (let length = 1; length <= longest; length += 1) see(name.slice(0, length), row, position);
      position += name.length + 1;
    }
    if (ones.length === 0) position += 1; // Its line is empty.
    if (row % ROWS_AT_ONCE === 0) await setImmediate();
  }
}

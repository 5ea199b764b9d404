/** A table of rows, one for each value that a chart can have. */
export type Topic = {
  title: string;
  /** The rule that calls a row up, in an English sentence. */
  rule: string;
  /** Every key that a chart can call up, with the English name of the placement. */
  names: ReadonlyMap<string, string>;
};

const SUFFIXES: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** Returns the name of a house: `7th house`. */
export const houseName = (houseNumber: number): string => `${houseNumber}${SUFFIXES[houseNumber] ?? 'th'} house`;

export const HOUSE_NUMBERS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** Names of every pair of two lists, keyed by their two ids. */
export const pairs = <A, B>(
  firsts: readonly A[],
  seconds: readonly B[],
  of: (first: A, second: B) => readonly [key: string, name: string],
): ReadonlyMap<string, string> => new Map(firsts.flatMap((first) => seconds.map((second) => of(first, second))));

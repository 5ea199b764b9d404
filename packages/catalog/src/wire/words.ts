export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SUFFIXES: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** `1st`, `2nd`, `11th`, `23rd`. */
export function ordinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${(isTeen ? undefined : SUFFIXES[count % 10]) ?? 'th'}`;
}

/** `a, b and c`. */
export const listing = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

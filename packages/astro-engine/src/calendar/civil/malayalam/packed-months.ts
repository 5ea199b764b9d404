/** Lengths of months as text: three months a letter, so four letters a year. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A month has 29 to 32 days. */
const [SHORTEST_DAYS, LENGTHS] = [29, 4];
const PLACES = [LENGTHS ** 2, LENGTHS, 1] as const;

/**
 * Returns the text of the lengths of months. @param starts first days of the months, and of the month after them; the
 * number of months is a multiple of three
 * @throws RangeError if a month has fewer than 29 or more than 32 days
 */
export function packMonths(starts: readonly number[]): string {
  const beyond = starts.slice(1).map((start, index) => start - (starts[index] ?? start) - SHORTEST_DAYS);
  const odd = beyond.findIndex((days) => days < 0 || days >= LENGTHS);
  if (odd >= 0) throw new RangeError(`month ${odd} has ${(beyond[odd] ?? 0) + SHORTEST_DAYS} days`);
  return Array.from({ length: beyond.length / PLACES.length }, (_, letter) =>
    PLACES.reduce((sum, place, index) => sum + place * (beyond[letter * PLACES.length + index] ?? 0), 0),
  )
    .map((value) => ALPHABET.charAt(value))
    .join('');
}

/** Returns the first days of the months of a text, and of the month after them, from the first of them on. */
export function unpackMonths(text: string, first: number): number[] {
  const starts = [first];
  let start = first;
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter);
    for (const place of PLACES) {
      start += SHORTEST_DAYS + (Math.floor(value / place) % LENGTHS);
      starts.push(start);
    }
  }
  return starts;
}

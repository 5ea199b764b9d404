import { randomNumbers } from '@graha/config/random.ts';
import type { Mutant } from './mutant.ts';

/** Groups mutants by place in the file. A number has two mutants, a comparison up to three. */
function byPlace(mutants: readonly Mutant[]): Mutant[][] {
  const places = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const place = `${mutant.file}:${mutant.start}:${mutant.original.length}`;
    places.set(place, [...(places.get(place) ?? []), mutant]);
  }
  return [...places.values()];
}

/**
 * Draws mutants at random, at most one of each place, in file order.
 * @param count the number of mutants; all places if there are fewer
 * @param seed the same seed draws the same mutants from the same code
 */
export function draw(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = randomNumbers(seed);
  const below = (end: number) => Math.floor(random() * end);
  const places = byPlace(mutants);
  const drawn: Mutant[] = [];
  while (drawn.length < count && places.length > 0) {
    const index = below(places.length);
    const place = places[index] ?? [];
    const chosen = place[below(place.length)];
    places[index] = places.at(-1) ?? [];
    places.pop();
    if (chosen) drawn.push(chosen);
  }
  return drawn.toSorted((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
}

import { randomNumbers } from '@graha/config/random.ts';

/** Repeatable random numbers: the same seed and the same name give the same numbers. */
export type Random = {
  /** 0 ≤ n < 1 */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
};

export function randomOf(seed: number, name: string): Random {
  const next = randomNumbers(hashOf(`${seed} ${name}`));
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
}

/** FNV-1a */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

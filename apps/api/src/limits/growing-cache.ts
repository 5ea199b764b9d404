import { LRUCache } from 'lru-cache';

/**
 * Creates a cache that evicts the least recently used entry beyond `entriesMax`, and takes memory as it fills. The
 * option `max` of the library would reserve 28 bytes for each possible entry at once.
 */
export const createGrowingCache = <Value extends object | number>(entriesMax: number): LRUCache<string, Value> =>
  new LRUCache({ maxSize: entriesMax, sizeCalculation: () => 1 });

import type { MessagePort } from 'node:worker_threads';
import type { Place } from '@graha/places/place-index';
import { places } from '@graha/places/places';

export type PlaceAsk =
  | { kind: 'search'; text: string; limit: number }
  | { kind: 'find'; id: number }
  | { kind: 'position'; id: number };

/** `alternateNames` is set only for a place that was looked up by its id. */
export type FoundPlace = Place & { alternateNames?: string[] };

export type ToPlaceThread = { askNumber: number; ask: PlaceAsk };
export type FromPlaceThread = { askNumber: number } & ({ found: FoundPlace[] } | { error: unknown });

/**
 * Runs inside the thread that searches places. In the main thread, reading the table would stop every call for a
 * second.
 */
export function servePlaces(port: Pick<MessagePort, 'on' | 'postMessage'>): void {
  port.on('message', ({ askNumber, ask }: ToPlaceThread) => {
    foundBy(ask).then(
      (found) => port.postMessage({ askNumber, found } satisfies FromPlaceThread),
      (error: unknown) => port.postMessage({ askNumber, error } satisfies FromPlaceThread),
    );
  });
}

/** Returns the places that a question finds in the whole table. */
export async function foundBy(ask: PlaceAsk): Promise<FoundPlace[]> {
  const index = await places();
  if (ask.kind === 'search') return index.search(ask.text, ask.limit);
  const place = index.find(ask.id);
  if (place !== null && ask.kind === 'position') return [place];
  return place === null ? [] : [{ ...place, alternateNames: index.alternatesOf(ask.id) }];
}

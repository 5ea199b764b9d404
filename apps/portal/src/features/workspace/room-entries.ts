import type { SearchEntry } from '../search/entry.ts';
import type { Room } from './rooms.tsx';

/** The rooms as the search finds them. */
export const roomEntries = (rooms: readonly Room[]): SearchEntry[] =>
  rooms.map(({ label, href, doing }) => ({ group: 'Rooms', title: label, detail: doing ?? href, href }));

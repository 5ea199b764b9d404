import { rowAt } from './cycle.ts';
import type { Planet } from './grahas.ts';

export type Weekday = { name: string; sanskrit: string; lord: Planet };

/** The seven days from Sunday, each named for its lord. */
export const WEEKDAYS: readonly Weekday[] = [
  { name: 'Sunday', sanskrit: 'Ravivara', lord: 'sun' },
  { name: 'Monday', sanskrit: 'Somavara', lord: 'moon' },
  { name: 'Tuesday', sanskrit: 'Mangalavara', lord: 'mars' },
  { name: 'Wednesday', sanskrit: 'Budhavara', lord: 'mercury' },
  { name: 'Thursday', sanskrit: 'Guruvara', lord: 'jupiter' },
  { name: 'Friday', sanskrit: 'Shukravara', lord: 'venus' },
  { name: 'Saturday', sanskrit: 'Shanivara', lord: 'saturn' },
];

/** Returns the weekday of an index, modulo 7: 7 is Sunday again. */
export const weekdayAt = (weekdayIndex: number): Weekday => rowAt(WEEKDAYS, weekdayIndex);

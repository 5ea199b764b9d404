import { eclipses } from './eclipses.ts';
import { search } from './search.ts';
import { upcoming } from './upcoming/upcoming.ts';

export const events = { search, eclipses, upcoming };

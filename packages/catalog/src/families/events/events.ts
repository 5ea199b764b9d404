import { eclipses } from './eclipses.ts';
import { search } from './search.ts';

export const events = { search, eclipses };

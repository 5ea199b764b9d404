import type { Difference } from './difference.ts';

export const DASHA_DIFFERENCES: readonly Difference[] = [
  {
    topic: 'Year of the dasha',
    source: 'Jagannatha Hora, PyJHora',
    theirs: 'The returns of the Sun to its place at birth.',
    ours: '365.25 days; `year_length` offers theirs as true_sidereal_sun.',
    why: 'Prokerala, AstrologyAPI and most sites use this; over 120 years the two are up to 18 hours apart.',
  },
  {
    topic: 'Boundaries of periods',
    source: 'Prokerala',
    theirs: 'Ten to fourteen hours away.',
    ours: 'The Moon of Swiss Ephemeris.',
    why: 'Its Moon is 2.6″ to 5″ off, and an arc second moves a twenty-year period by 3.65 hours.',
  },
  {
    topic: 'D24',
    source: 'PyJHora’s function default',
    theirs: 'Even signs begin with Leo.',
    ours: 'Even signs begin with Cancer, forward; the others as `method`.',
    why: 'The verse and five programs agree.',
  },
];

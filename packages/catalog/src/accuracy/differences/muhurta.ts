import type { Difference } from './difference.ts';

export const MUHURTA_DIFFERENCES: readonly Difference[] = [
  {
    topic: 'Marriage windows beyond the filter',
    source: 'DrikPanchang 2025',
    theirs: 'Omits some fourteen windows a year for doshas such as lata, pata, vedha and jamitra.',
    ours: 'Gives every window that star, quarter, tithi, yoga, karana and season allow; all of its windows are among them.',
    why: 'Texts differ on these doshas and on their cancellations; none can be derived from a printed list.',
  },
  {
    topic: 'House entries outside the usual hours',
    source: 'DrikPanchang 2025',
    theirs: 'Omits windows that begin late in the evening.',
    ours: 'Gives them; `lagna` and the times of day judge the hour.',
    why: 'The hour is not a rule of star or tithi, and the list also prints windows after 21:00.',
  },
  {
    topic: 'Vehicles on 13 August 2025',
    source: 'DrikPanchang 2025',
    theirs: 'Ends at 04:23.',
    ours: 'Ends with the day, at sunrise.',
    why: 'No tithi, star, yoga or karana ends at 04:23; every other window ends at such a boundary.',
  },
  {
    topic: 'Vehicles in the first half of July 2025',
    source: 'DrikPanchang 2025',
    theirs: 'No windows from 1 to 16 July.',
    ours: 'Windows by the same lists as in other months.',
    why: 'No season of the books covers these days; Chaturmas, which began on 6 July, does not stop it later in the month.',
  },
  {
    topic: 'Bad yogas of a marriage',
    source: 'Muhurta Chintamani',
    theirs: 'Excludes the first ghatis of six of the nine bad yogas.',
    ours: 'Excludes all nine in full.',
    why: 'So do printed windows: five of 43 end at the end of such a yoga.',
  },
  {
    topic: 'Span of Bhadra',
    source: 'a printed list of 2026',
    theirs: 'Begins and ends about a minute earlier.',
    ours: 'The positions of Swiss Ephemeris.',
    why: 'Its Sun is about 29 arc seconds low, which moves every tithi and karana.',
  },
  {
    topic: 'Setting of Venus (Shukra Asta)',
    source: 'Telugu almanacs; DrikPanchang 2024',
    theirs:
      'Within 10° of the Sun while direct, or by her rising and setting at a place: up to 17 days more at each end.',
    ours: 'Within 6°, and while retrograde within 8°, as in the printed lists of weddings of 2025.',
    why: 'Prints of one setting lie up to 17 days apart; around the retrograde conjunction they agree to the hour.',
  },
  {
    topic: 'Setting of Jupiter (Guru Asta)',
    source: 'DrikPanchang; Nepal Panchanga Nirnayak Samiti',
    theirs: 'By his rising and setting at a place: up to six days later or earlier.',
    ours: 'Within 11° of the Sun.',
    why: 'The number of Surya Siddhanta 9.6, with which other printed instants agree to 80 minutes.',
  },
];

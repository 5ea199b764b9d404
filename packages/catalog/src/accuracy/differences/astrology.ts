import type { Difference } from './difference.ts';

export const REPORT_DIFFERENCES: readonly Difference[] = [
  {
    topic: 'Names of planets',
    source: 'Prokerala',
    theirs: '`vedic_name` Ravi and Kuja.',
    ours: 'Surya and Mangala.',
    why: 'Each planet has one name in all our answers; `id` is theirs.',
  },
  {
    topic: 'Attributes of a nakshatra',
    source: 'Prokerala',
    theirs: 'Also a colour, a direction and a gender; the gender of Rohini contradicts its yoni.',
    ours: 'Omitted; only attributes on which sources agree are given.',
    why: 'These columns differ from almanac to almanac, and no text settles them.',
  },
  {
    topic: 'Numbers of tithis and karanas',
    source: 'Prokerala',
    theirs: '`id` 36 for the twentieth tithi in some answers, `index` always 0.',
    ours: 'Tithi: `id` 0 to 29 in the month, `index` 0 to 14 in its half. Karana: `id` 0 to 10, `index` 0 to 59.',
    why: 'Consistent numbers can be used for arithmetic.',
  },
  {
    topic: 'Ends of limbs',
    source: 'Prokerala',
    theirs: 'One second before the next one starts; parts of the day cut to whole seconds and added up.',
    ours: 'The second in which the next one starts, rounded once.',
    why: 'Half-open intervals leave no second without a tithi.',
  },
  {
    topic: 'Moonset of a day',
    source: 'Prokerala',
    theirs: 'The moonset after the moonrise, which may be on the next date.',
    ours: 'That of the civil date; null on the day of a month that has none.',
    why: 'The same as in all our other answers.',
  },
  {
    topic: 'Exceptions of Mangal dosha',
    source: 'Prokerala',
    theirs: 'The age of 28 and a birth on a Tuesday.',
    ours: 'The classical cancellations that apply, and the Tuesday; the age is not used.',
    why: 'An answer does not depend on the day of the request.',
  },
];

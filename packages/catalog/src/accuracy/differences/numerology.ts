import type { Difference } from './difference.ts';

export const NUMEROLOGY_DIFFERENCES: readonly Difference[] = [
  {
    topic: 'Life path',
    source: 'AstrologyAPI (destiny number) and others',
    theirs: 'Every digit of the date is added, and the sum is always reduced to one digit.',
    ours: 'Month, day and year are reduced and then added, 11, 22 and 33 kept; the other ways as `method`.',
    why: 'Decoz and most Pythagorean writers do so. The single digit is the same in both.',
  },
  {
    topic: 'Numbers of names',
    source: 'Services without master numbers',
    theirs: 'All letters are added, and the sum is reduced to one digit.',
    ours: 'Each part of the name is reduced, then the sum, 11, 22 and 33 kept; the other way as `method`.',
    why: 'The printed method. The single digit is the same in both.',
  },
  {
    topic: 'Y in names',
    source: 'Calculators that count Y always or never as a vowel',
    theirs: 'One rule for every name.',
    ours: 'A vowel if it sounds like one, decided by the adjacent letters; theirs as `y_as_vowel`.',
    why: 'The rule by syllables is the printed one: a vowel in Lynn and Bryan, a consonant in Maya and Joy.',
  },
  {
    topic: 'Master numbers of a personal year',
    source: 'Decoz, findyourfate',
    theirs: 'Always reduced to 1 to 9.',
    ours: '`personal_year_number` keeps 11 and 22; `cycle_number` is theirs.',
    why: 'Both are in use, so both are given.',
  },
];

/** A technique that no operation computes. */
export type Omission = {
  name: string;
  /** Other search words for it. */
  also: string;
  why: string;
  /** Ids of operations for the same question; empty if there are none. */
  instead: readonly string[];
};

/** The techniques that people ask for and that are left out on purpose, because no answer could be checked. */
export const OMISSIONS: readonly Omission[] = [
  {
    name: 'Sthira dasha and Brahma dasha of Jaimini',
    also: 'jaimini sthir brahma graha brahma planet',
    why: 'Both begin with the planet called Brahma. Books choose it by five different rules, and list the signs of the Sthira dasha in two orders.',
    instead: ['jaimini/chara-dasha', 'jaimini/narayana-dasha'],
  },
  {
    name: 'Moola dasha',
    also: 'mula dasha lagna kendradi graha dasha',
    why: 'One author describes it. There is no second source and no printed chart with which we could compare its periods.',
    instead: ['dasha/vimshottari', 'dasha/conditional'],
  },
  {
    name: 'Prashna by Tajika and by Arudha',
    also: 'tajika prashna arudha prashna horary question kerala ashtamangala',
    why: 'No published chart states the question, every step of the judgement and the verdict, so an answer of ours could not be checked.',
    instead: ['kp/horary', 'western/horary'],
  },
  {
    name: 'Lal Kitab',
    also: 'lal kitab teva varshphal annual chart remedies upay totke',
    why: 'Its annual chart needs a table of 120 rows. The tables in programs disagree, and the book itself is in copyright.',
    instead: ['varshaphal/chart'],
  },
  {
    name: 'Agastya Arghya',
    also: 'agastya arghya argha rising of canopus heliacal rising',
    why: 'Two siddhantas give a rule for the rising of Canopus. The dates in print follow neither.',
    instead: [],
  },
];

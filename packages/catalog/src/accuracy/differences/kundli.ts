import type { Difference } from './difference.ts';

export const KUNDLI_DIFFERENCES: readonly Difference[] = [
  {
    topic: 'Raja yoga',
    source: 'Prokerala',
    theirs: 'Found if a planet is with Ketu.',
    ours: 'Formed only by lords of houses: conjunction, mutual full aspect or exchange of signs.',
    why: 'The nodes rule no sign, so they are lord of no kendra and no trikona.',
  },
  {
    topic: 'Hamsa yoga',
    source: 'Prokerala',
    theirs: 'Reported for an exalted Jupiter in the eleventh from the ascendant and the third from the Moon.',
    ours: 'Own or exaltation sign, and a kendra from the ascendant or the Moon; `counted_from` names the reference.',
    why: 'Its own text requires the kendra.',
  },
  {
    topic: 'Kuja yoga',
    source: 'Prokerala',
    theirs: 'Absent, although Mangal dosha is present in the same report.',
    ours: 'The same as Mangal dosha from the ascendant, by the same houses.',
    why: 'The two are one rule under two names.',
  },
  {
    topic: 'Kemadruma yoga',
    source: 'Prokerala',
    theirs: 'Listed twice, as Kemadruma and as Kemdrum.',
    ours: 'Listed once; `cancelled_by` names the planets in kendras that cancel it.',
    why: 'One yoga, one row.',
  },
  {
    topic: 'Yogas of number (Sankhya)',
    source: 'Programs that always name one',
    theirs: 'A chart has one in addition to its other Nabhasa yogas.',
    ours: 'Reported only if no other Nabhasa yoga holds; Gola can then never hold.',
    why: 'BPHS ch. 35 gives way to the others; seven planets in one sign are all in movable, fixed or dual signs.',
  },
  {
    topic: 'Friendship of Mars with Saturn and of Venus with the Moon',
    source: 'Some open-source calculators',
    theirs: 'Mars an enemy of Saturn, Venus neutral to the Moon.',
    ours: 'Mars neutral to Saturn, Venus an enemy of the Moon.',
    why: 'BPHS ch. 3, and every published relation of Prokerala.',
  },
];

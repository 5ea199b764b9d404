import { joins } from './aspects.ts';
import { besideYogas } from './beside.ts';
import { isCombust } from './dignity.ts';
import { notesOf, where, type Yoga } from './yoga.ts';

/** Yogas of planets around the Sun. */
export const SURYA_YOGAS: readonly Yoga[] = [
  ...besideYogas('sun', 'surya', ['Vesi', 'Vasi', 'Ubhayachari'], 'BPHS ch. 38'),
  {
    name: 'Budha-Aditya',
    group: 'surya',
    rule: 'Mercury is with the Sun (also Nipuna).',
    source: 'B.V. Raman, Three Hundred Important Combinations',
    find: (facts) =>
      where(joins(facts, 'mercury', 'sun'), ['sun', 'mercury'], {
        notes: notesOf([[isCombust(facts, 'mercury'), 'Weakened: Mercury is combust.']]),
      }),
  },
];

import type { Topic } from './topic.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const WITH_MASTERS = [...DIGITS, 11, 22, 33];

/** The numbers that each kind can have. */
const NUMBERS = {
  life_path: { title: 'Life path', values: WITH_MASTERS },
  expression: { title: 'Expression', values: WITH_MASTERS },
  soul_urge: { title: 'Soul urge', values: WITH_MASTERS },
  personality: { title: 'Personality', values: WITH_MASTERS },
  personal_year: { title: 'Personal year', values: DIGITS },
  pinnacle: { title: 'Pinnacle', values: WITH_MASTERS },
  challenge: { title: 'Challenge', values: [0, ...DIGITS.slice(0, 8)] },
} as const;

export type NumberKind = keyof typeof NUMBERS;

/** The topic of numerology. */
export const NUMBER_TOPICS = {
  number: {
    title: 'Numbers',
    rule: 'A number of a birth date or a name.',
    names: new Map(
      Object.entries(NUMBERS).flatMap(([kind, { title, values }]) =>
        values.map((value) => [`${kind}-${value}`, `${title} ${value}`] as const),
      ),
    ),
  },
} as const satisfies Record<string, Topic>;

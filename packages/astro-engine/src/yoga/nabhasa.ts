import { PLANETS } from '../vocabulary/grahas.ts';
import { NABHASA_SHAPES } from './nabhasa-shapes.ts';
import { where, type Yoga } from './yoga.ts';

const SANKHYA_NAMES = ['Gola', 'Yuga', 'Shoola', 'Kedara', 'Pasha', 'Dama', 'Veena'] as const;

/**
 * Yogas of number (Sankhya): the number of signs with the seven, given if they make no other figure. So at most one
 * holds, and Gola never: seven in one sign are all in movable, fixed or dual signs, which is a figure already.
 */
const SANKHYA_YOGAS: readonly Yoga[] = SANKHYA_NAMES.map((name, index) => ({
  name,
  group: 'nabhasa',
  rule: `The seven planets are in ${index + 1} ${index === 0 ? 'sign' : 'signs'}, and no other Nabhasa yoga holds (Sankhya).`,
  source: 'BPHS ch. 35',
  find: (facts) => {
    return where(
      facts.occupiedHouses.size === index + 1 && NABHASA_SHAPES.every(({ find }) => find(facts) === null),
      PLANETS,
    );
  },
}));

export const NABHASA_YOGAS: readonly Yoga[] = [...NABHASA_SHAPES, ...SANKHYA_YOGAS];

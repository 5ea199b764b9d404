import { degreeInSign, signIndexOf } from '../core/angle.ts';
import { rowAt } from './cycle.ts';
import type { Planet } from './grahas.ts';
import { SIGN_NAMES, type SignName } from './sign-names.ts';

export type Element = 'fire' | 'earth' | 'air' | 'water';
export type Modality = 'movable' | 'fixed' | 'dual';
export type Varna = 'brahmin' | 'kshatriya' | 'vaishya' | 'shudra';
export type Vashya = 'chatushpada' | 'manava' | 'jalachara' | 'vanachara' | 'keeta';

export type Sign = {
  name: string;
  sanskrit: string;
  lord: Planet;
  element: Element;
  modality: Modality;
  /** Aries, the first, is odd. */
  parity: 'odd' | 'even';
  varna: Varna;
  /** Class of the whole sign, for schools that do not split Sagittarius and Capricorn. */
  vashya: Vashya;
  /** First and second 15°, if they differ. */
  vashyaHalves?: readonly [Vashya, Vashya];
};

/** Every attribute that any rule reads, beside the name. */
const ROWS: Readonly<Record<SignName, Omit<Sign, 'name'>>> = {
  Aries: { sanskrit: 'Mesha', lord: 'mars', element: 'fire', modality: 'movable', parity: 'odd', varna: 'kshatriya', vashya: 'chatushpada' },
  Taurus: { sanskrit: 'Vrishabha', lord: 'venus', element: 'earth', modality: 'fixed', parity: 'even', varna: 'vaishya', vashya: 'chatushpada' },
  Gemini: { sanskrit: 'Mithuna', lord: 'mercury', element: 'air', modality: 'dual', parity: 'odd', varna: 'shudra', vashya: 'manava' },
  Cancer: { sanskrit: 'Karka', lord: 'moon', element: 'water', modality: 'movable', parity: 'even', varna: 'brahmin', vashya: 'jalachara' },
  Leo: { sanskrit: 'Simha', lord: 'sun', element: 'fire', modality: 'fixed', parity: 'odd', varna: 'kshatriya', vashya: 'vanachara' },
  Virgo: { sanskrit: 'Kanya', lord: 'mercury', element: 'earth', modality: 'dual', parity: 'even', varna: 'vaishya', vashya: 'manava' },
  Libra: { sanskrit: 'Tula', lord: 'venus', element: 'air', modality: 'movable', parity: 'odd', varna: 'shudra', vashya: 'manava' },
  Scorpio: { sanskrit: 'Vrischika', lord: 'mars', element: 'water', modality: 'fixed', parity: 'even', varna: 'brahmin', vashya: 'keeta' },
  Sagittarius: { sanskrit: 'Dhanu', lord: 'jupiter', element: 'fire', modality: 'dual', parity: 'odd', varna: 'kshatriya', vashya: 'manava', vashyaHalves: ['manava', 'chatushpada'] },
  Capricorn: { sanskrit: 'Makara', lord: 'saturn', element: 'earth', modality: 'movable', parity: 'even', varna: 'vaishya', vashya: 'jalachara', vashyaHalves: ['chatushpada', 'jalachara'] },
  Aquarius: { sanskrit: 'Kumbha', lord: 'saturn', element: 'air', modality: 'fixed', parity: 'odd', varna: 'shudra', vashya: 'manava' },
  Pisces: { sanskrit: 'Meena', lord: 'jupiter', element: 'water', modality: 'dual', parity: 'even', varna: 'brahmin', vashya: 'jalachara' },
}; // prettier-ignore

/**
 * The twelve signs from Aries, with every attribute that any rule reads.
 * Lords are the classical seven: Uranus, Neptune and Pluto rule nothing here.
 * @source BPHS ch. 4; vashya by half signs as the printed ashtakoot tables have it. Some schools count Cancer as keeta.
 */
export const SIGNS: readonly Sign[] = SIGN_NAMES.map((name) => ({ name, ...ROWS[name] }));

/** Returns the sign of an index, modulo 12: 12 is Aries again. */
export const signAt = (signIndex: number): Sign => rowAt(SIGNS, signIndex);

/** Returns the sign of a longitude. @param longitudeDeg degrees in the zodiac of the caller */
export const signOf = (longitudeDeg: number): Sign => signAt(signIndexOf(longitudeDeg));

/** Returns the indexes of the signs that a planet rules: one for Sun and Moon, two for the other five. */
export const ownSignIndexesOf = (planet: Planet): readonly number[] => OWN_SIGN_INDEXES[planet];

const indexesOf = (planet: Planet): readonly number[] =>
  SIGNS.flatMap(({ lord }, signIndex) => (lord === planet ? [signIndex] : []));

const OWN_SIGN_INDEXES: Readonly<Record<Planet, readonly number[]>> = {
  sun: indexesOf('sun'),
  moon: indexesOf('moon'),
  mars: indexesOf('mars'),
  mercury: indexesOf('mercury'),
  jupiter: indexesOf('jupiter'),
  venus: indexesOf('venus'),
  saturn: indexesOf('saturn'),
};

/**
 * Returns the vashya class of a longitude. Sagittarius and Capricorn change class at 15°.
 * @param siderealDeg degrees
 * @param split false for the school that gives each sign one class
 * @source the printed ashtakoot tables; most calculators follow the split
 */
export function vashyaOf(siderealDeg: number, split = true): Vashya {
  const { vashya, vashyaHalves } = signOf(siderealDeg);
  if (!split || vashyaHalves === undefined) return vashya;
  return degreeInSign(siderealDeg) < 15 ? vashyaHalves[0] : vashyaHalves[1];
}

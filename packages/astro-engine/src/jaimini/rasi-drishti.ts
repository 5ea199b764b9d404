import { signAt } from '../vocabulary/signs.ts';

/** Movable signs aspect fixed ones and fixed signs movable ones, except the neighbour; dual signs aspect each other. */
const isLookedAt = (fromIndex: number, toIndex: number): boolean => {
  const [from, to] = [signAt(fromIndex).modality, signAt(toIndex).modality];
  if (from === 'dual') return to === 'dual' && fromIndex !== toIndex;
  const neighbourIndex = (fromIndex + (from === 'movable' ? 1 : 11)) % 12;
  return to === (from === 'movable' ? 'fixed' : 'movable') && toIndex !== neighbourIndex;
};

const LOOKED_AT: readonly (readonly number[])[] = Array.from({ length: 12 }, (_, from) =>
  Array.from({ length: 12 }, (__, to) => to).filter((to) => isLookedAt(from, to)),
);

/**
 * Returns the three signs that a sign aspects (rasi drishti). Every graha in the sign has the same aspects.
 * @param signIndex 0 = Aries
 * @returns indexes in the order of the zodiac
 * @source Jaimini Upadesha Sutras 1.1.2–4; BPHS ch. 8
 */
export const rasiAspectsOf = (signIndex: number): readonly number[] => LOOKED_AT[signIndex] ?? [];

/** True if a sign aspects another; the relation is mutual. */
export const aspectsByRasi = (fromIndex: number, toIndex: number): boolean =>
  rasiAspectsOf(fromIndex).includes(toIndex);

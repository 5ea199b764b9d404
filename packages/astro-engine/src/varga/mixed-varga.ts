import { vargaOf } from './rules.ts';
import { methodOf } from './varga-sign.ts';
import { type Varga, type VargaId, VARGA_IDS, VARGAS } from './vargas.ts';

/** The number of parts of the finest mixed chart, D60 of D60: half an arc minute each. */
export const MIXED_PARTS_MAX = 60 * 60;

const isUneven = (varga: Varga): boolean => typeof methodOf(varga) === 'object';
const isMixable = (id: VargaId): boolean => {
  const varga: Varga = VARGAS[id];
  return varga.parts > 1 && varga.parts ** 2 <= MIXED_PARTS_MAX && varga.variant === undefined && !isUneven(varga);
};

/** The charts that may be taken of each other: those with equal parts. */
export const MIXABLE_IDS: readonly VargaId[] = VARGA_IDS.filter(isMixable);

/**
 * Returns the varga of a varga, D-m of D-n: the positions of the inner chart, degrees included, are divided again by the
 * rule of the outer chart. Both have their default methods.
 * @throws RangeError for a chart of unequal parts
 * @source Jagannatha Hora and PyJHora, which call it a mixed chart; D9 of D9 is the navanavamsa
 * @accuracy exact; a boundary belongs to the part that begins
 */
export function mixedVarga(outerId: VargaId, innerId: VargaId): Varga {
  const [outer, inner]: Varga[] = [VARGAS[outerId], VARGAS[innerId]];
  if (outer === undefined || inner === undefined) throw new RangeError(`no varga ${outerId} of ${innerId}`);
  const [outerRule, innerRule] = [methodOf(outer), methodOf(inner)];
  if (typeof outerRule === 'object' || typeof innerRule === 'object')
    throw new RangeError(`${outer.name} of ${inner.name} has unequal parts`);
  return {
    parts: outer.parts * inner.parts,
    name: `${outer.name} of ${inner.name}`,
    meaning: `${outer.meaning}, within: ${inner.meaning.toLowerCase()}`,
    defaultMethod: 'mixed',
    methods: { mixed: vargaOf(outerRule, outer.parts, innerRule) },
    classical: false,
    source: `${outer.source}; ${inner.source}`,
  };
}

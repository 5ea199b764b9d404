import { normalizeDeg, signIndexOf } from '../core/angle.ts';
import { SIGNS } from '../vocabulary/signs.ts';
import type { Segment, Varga, VargaMethod } from './vargas.ts';

/** A longitude in a divisional chart. */
export type VargaSpot = {
  /** 0 = Aries … 11 = Pisces, in the divisional chart. */
  signIndex: number;
  /** Part of the natal sign, 0-based. */
  partIndex: number;
  /** Degrees within the divisional sign, [0, 30): the part stretched to a whole sign. Null for unequal parts. */
  degreeInSign: number | null;
};

/**
 * Returns the rule of a varga by its name.
 * @param method one of the varga's methods; its default when undefined
 * @throws RangeError for a name that the varga does not have
 */
export function methodOf(varga: Varga, method: string = varga.defaultMethod): VargaMethod {
  const rule = varga.methods[method];
  if (rule === undefined) throw new RangeError(`${varga.name} has no method ${method}`);
  return rule;
}

/**
 * Returns the part of its sign that contains a longitude, among `parts` equal ones. Half-open: 3°20′ begins the second
 * navamsa.
 * @returns 0 to parts − 1
 */
export function partIndexOf(siderealDeg: number, parts: number): number {
  const withinTurnDeg = normalizeDeg(siderealDeg);
  const partOfZodiac = Math.floor((withinTurnDeg * parts) / 30); // Multiplied first: 30/9 has no binary form.
  return partOfZodiac - Math.floor(withinTurnDeg / 30) * parts;
}

/**
 * Returns the position of a sidereal longitude in a divisional chart. One evaluator serves every row of `VARGAS`.
 * @param siderealDeg degrees, any finite number
 * @param method name of one of the varga's methods
 * @throws RangeError for an unknown method
 * @source the varga's row
 * @accuracy exact; a boundary belongs to the part that begins
 */
export function vargaSpot(varga: Varga, siderealDeg: number, method?: string): VargaSpot {
  const rule = methodOf(varga, method);
  const natalSignIndex = signIndexOf(siderealDeg);
  if (typeof rule === 'object') {
    const segments = rule.segments[SIGNS[natalSignIndex]?.parity ?? 'odd'];
    return { ...segmentAt(segments, normalizeDeg(siderealDeg) - natalSignIndex * 30), degreeInSign: null };
  }
  const partIndex = partIndexOf(siderealDeg, varga.parts);
  const turned = rule(natalSignIndex, partIndex);
  return {
    signIndex: ((turned % 12) + 12) % 12,
    partIndex,
    degreeInSign: (normalizeDeg(siderealDeg) * varga.parts) % 30,
  };
}

function segmentAt(segments: readonly Segment[], degree: number): { signIndex: number; partIndex: number } {
  const partIndex = segments.findIndex(({ toDeg }) => degree < toDeg);
  const segment = segments[partIndex];
  if (segment === undefined) throw new RangeError(`no segment holds ${degree}°`);
  return { signIndex: segment.signIndex, partIndex };
}

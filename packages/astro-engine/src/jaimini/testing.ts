import fc from 'fast-check';
import { chartByHand } from '../chart/testing.ts';
import { GRAHA_IDS, type Graha } from '../vocabulary/grahas.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

/** Any chart whose nodes are opposite. */
export const anyChart = fc.tuple(longitude, fc.array(longitude, { minLength: 8, maxLength: 8 })).map(([ascendantDeg, degs]) => {
  const rahu = degs[7] ?? 0;
  const degOf = (graha: Graha, index: number) => (graha === 'ketu' ? (rahu + 180) % 360 : (degs[index] ?? 0));
  // Safe: one longitude for each of the nine.
  return chartByHand(ascendantDeg, Object.fromEntries(GRAHA_IDS.map((id, index) => [id, degOf(id, index)])) as Record<Graha, number>);
}); // prettier-ignore

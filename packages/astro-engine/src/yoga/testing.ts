import type { Chart } from '../chart/chart.ts';
import { chartByHand } from '../chart/testing.ts';
import { GRAHA_IDS, type Graha, POINTS } from '../vocabulary/grahas.ts';

const SIGN_CODES = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];

type Places = { ascendantDeg: number; longitudesDeg: Partial<Record<Graha, number>> };

/** Parses `As Vi, Su Le 3`: signs of the ascendant and grahas; without a degree, the middle of the sign. */
function placesOf(text: string): Places {
  const longitudesDeg: Partial<Record<Graha, number>> = {};
  let ascendantDeg = Number.NaN;
  for (const [who = '', sign = '', degree = '15'] of text.split(', ').map((part) => part.split(' '))) {
    const longitudeDeg = SIGN_CODES.indexOf(sign) * 30 + Number(degree);
    const graha = GRAHA_IDS.find((id) => POINTS[id].abbreviation === who);
    if (longitudeDeg < 0 || (graha === undefined && who !== 'As')) throw new RangeError(`cannot read ${who} ${sign}`);
    if (graha === undefined) ascendantDeg = longitudeDeg;
    else longitudesDeg[graha] = longitudeDeg;
  }
  return { ascendantDeg, longitudesDeg };
}

/**
 * Builds a chart by hand, with results that can be read off it. Later texts change single places of earlier ones; Ketu
 * is opposite Rahu unless he is placed.
 */
export function chartOf(...texts: readonly string[]): Chart<Graha> {
  const { ascendantDeg, longitudesDeg } = placesOf(texts.join(', '));
  const rahuDeg = longitudesDeg.rahu ?? Number.NaN;
  const longitudeOf = (graha: Graha) => longitudesDeg[graha] ?? (graha === 'ketu' ? rahuDeg + 180 : Number.NaN);
  // Safe: one entry for each graha of the list.
  return chartByHand(
    ascendantDeg,
    Object.fromEntries(GRAHA_IDS.map((id) => [id, longitudeOf(id)])) as Record<Graha, number>,
  );
}

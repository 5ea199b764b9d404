import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { type ChartView, LAGNA, rowOf } from '../kinds/charts.ts';
import { linesOf, type Birth, type ShownChart } from '../kinds/shown-chart.ts';

type Evidence = { reference: string; sign: string; mars_house: number };

/** The number of a sign, by its English or Sanskrit name, as in the answer. */
const signNumberOf = (sign: string): number =>
  SIGNS.findIndex(({ name, sanskrit }) => name === sign || sanskrit === sign) + 1;

/**
 * A chart with Mars and the references he is counted from: the ascendant, the Moon and Venus.
 * @param marsPath his place in the answer
 */
export function marsView(references: readonly Evidence[], marsPath: string, birth: Birth): ChartView | null {
  const from = references.find(({ reference }) => reference === 'Ascendant');
  if (from === undefined) return null;
  const lagnaSign = signNumberOf(from.sign);
  const marsSign = ((lagnaSign + from.mars_house - 2) % 12) + 1;
  const places = [
    ...references.map(({ reference, sign }, index) => ({ name: reference === 'Ascendant' ? LAGNA : reference, signNumber: signNumberOf(sign), path: `references[${index}]` })),
    { name: 'Mars', signNumber: marsSign, path: marsPath },
  ]; // prettier-ignore
  return {
    name: 'Mars',
    chart: shownOf(lagnaSign, places, birth),
    rows: places.map(({ name, signNumber, path }) => {
      const house = ((signNumber - lagnaSign + 12) % 12) + 1;
      const sign = SIGNS[signNumber - 1]?.name ?? '';
      return rowOf({ name, degree: null, sign, sign_number: signNumber, sign_lord: '', house }, path);
    }),
    isWestern: false,
  };
}

const SIGN_DEG = 30;

function shownOf(lagnaSign: number, places: readonly { name: string; signNumber: number }[], birth: Birth): ShownChart {
  const bodies = places.filter(({ name }) => name !== LAGNA);
  return {
    lines: linesOf(birth),
    square: {
      lagna: { signNumber: lagnaSign, degree: null },
      bodies: bodies.map((body) => ({ ...body, degree: null, retrograde: false })),
    },
    round: {
      ascendantDeg: (lagnaSign - 0.5) * SIGN_DEG,
      midheavenDeg: null,
      cuspsDeg: Array.from({ length: 12 }, (_, index) => ((lagnaSign - 1 + index) % 12) * SIGN_DEG),
      bodies: bodies.map(({ name, signNumber }) => ({ name, longitudeDeg: (signNumber - 0.5) * SIGN_DEG, retrograde: false, signOnly: true })),
      aspects: [],
    },
  }; // prettier-ignore
}

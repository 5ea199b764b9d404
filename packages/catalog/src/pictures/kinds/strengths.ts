import type { HeatChart, HeatRow } from '@graha/drawing/heat-grid';
import type { StrengthChart } from '@graha/drawing/strength-bars';
import type { AnswerOf } from '../answers.ts';

const VIRUPAS_PER_RUPA = 60;
const inRupas = (virupas: number | null): number | null => (virupas === null ? null : virupas / VIRUPAS_PER_RUPA);

/** Their motion is a part of other strengths: the sum has no cheshta. */
const LUMINARIES: readonly string[] = ['Sun', 'Moon'];

/** The six strengths of each planet as parts of one bar. */
export const shadbalaView = ({ planets }: AnswerOf<'strength', 'shadbala'>): StrengthChart => ({
  unit: 'rupas',
  parts: ['Position', 'Direction', 'Time', 'Motion', 'Nature', 'Aspects'],
  rows: planets.map(({ name, sthana, dig, kala, cheshta, naisargika, drik, rupas, required_rupas: needed }) => ({
    name,
    parts: [sthana.total, dig, kala.total, LUMINARIES.includes(name) ? 0 : cheshta, naisargika, drik].map(inRupas),
    total: rupas,
    needed,
  })),
});

/** The three strengths of each house as parts of one bar. */
export const bhavaBalaView = ({ houses }: AnswerOf<'strength', 'bhava-bala'>): StrengthChart => ({
  unit: 'rupas',
  parts: ['Lord', 'Direction', 'Aspects'],
  rows: houses.map(({ house, lord, lord_strength, dig, drik, rupas }) => ({
    name: `House ${house}, ${lord}`,
    parts: [lord_strength, dig, drik].map(inRupas),
    total: rupas,
    needed: null,
  })),
});

/** Eight contributors give at most a bindu each. */
const OF_ONE = { palest: 0, strongest: 8 };
/** Usual sums of a sign: a mean of 28, weak below 25, strong above 30. */
const OF_ALL = { palest: 18, strongest: 40 };

/** The bindus of each planet by sign, and their sums. */
export function ashtakavargaView(answer: AnswerOf<'strength', 'ashtakavarga'>): HeatChart {
  const { bhinnashtakavarga, sarvashtakavarga, total } = answer;
  const sums: HeatRow = { name: 'Sum', counts: sarvashtakavarga.map(({ bindus }) => bindus), total, ...OF_ALL, isSum: true };
  return {
    rows: [...bhinnashtakavarga.map(({ name, bindus, total: given }) => ({ name, counts: bindus, total: given, ...OF_ONE })), sums],
    totalName: 'Total',
    risingSign: sarvashtakavarga.find(({ house }) => house === 1)?.sign_number ?? null,
  };
} // prettier-ignore

/** The bindus left after both reductions, with the sum that is used for predictions. */
export const reducedView = ({ rows }: AnswerOf<'strength', 'ashtakavarga/reduced'>): HeatChart => ({
  rows: rows.map(({ name, after_ekadhipatya, shodhya_pinda }) => ({
    name,
    counts: after_ekadhipatya,
    total: shodhya_pinda,
    ...OF_ONE,
  })),
  totalName: 'Pinda',
  risingSign: null,
});

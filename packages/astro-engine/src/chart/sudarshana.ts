import { GRAHA_IDS, type Graha } from '../vocabulary/grahas.ts';
import { type Chart, countedFrom } from './chart.ts';

/** The three references of the Sudarshana chakra, from the inner wheel to the outer one. */
export const SUDARSHANA_WHEELS = ['ascendant', 'moon', 'sun'] as const;
export type SudarshanaWheel = (typeof SUDARSHANA_WHEELS)[number];

/** Returns the signs of the first houses of the three wheels, 0 = Aries. */
export const sudarshanaSignsOf = ({
  ascendant,
  placements,
}: Pick<Chart<'sun' | 'moon'>, 'ascendant' | 'placements'>): Readonly<Record<SudarshanaWheel, number>> => ({
  ascendant: ascendant.signIndex,
  moon: placements.moon.signIndex,
  sun: placements.sun.signIndex,
});

/**
 * Returns one chart three times, with houses by whole signs from the ascendant, from the Moon and from the Sun.
 * @param chart sidereal, with the nine grahas
 * @source BPHS ch. 74 (Sudarshana chakra phaladhyaya): three circles of twelve houses, from lagna, Moon and Sun
 * @accuracy exact for the placements
 */
export function sudarshanaWheelsOf(chart: Chart<Graha>): Readonly<Record<SudarshanaWheel, Chart<Graha>>> {
  const signs = sudarshanaSignsOf(chart);
  return {
    ascendant: countedFrom(chart, GRAHA_IDS, signs.ascendant),
    moon: countedFrom(chart, GRAHA_IDS, signs.moon),
    sun: countedFrom(chart, GRAHA_IDS, signs.sun),
  };
}

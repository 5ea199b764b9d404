import type { YearClock } from '../dasha/years.ts';
import { CHALDEAN } from '../panchang/planetary-slots.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import { type Graha, isPlanet, type Planet } from '../vocabulary/grahas.ts';
import type { Sect } from './sect.ts';

/**
 * Places of the two nodes in the sequence: after the seven planets (Abu Ma'shar), after Mars, which differs by night
 * alone (Bonatti as Robert Zoller reads him), or without them, so that the cycle has 70 years.
 */
export const FIRDARIA_NODES = ['at_end', 'after_mars', 'omitted'] as const;
export type FirdariaNodes = (typeof FIRDARIA_NODES)[number];

/** Years of each lord; 75 in all. @source Abu Ma'shar, Great Introduction VII.8 */
export const FIRDARIA_YEARS: Readonly<Record<Graha, number>> = {
  sun: 10, venus: 8, mercury: 13, moon: 9, saturn: 11, jupiter: 12, mars: 7, rahu: 3, ketu: 2,
}; // prettier-ignore

const NODES = ['rahu', 'ketu'] as const;

/** Number of listed cycles: 150 years with the nodes. */
const CYCLES = 2;

/** A period of life and its lord; Julian Days in UT, half-open. */
export type Firdar<Lord extends Graha = Graha> = {
  lord: Lord;
  /** Years since birth. */
  startYears: number;
  endYears: number;
  startJdUt: number;
  endJdUt: number;
};
export type GreatFirdar = Firdar & { /** Sevenths of the period; none of a node. */ parts: readonly Firdar<Planet>[] };

const firstOf = (sect: Sect): Planet => (sect === 'day' ? 'sun' : 'moon');

/** The seven in Chaldean order from one of them. */
const sevenFrom = (planet: Planet): Planet[] =>
  CHALDEAN.map((_, index) => rowAt(CHALDEAN, CHALDEAN.indexOf(planet) + index));

/** Returns the lords of a cycle in their order. */
export function firdariaLords(sect: Sect, nodes: FirdariaNodes): readonly Graha[] {
  const seven = sevenFrom(firstOf(sect));
  if (nodes === 'omitted') return seven;
  const after = nodes === 'at_end' ? seven.length : seven.indexOf('mars') + 1;
  return [...seven.slice(0, after), ...NODES, ...seven.slice(after)];
}

/** Returns successive periods; each begins with exactly the number that ended the previous one. */
function inARow<Lord extends Graha>(
  lords: readonly (readonly [lord: Lord, endYears: number])[],
  from: Pick<Firdar, 'startYears' | 'startJdUt'>,
  clock: YearClock,
): Firdar<Lord>[] {
  let { startYears, startJdUt } = from;
  return lords.map(([lord, endYears]) => {
    const period = { lord, startYears, endYears, startJdUt, endJdUt: clock(endYears) };
    ({ endYears: startYears, endJdUt: startJdUt } = period);
    return period;
  });
}

function partsOf(period: Firdar, clock: YearClock): Firdar<Planet>[] {
  const { lord, startYears, endYears } = period;
  if (!isPlanet(lord)) return [];
  const seven = sevenFrom(lord);
  const ends = seven.map(
    (planet, index) => [planet, startYears + ((endYears - startYears) * (index + 1)) / seven.length] as const,
  );
  return inARow(ends, period, clock);
}

/**
 * Returns the firdaria of a life: nine lords rule in turn for fixed numbers of years, in Chaldean order from the Sun by
 * day and from the Moon by night. A period of a planet has seven equal parts, of its own lord first and of the others in
 * the same order; the periods of the nodes are undivided.
 * @param clock of years from birth
 * @returns two cycles: 150 years, or 140 without the nodes
 * @source Abu Ma'shar, Great Introduction VII.8 for the years; the printed Firdariyyat table after him for order and
 * parts. Doubt: later Latin authors put the nodes after Mars by night.
 * @accuracy exact to the instant of birth; the length of a year is a convention
 */
export function firdariaOf(sect: Sect, nodes: FirdariaNodes, clock: YearClock): readonly GreatFirdar[] {
  const lords = firdariaLords(sect, nodes);
  let endYears = 0;
  const ends = Array.from({ length: lords.length * CYCLES }, (_, index) => {
    const lord = rowAt(lords, index);
    endYears += FIRDARIA_YEARS[lord];
    return [lord, endYears] as const;
  });
  const great = inARow(ends, { startYears: 0, startJdUt: clock(0) }, clock);
  return great.map((period) => ({ ...period, parts: partsOf(period, clock) }));
}

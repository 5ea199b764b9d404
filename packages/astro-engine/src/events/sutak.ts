import type { Ephemeris, GeoPlace, HorizonRule, LocalEclipse } from '../core/ephemeris.ts';
import { visibleUmbraOf } from './eclipses.ts';

export const SUTAK_RULES = ['prahara', 'fixed'] as const;
export type SutakRule = (typeof SUTAK_RULES)[number];

/** `frailStartJdUt`: start for children, the old and the sick. */
export type Sutak = { startJdUt: number; frailStartJdUt: number; endJdUt: number };

/** Praharas between the start of sutak and the prahara in which the eclipse begins. */
const PRAHARAS_BEFORE = { lunar: 3, solar: 4 } as const;
const HOURS_BEFORE = { lunar: 9, solar: 12 } as const;
const FRAIL_HOURS = 3;
const PRAHARAS = 4;
const HOURS_PER_DAY = 24;
/** If the Sun does not rise or set within this time, a quarter of a day is six hours. */
const CROSSING_DAYS_MAX = 1.3;

/** The prahara (a quarter of the day or of the night) that contains an instant. */
type Prahara = { startJdUt: number; endJdUt: number };

/**
 * Returns the time of fasting (sutak) before an eclipse: from the start of the third prahara (for the Sun the fourth)
 * before the prahara in which the visible eclipse begins, for the frail from one prahara before it, until its visible
 * part ends. The rule `fixed` uses 9 and 12 hours instead.
 * @returns null if only the penumbra is visible
 * @source Dharmasindhu; the lunar rule agrees with a printed table of 24 cities within a minute, the solar one is
 * counted likewise
 * @accuracy that of sunrise and sunset
 */
export function sutakOf(
  sky: Ephemeris,
  local: LocalEclipse,
  place: GeoPlace,
  { rule, sunrise }: { rule: SutakRule; sunrise: HorizonRule },
): Sutak | null {
  const visible = visibleUmbraOf(local);
  if (visible === null) return null;
  const { fromJdUt: startJdUt, untilJdUt: endJdUt } = visible;
  if (rule === 'fixed') {
    const hours = HOURS_BEFORE[local.kind];
    return {
      startJdUt: startJdUt - hours / HOURS_PER_DAY,
      frailStartJdUt: startJdUt - FRAIL_HOURS / HOURS_PER_DAY,
      endJdUt,
    };
  }
  let prahara = praharaAt(sky, startJdUt, place, sunrise);
  const starts: number[] = [];
  for (let count = 0; count < PRAHARAS_BEFORE[local.kind]; count += 1) {
    prahara = praharaBefore(sky, prahara, place, sunrise);
    starts.push(prahara.startJdUt);
  }
  return { startJdUt: starts.at(-1) ?? startJdUt, frailStartJdUt: starts[0] ?? startJdUt, endJdUt };
}

type Half = { startJdUt: number; endJdUt: number };

/** Returns the day or night that contains an instant; if the Sun stays up or down, the half day of local mean time. */
function halfAt(sky: Ephemeris, jdUt: number, place: GeoPlace, rule: HorizonRule): Half {
  const next = (['rise', 'set'] as const).map((edge) => sky.nextCrossing('sun', edge, rule, jdUt, place));
  const [riseJdUt, setJdUt] = next;
  if (isNear(riseJdUt, jdUt) && isNear(setJdUt, jdUt)) {
    const [edge, endJdUt] = riseJdUt < setJdUt ? (['set', riseJdUt] as const) : (['rise', setJdUt] as const);
    const startJdUt = lastCrossing(sky, edge, jdUt, place, rule);
    if (startJdUt !== null) return { startJdUt, endJdUt };
  }
  const sixInTheMorning = Math.floor(jdUt + place.longitudeDeg / 360 + 0.25) - place.longitudeDeg / 360 - 0.25;
  const startJdUt = jdUt < sixInTheMorning + 0.5 ? sixInTheMorning : sixInTheMorning + 0.5;
  return { startJdUt, endJdUt: startJdUt + 0.5 };
}

const isNear = (found: number | null | undefined, jdUt: number): found is number =>
  typeof found === 'number' && found - jdUt <= CROSSING_DAYS_MAX;

/** Returns the last crossing at or before an instant. */
function lastCrossing(
  sky: Ephemeris,
  edge: 'rise' | 'set',
  jdUt: number,
  place: GeoPlace,
  rule: HorizonRule,
): number | null {
  let last: number | null = null;
  let fromJdUt = jdUt - CROSSING_DAYS_MAX;
  for (;;) {
    const found = sky.nextCrossing('sun', edge, rule, fromJdUt, place);
    if (found === null || found > jdUt) return last;
    last = found;
    fromJdUt = found + 0.01;
  }
}

function praharaAt(sky: Ephemeris, jdUt: number, place: GeoPlace, rule: HorizonRule): Prahara {
  const { startJdUt, endJdUt } = halfAt(sky, jdUt, place, rule);
  const days = (endJdUt - startJdUt) / PRAHARAS;
  const index = Math.min(PRAHARAS - 1, Math.max(0, Math.floor((jdUt - startJdUt) / days)));
  return { startJdUt: startJdUt + index * days, endJdUt: startJdUt + (index + 1) * days };
}

/** Uses the instant a minute before a prahara begins, which is in the previous one. */
const praharaBefore = (sky: Ephemeris, { startJdUt }: Prahara, place: GeoPlace, rule: HorizonRule): Prahara =>
  praharaAt(sky, startJdUt - 1 / 1440, place, rule);

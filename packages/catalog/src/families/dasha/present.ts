import { balanceAtBirth, yearsMonthsDaysOf } from '@graha/astro-engine/dasha/balance';
import {
  type DashaBirth,
  type DashaPeriod,
  mahadashasOf,
  rulesAt,
  subPeriodsOf,
} from '@graha/astro-engine/dasha/periods';
import { type Clock, isoAt } from '@graha/astro-engine/moment';
import type { Placement } from '@graha/astro-engine/sky/placements';
import type { z } from 'zod';
import { nameOf, presentInNakshatra, rounded } from '../../present-placement.ts';
import type { Balance, BirthNakshatra, Mahadasha, PERIOD, RulingPeriod } from './schemas.ts';

type WirePeriod = z.input<z.ZodObject<typeof PERIOD>>;

/** What the children of each level are called, from the great periods down. */
const CHILDREN = ['antardashas', 'pratyantardashas', 'sookshmas', 'pranas'] as const;

/** Formats instants by one clock. Periods share their boundaries, so each instant is formatted once. */
export type IsoFormat = (jdUt: number) => string;

export function isoFormatOf(clock: Clock): IsoFormat {
  const isoByInstant = new Map<number, string>();
  return (jdUt) => {
    const known = isoByInstant.get(jdUt);
    if (known !== undefined) return known;
    const iso = isoAt(jdUt, clock);
    isoByInstant.set(jdUt, iso);
    return iso;
  };
}

const dateOf = (iso: string): string => iso.slice(0, iso.indexOf('T'));

export function presentPeriod({ lord, name, startJdUt, endJdUt }: DashaPeriod, isoOf: IsoFormat): WirePeriod {
  const [start_at, end_at] = [isoOf(startJdUt), isoOf(endJdUt)];
  return {
    lord: nameOf(lord) as WirePeriod['lord'], // Safe: a ruler is one of the nine.
    name: name ?? null,
    start: dateOf(start_at),
    end: dateOf(end_at),
    start_at,
    end_at,
  };
}

/** How deep to list: everywhere to `depth`, and to `depthAtTarget` along the periods that rule at the target. */
export type Listing = { depth: number; depthAtTarget?: { jdUt: number; depth: number } };

function presentTree(from: DashaBirth, period: DashaPeriod, level: number, listing: Listing, isoOf: IsoFormat): object {
  const own = presentPeriod(period, isoOf);
  const target = listing.depthAtTarget;
  const isWanted = level < listing.depth || (target && level < target.depth && rulesAt(period, target.jdUt));
  const childrenName = CHILDREN[level - 1];
  if (childrenName === undefined) return own;
  if (!isWanted) return { ...own, [childrenName]: null };
  const children = subPeriodsOf(from, period);
  return {
    ...own,
    [childrenName]: children.map((child) => presentTree(from, child, level + 1, listing, isoOf)),
  };
}

export function presentMahadashas(from: DashaBirth, listing: Listing, clock: Clock): z.input<typeof Mahadasha>[] {
  const isoOf = isoFormatOf(clock);
  // Safe: levels nest under the names that the schema gives them; the conformance test parses every answer.
  return mahadashasOf(from).map((period) => presentTree(from, period, 1, listing, isoOf) as z.input<typeof Mahadasha>);
}

export const presentRuling = (period: DashaPeriod, isoOf: IsoFormat): z.input<typeof RulingPeriod> => ({
  ...presentPeriod(period, isoOf),
  duration_days: rounded(period.endJdUt - period.startJdUt),
});

export const presentBirthNakshatra = (moon: Placement): z.input<typeof BirthNakshatra> => {
  const { nakshatra, nakshatra_number, nakshatra_lord, pada } = presentInNakshatra(moon);
  const moon_longitude = rounded(moon.longitudeDeg);
  return { name: nakshatra, number: nakshatra_number, lord: nakshatra_lord, pada, moon_longitude };
};

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

export function presentBalance({ system, moonDeg }: DashaBirth): z.input<typeof Balance> {
  const { lord, name, yearsRemaining } = balanceAtBirth(system, moonDeg);
  const { years, months, days } = yearsMonthsDaysOf(yearsRemaining);
  const words = `${counted(years, 'year')}, ${counted(months, 'month')} and ${counted(days, 'day')}`;
  return {
    lord: nameOf(lord) as WirePeriod['lord'], // Safe: a ruler is one of the nine.
    name: name ?? null,
    years_remaining: rounded(yearsRemaining),
    duration: `P${years}Y${months}M${days}D`,
    description: `${name ?? nameOf(lord)}: ${words} left at birth`,
  };
}

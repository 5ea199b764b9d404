import { balanceAtBirth, yearsMonthsDaysOf } from '@graha/astro-engine/dasha/balance';
import {
  type DashaBirth,
  type DashaPeriod,
  mahadashasOf,
  rulesAt,
  subPeriodsOf,
} from '@graha/astro-engine/dasha/periods';
import { type Clock, isoAt } from '@graha/astro-engine/core/moment';
import type { Placement } from '@graha/astro-engine/sky/placements';
import type { z } from 'zod';
import { nameOf, presentInNakshatra, rounded } from '../../wire/present-placement.ts';
import { stepsOf } from './path.ts';
import type { Balance, BirthNakshatra, Mahadasha, PERIOD, RulingPeriod } from './schemas.ts';

type WirePeriod = z.input<z.ZodObject<typeof PERIOD>>;

/** Member names of the children of each level, beginning with the mahadashas. */
const CHILDREN = ['antardashas', 'pratyantardashas', 'sookshmas', 'pranas'] as const;

/** Formats instants by one clock. Periods share boundaries, so each instant is formatted once. */
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

/** The Gregorian mean year, so that a birthday is a whole number to two decimals. */
const YEAR_OF_AGE_DAYS = 365.2425;
const AGE_DECIMALS = 100;

const ageAt = (jdUt: number, bornJdUt: number): number =>
  Math.round(((jdUt - bornJdUt) / YEAR_OF_AGE_DAYS) * AGE_DECIMALS) / AGE_DECIMALS;

/** The ages at both ends of a period; none without a birth. */
export const agesBetween = (startJdUt: number, endJdUt: number, bornJdUt: number | undefined) =>
  bornJdUt === undefined ? {} : { age_from: ageAt(startJdUt, bornJdUt), age_to: ageAt(endJdUt, bornJdUt) };

/** @param bornJdUt the birth, if ages are wanted */
export const presentPeriod = (period: DashaPeriod, isoOf: IsoFormat, bornJdUt?: number): WirePeriod =>
  presentBetween(period, { start_at: isoOf(period.startJdUt), end_at: isoOf(period.endJdUt) }, bornJdUt);

function presentBetween(
  { lord, name, startJdUt, endJdUt }: DashaPeriod,
  { start_at, end_at }: { start_at: string; end_at: string },
  bornJdUt: number | undefined,
): WirePeriod {
  return {
    lord: nameOf(lord) as WirePeriod['lord'], // Safe: a ruler is one of the nine.
    name: name ?? null,
    start: dateOf(start_at),
    end: dateOf(end_at),
    start_at,
    end_at,
    ...agesBetween(startJdUt, endJdUt, bornJdUt),
  };
}

/**
 * Depth of the list: `depth` everywhere, `depthAtTarget` along the periods that rule at the target, and whatever `path` names.
 * `bornJdUt`: the birth, if ages are wanted.
 */
export type Listing = {
  depth: number;
  depthAtTarget?: { jdUt: number; depth: number };
  path?: string | undefined;
  bornJdUt?: number;
};

type Tree = { from: DashaBirth; listing: Listing; isStep: ReturnType<typeof stepsOf>; isoOf: IsoFormat };

/** A level of the tree, 1-based. `isOnPath`: the periods around it are those of the path. */
type Level = { level: number; isOnPath: boolean };

/** Presents successive periods: each begins at the printed end of the one before. */
const presentRun = (tree: Tree, periods: readonly DashaPeriod[], at: Level, startAt: string): object[] => {
  let start_at = startAt;
  return periods.map((period) => {
    const end_at = tree.isoOf(period.endJdUt);
    const own = presentBetween(period, { start_at, end_at }, tree.listing.bornJdUt);
    const presented = presentTree(tree, period, at, own);
    start_at = end_at;
    return presented;
  });
};

function presentTree(tree: Tree, period: DashaPeriod, { level, isOnPath }: Level, own: WirePeriod): object {
  const { depth, depthAtTarget: target } = tree.listing;
  const childrenName = CHILDREN[level - 1];
  if (childrenName === undefined) return own;
  const isStep = isOnPath && tree.isStep(period, level);
  const isWanted = isStep || level < depth || (target && level < target.depth && rulesAt(period, target.jdUt));
  const inner = { level: level + 1, isOnPath: isStep };
  const children = isWanted ? presentRun(tree, subPeriodsOf(tree.from, period), inner, own.start_at) : null;
  return Object.assign(own, { [childrenName]: children });
}

export function presentMahadashas(from: DashaBirth, listing: Listing, clock: Clock): z.input<typeof Mahadasha>[] {
  const isoOf: IsoFormat = (jdUt) => isoAt(jdUt, clock);
  const periods = mahadashasOf(from);
  const startAt = isoOf(periods[0]?.startJdUt ?? Number.NaN);
  const tree = { from, listing, isStep: stepsOf(listing.path), isoOf };
  // Safe: levels nest under the names that the schema gives them; the conformance test parses every answer.
  return presentRun(tree, periods, { level: 1, isOnPath: true }, startAt) as z.input<typeof Mahadasha>[];
}

export const presentRuling = (
  period: DashaPeriod,
  isoOf: IsoFormat,
  bornJdUt?: number,
): z.input<typeof RulingPeriod> => ({
  ...presentPeriod(period, isoOf, bornJdUt),
  duration_days: rounded(period.endJdUt - period.startJdUt),
});

export const presentBirthNakshatra = (moon: Placement): z.input<typeof BirthNakshatra> => {
  const { nakshatra, nakshatra_number, nakshatra_lord, pada } = presentInNakshatra(moon);
  const moon_longitude = rounded(moon.longitudeDeg);
  return { name: nakshatra, number: nakshatra_number, lord: nakshatra_lord, pada, moon_longitude };
};

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A number of years as an ISO 8601 duration and in English words, in years of twelve months of thirty days. */
export function inWords(ofYears: number): { duration: string; words: string } {
  const { years, months, days } = yearsMonthsDaysOf(ofYears);
  const words = `${counted(years, 'year')}, ${counted(months, 'month')} and ${counted(days, 'day')}`;
  return { duration: `P${years}Y${months}M${days}D`, words };
}

export function presentBalance({ system, moonDeg }: DashaBirth): z.input<typeof Balance> {
  const { lord, name, yearsRemaining } = balanceAtBirth(system, moonDeg);
  const { duration, words } = inWords(yearsRemaining);
  return {
    lord: nameOf(lord) as WirePeriod['lord'], // Safe: a ruler is one of the nine.
    name: name ?? null,
    years_remaining: rounded(yearsRemaining),
    duration,
    description: `${name ?? nameOf(lord)}: ${words} left at birth`,
  };
}

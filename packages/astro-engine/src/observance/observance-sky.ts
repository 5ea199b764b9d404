import type { AlmanacId } from '../calendar/almanac-table.ts';
import type { Almanac } from '../panchang/day.ts';
import type { LightAngles } from '../panchang/limbs.ts';
import { type Lunations, lunationsOf } from '../calendar/lunations.ts';
import { type ObservedDays, observedDaysOf } from './observed-days.ts';
import type { Region } from './rules.ts';

/** Input of the rules for a place; each day, tithi and month is computed once for all of them. */
export type ObservanceSky = {
  almanac: Almanac;
  /** The almanac whose rules begin solar months; `angles` are its Sun and Moon. */
  almanacId: AlmanacId;
  angles: LightAngles;
  days: ObservedDays;
  moon: Lunations;
};

/** Successive days, both ends included, as counts from 1970-01-01. */
export type DayRange = { fromDayCount: number; toDayCount: number };

export const observanceSkyOf = (
  almanac: Almanac,
  angles: LightAngles,
  almanacId: AlmanacId = 'drik',
): ObservanceSky => ({
  almanac,
  almanacId,
  angles,
  days: observedDaysOf(almanac),
  moon: lunationsOf(angles),
});

const EPOCH_JD_UT = 2_440_587.5;
/** Margin for clock offsets and for the days by which a rule moves a date. */
const MARGIN_DAYS = 4;

/** Returns instants between which everything kept on the days of a range happens. */
export const instantsOf = ({ fromDayCount, toDayCount }: DayRange): { fromJdUt: number; untilJdUt: number } => ({
  fromJdUt: EPOCH_JD_UT + fromDayCount - MARGIN_DAYS,
  untilJdUt: EPOCH_JD_UT + toDayCount + MARGIN_DAYS,
});

export const isWithin = ({ fromDayCount, toDayCount }: DayRange, dayCount: number): boolean =>
  dayCount >= fromDayCount && dayCount <= toDayCount;

/** Wider regions whose observances a region shares, besides those of all. */
const WIDER: Partial<Record<Region, readonly Region[]>> = {
  gujarat: ['west'],
  maharashtra: ['west'],
  rajasthan: ['west', 'north'],
  bihar: ['north'],
  punjab: ['north'],
  tamil: ['south'],
  telugu: ['south'],
  kannada: ['south'],
  kerala: ['south'],
};

/** Whether an observance belongs to a region: to itself, to a wider region around it, or to all. */
export const isOfRegion = (regions: readonly (Region | 'all')[], region: Region): boolean =>
  regions.some((one) => one === 'all' || one === region || (WIDER[region]?.includes(one) ?? false));

import type { Almanac } from '../panchang/day.ts';
import type { LightAngles } from '../panchang/limbs.ts';
import { type Lunations, lunationsOf } from '../calendar/lunations.ts';
import { type ObservedDays, observedDaysOf } from './observed-days.ts';
import type { Region } from './rules.ts';

/** What the rules ask of a place and its sky; each day, tithi and month is computed once for all of them. */
export type ObservanceSky = { almanac: Almanac; angles: LightAngles; days: ObservedDays; moon: Lunations };

/** Days in a row, both ends included, as counts from 1970-01-01. */
export type DayRange = { fromDayCount: number; toDayCount: number };

export const observanceSkyOf = (almanac: Almanac, angles: LightAngles): ObservanceSky => ({
  almanac,
  angles,
  days: observedDaysOf(almanac),
  moon: lunationsOf(angles),
});

const EPOCH_JD_UT = 2_440_587.5;
/** The clocks of a place and what a rule moves by, a fortnight at most. */
const MARGIN_DAYS = 4;

/** Instants between which whatever is kept on the days of a range happens. */
export const instantsOf = ({ fromDayCount, toDayCount }: DayRange): { fromJdUt: number; untilJdUt: number } => ({
  fromJdUt: EPOCH_JD_UT + fromDayCount - MARGIN_DAYS,
  untilJdUt: EPOCH_JD_UT + toDayCount + MARGIN_DAYS,
});

export const isWithin = ({ fromDayCount, toDayCount }: DayRange, dayCount: number): boolean =>
  dayCount >= fromDayCount && dayCount <= toDayCount;

/** Regions whose observances a region shares, beside those of all. */
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

/** Whether an observance is one of a region: of its own, of the wider one around it, or of all. */
export const isOfRegion = (regions: readonly (Region | 'all')[], region: Region): boolean =>
  regions.some((one) => one === 'all' || one === region || (WIDER[region]?.includes(one) ?? false));

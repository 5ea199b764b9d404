import { almanacAnglesOf, type RealSky } from '../calendar/almanac-angles.ts';
import { ALMANAC_IDS, type AlmanacId, almanacRowOf } from '../calendar/almanac-table.ts';
import { lunationsOf } from '../calendar/lunations.ts';
import { solarRuleOf } from '../calendar/solar-reckonings.ts';
import type { SolarCalendarId } from '../calendar/solar-calendars.ts';
import type { Almanac } from '../panchang/day.ts';
import type { Interval } from '../panchang/interval.ts';
import { type DayRange, isWithin, type ObservanceSky, observanceSkyOf } from './observance-sky.ts';
import { daysByRule, ruleOf } from './observances-between.ts';
import type { Observance, Rule, School } from './rules.ts';
import { observanceOf } from './table.ts';

/** A day of an observance with the almanacs that keep it, each with its tithi, star or entry. */
export type KeptBy = { dayCount: number; kept: readonly { almanacId: AlmanacId; span: Interval }[] };

/** An observance of one season, by every almanac. */
export type Occurrence = {
  observance: Observance;
  rule: Rule;
  /** In order of days; one if all almanacs agree. */
  days: readonly KeptBy[];
  /** Almanacs without such a day: an observance of leap months is kept only by those that have the leap month. */
  notKeptBy: readonly AlmanacId[];
};

/** The input of the rules for each almanac. Almanacs share their days, and those of one Sun and Moon their tithis. */
export type AlmanacSkies = { skyOf(id: AlmanacId): ObservanceSky };

const sameSkyOf = (id: AlmanacId): string => `${almanacRowOf(id).sky} ${almanacRowOf(id).clock}`;

/** Returns the skies of all almanacs at a place. */
export function almanacSkiesOf(almanac: Almanac, real: RealSky): AlmanacSkies {
  const { days, ...own } = observanceSkyOf(almanac, almanacAnglesOf(real, 'drik'));
  const bySky = new Map<string, Pick<ObservanceSky, 'angles' | 'moon'>>();
  const skies = new Map<AlmanacId, ObservanceSky>();
  for (const id of ALMANAC_IDS) {
    const angles = almanacAnglesOf(real, id);
    const lights = bySky.get(sameSkyOf(id)) ?? { angles, moon: lunationsOf(angles) };
    bySky.set(sameSkyOf(id), lights);
    skies.set(id, { ...own, days, ...lights, almanacId: id });
  }
  return {
    skyOf(id) {
      const sky = skies.get(id);
      if (sky === undefined) throw new RangeError(`no almanac ${id}`);
      return sky;
    },
  };
}

/** Returns the calendar whose first days a rule needs; null if the Sun and Moon alone decide. */
function calendarOf(rule: Rule, school: School): SolarCalendarId | null {
  switch (rule.basis) {
    case 'solar_day':
      return rule.start === 'sunrise' ? null : rule.start;
    case 'nakshatra_in_solar_month':
    case 'tithi_in_solar_month':
      return 'tamil';
    case 'offset':
      return calendarOf(ruleOf(observanceOf(rule.of), school), school);
    default:
      return null;
  }
}

/** Almanacs keep an observance of the year within a leap month of each other, and a few days. */
const YEARLY_REACH_DAYS = 45;
const MONTHLY_REACH_DAYS = 8;
/** Less than half a week, for the weekdays of a month. */
const WEEKLY_REACH_DAYS = 3;

/** Returns whether a rule gives several days in a year. */
function isMonthly(rule: Rule): boolean {
  switch (rule.basis) {
    case 'nakshatra':
      return true;
    case 'tithi':
    case 'ekadashi':
      return rule.monthIndex === null && rule.adhika === 'also';
    case 'chandra_darshana':
      return rule.monthIndex === null;
    case 'on_weekday':
      return isMonthly(rule.rule);
    case 'offset':
      return isMonthly(observanceOf(rule.of).rule);
    default:
      return false;
  }
}

function reachDaysOf(rule: Rule): number {
  if (rule.basis === 'weekday_in_month') return WEEKLY_REACH_DAYS;
  return isMonthly(rule) ? MONTHLY_REACH_DAYS : YEARLY_REACH_DAYS;
}

type Found = { key: string; dayCount: number; span: Interval };
type Cluster = { found: Found[] };

/** Groups the days of all almanacs into occurrences: a new one begins out of reach, or if its almanac has one already. */
function clustersOf(found: readonly Found[], reachDays: number): Cluster[] {
  const clusters: Cluster[] = [];
  for (const one of found.toSorted((a, b) => a.dayCount - b.dayCount)) {
    const open = clusters.find(
      (cluster) =>
        one.dayCount - (cluster.found[0]?.dayCount ?? one.dayCount) <= reachDays &&
        cluster.found.every(({ key }) => key !== one.key),
    );
    if (open === undefined) clusters.push({ found: [one] });
    else open.found.push(one);
  }
  return clusters;
}

function occurrenceOf(
  observance: Observance,
  rule: Rule,
  { found }: Cluster,
  ids: ReadonlyMap<AlmanacId, string>,
): Occurrence {
  const kept = [...ids].flatMap(([almanacId, key]) =>
    found.filter((one) => one.key === key).map(({ dayCount, span }) => ({ almanacId, dayCount, span })),
  );
  const dayCounts = [...new Set(found.map(({ dayCount }) => dayCount))].toSorted((a, b) => a - b);
  const keeping = new Set(kept.map(({ almanacId }) => almanacId));
  return {
    observance,
    rule,
    days: dayCounts.map((dayCount) => ({
      dayCount,
      kept: kept.filter((one) => one.dayCount === dayCount).map(({ almanacId, span }) => ({ almanacId, span })),
    })),
    notKeptBy: [...ids.keys()].filter((id) => !keeping.has(id)),
  };
}

/** Returns what two almanacs must share to keep an observance on the same days. */
function dayKeysOf(rule: Rule, school: School): (id: AlmanacId) => string {
  const calendar = calendarOf(rule, school);
  return (id) => `${sameSkyOf(id)} ${calendar === null ? '' : solarRuleOf(calendar, id)}`;
}

/**
 * Returns the observances that an almanac keeps on a day, each with the almanacs that keep it on that day.
 * @source see `ALMANACS` and the rule of each row
 * @accuracy that of each almanac
 */
export function observancesOfDay(
  { skyOf }: AlmanacSkies,
  observances: readonly Observance[],
  dayCount: number,
  school: School,
): { observance: Observance; almanacIds: AlmanacId[] }[] {
  const day = { fromDayCount: dayCount, toDayCount: dayCount };
  return observances.flatMap((observance) => {
    const rule = ruleOf(observance, school);
    const keyOf = dayKeysOf(rule, school);
    const keptBy = new Map<string, boolean>();
    const almanacIds = ALMANAC_IDS.filter((id) => {
      const key = keyOf(id);
      const isKept = keptBy.get(key) ?? daysByRule(skyOf(id), rule, day, school).length > 0;
      keptBy.set(key, isKept);
      return isKept;
    });
    return almanacIds.length === 0 ? [] : [{ observance, almanacIds }];
  });
}

/**
 * Returns the occurrences of observances with a day in a range, each with the day of every almanac, in order of their
 * first days. The same rule chooses by the Sun, Moon and months of each almanac; sunrises are the real ones.
 * @source see `ALMANACS` and the rule of each row
 * @accuracy that of each almanac
 */
export function keptByAlmanacs(
  { skyOf }: AlmanacSkies,
  observances: readonly Observance[],
  range: DayRange,
  school: School,
): Occurrence[] {
  return observances
    .flatMap((observance) => {
      const rule = ruleOf(observance, school);
      const reachDays = reachDaysOf(rule);
      const wider = { fromDayCount: range.fromDayCount - reachDays, toDayCount: range.toDayCount + reachDays };
      const keyOf = dayKeysOf(rule, school);
      const keys = new Map(ALMANAC_IDS.map((id) => [id, keyOf(id)]));
      const computedBy = new Map(ALMANAC_IDS.toReversed().map((id) => [keyOf(id), id]));
      const found = [...computedBy].flatMap(([key, id]) =>
        daysByRule(skyOf(id), rule, wider, school).map(({ dayCount, span }): Found => ({ key, dayCount, span })),
      );
      return clustersOf(found, reachDays)
        .filter((cluster) => cluster.found.some(({ dayCount }) => isWithin(range, dayCount)))
        .map((cluster) => occurrenceOf(observance, rule, cluster, keys));
    })
    .toSorted((a, b) => (a.days[0]?.dayCount ?? 0) - (b.days[0]?.dayCount ?? 0));
}

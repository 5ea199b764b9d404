import type { AlmanacId } from '../calendar/almanac-table.ts';
import type { AlmanacSkies } from './kept-by-almanacs.ts';
import { daysByRule, ruleOf } from './observances-between.ts';
import type { Observance, Region, Rule, School } from './rules.ts';
import { observanceOf } from './table.ts';

/** Printed almanacs of a region that compute by a text. */
const OF_REGIONS: Partial<Record<Region, readonly AlmanacId[]>> = {
  south: ['tamil_vakya', 'andhra_purva'],
  tamil: ['tamil_vakya'],
  telugu: ['andhra_purva'],
  bengal: ['bengal_old'],
  odisha: ['odisha_kohinoor'],
  nepal: ['nepal'],
};

/** Almanacs that keep the Sun's entries of all regions: Pongal is Makara Sankranti, Magh Bihu the same in Assam. */
const OF_ENTRIES: readonly AlmanacId[] = [
  'tamil_vakya',
  'bengal_old',
  'odisha_kohinoor',
  'assam',
  'nepal',
  'andhra_purva',
];

const isEntry = (rule: Rule, school: School): boolean =>
  rule.basis === 'sankranti' || (rule.basis === 'offset' && isEntry(ruleOf(observanceOf(rule.of), school), school));

function almanacsOf({ regions }: Observance, rule: Rule, school: School): readonly AlmanacId[] {
  const own = regions.flatMap((region) => (region === 'all' ? [] : (OF_REGIONS[region] ?? [])));
  return [...new Set(regions.includes('all') && isEntry(rule, school) ? OF_ENTRIES : own)];
}

/** Almanacs keep an observance within a leap month of each other. */
const REACH_DAYS = 31;

/** The day of another almanac. */
export type RegionalDay = { almanacId: AlmanacId; dayCount: number };

/**
 * Returns the days on which printed almanacs of the observance's own regions keep it, if they keep another day; with
 * them the day of the sky, if the answer is by another almanac.
 * @param dayCount the day by the almanac of the answer
 * @source see `ALMANACS`
 * @accuracy the accuracy report has the printed dates of each almanac
 */
export function regionalDaysOf(
  { skyOf }: AlmanacSkies,
  observance: Observance,
  school: School,
  { almanacId: answering, dayCount }: RegionalDay,
): RegionalDay[] {
  const rule = ruleOf(observance, school);
  const regional = almanacsOf(observance, rule, school);
  if (regional.length === 0) return [];
  const around = { fromDayCount: dayCount - REACH_DAYS, toDayCount: dayCount + REACH_DAYS };
  const others = (['drik', ...regional] as const).filter((id) => id !== answering);
  return others.flatMap((almanacId): RegionalDay[] => {
    const days = daysByRule(skyOf(almanacId), rule, around, school).map((chosen) => chosen.dayCount);
    const [nearest] = days.toSorted((a, b) => Math.abs(a - dayCount) - Math.abs(b - dayCount));
    return nearest === undefined || nearest === dayCount ? [] : [{ almanacId, dayCount: nearest }];
  });
}

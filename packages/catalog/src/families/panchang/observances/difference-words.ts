import { almanacRowOf } from '@graha/astro-engine/calendar/almanac-table';
import { lunarMonthName, type LunarMonth } from '@graha/astro-engine/calendar/lunar-month';
import type { Lunations } from '@graha/astro-engine/calendar/lunations';
import { civilAt, type Clock } from '@graha/astro-engine/core/moment';
import type { AlmanacSkies, KeptBy, Occurrence } from '@graha/astro-engine/observance/kept-by-almanacs';
import { ruleOf } from '@graha/astro-engine/observance/observances-between';
import type { Rule, School } from '@graha/astro-engine/observance/rules';
import { observanceOf } from '@graha/astro-engine/observance/table';
import { limbIndexAt } from '@graha/astro-engine/panchang/limbs';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import type { SchoolSkyId } from '@graha/astro-engine/schools/skies';
import { isOff } from '../calendar/almanac-words.ts';
import {
  type DifferenceSpeech,
  ENGLISH,
  type Limb,
  type SpokenMonth,
  type SunPlace,
} from '../calendar/difference-speech.ts';

/** Reasons of the days by which almanacs part. */

type Kept = KeptBy['kept'][number];
export type Compared = {
  occurrence: Occurrence;
  skies: AlmanacSkies;
  school: School;
  clock: Clock;
  /** The language of the reasons; English if absent. */
  speech?: DifferenceSpeech;
};
type Spoken = Compared & { speech: DifferenceSpeech };

/** Returns the rule that an observance counts its days from. */
const baseRuleOf = (rule: Rule, school: School): Rule =>
  rule.basis === 'offset' ? baseRuleOf(ruleOf(observanceOf(rule.of), school), school) : rule;

/** Months before an observance in which a leap month still moves it. */
const MONTHS_BACK = 4;
/** Months after a leap month in which a lost one follows. */
const MONTHS_AHEAD = 5;
const MONTH_DAYS = 29.5;

/** Returns the leap month, at most some months before an instant, that another reckoning does not have. */
function leapMonthOf(own: Lunations, other: Lunations, jdUt: number): LunarMonth | null {
  for (let back = 0; back < MONTHS_BACK; back += 1) {
    const month = own.monthAt(jdUt - back * MONTH_DAYS);
    const middle = (month.startJdUt + month.endJdUt) / 2;
    if (month.kind === 'adhika' && other.monthAt(middle).kind !== 'adhika') return month;
  }
  return null;
}

/** Returns the lost month that soon after a leap month brings two reckonings together again; null for none. */
function lostMonthOf(moon: Lunations, leap: LunarMonth): SpokenMonth | null {
  for (let ahead = 1; ahead <= MONTHS_AHEAD; ahead += 1) {
    const { monthIndex, lostMonthIndex } = moon.monthAt(leap.startJdUt + (ahead + 0.5) * MONTH_DAYS);
    if (lostMonthIndex !== null) return { name: lunarMonthName(monthIndex), absorbs: lunarMonthName(lostMonthIndex) };
  }
  return null;
}

const skyIdOf = ({ almanacId }: Pick<Kept, 'almanacId'>): SchoolSkyId => almanacRowOf(almanacId).sky;

function leapText(lead: Kept, { skies, clock, speech }: Spoken): string | null {
  const [own, sky] = [skies.skyOf(lead.almanacId).moon, skies.skyOf('drik').moon];
  const middle = (lead.span.startJdUt + lead.span.endJdUt) / 2;
  const theirs = leapMonthOf(own, sky, middle);
  const month = theirs ?? leapMonthOf(sky, own, middle);
  if (month === null) return null;
  const [adds, not] = theirs === null ? (['drik', skyIdOf(lead)] as const) : ([skyIdOf(lead), 'drik'] as const);
  return speech.leapMonth({
    adds,
    not,
    month: lunarMonthName(month.monthIndex),
    from: civilAt(month.startJdUt, clock),
    to: civilAt(month.endJdUt, clock),
    lost: lostMonthOf(theirs === null ? sky : own, month),
  });
}

/** Returns the tithi or star of a rule, by the almanac's own Moon. */
function limbOf(rule: Rule, { almanacId, span }: Kept, { skies }: Compared): Limb {
  const { angles } = skies.skyOf(almanacId);
  if ('nakshatraIndex' in rule) return { nakshatra: nakshatraAt(rule.nakshatraIndex).name };
  return tithiAt(limbIndexAt(angles, 'tithi', (span.startJdUt + span.endJdUt) / 2));
}

function placeOf(rule: Rule): SunPlace {
  if (rule.basis === 'sun_longitude') return { longitudeDeg: rule.longitudeDeg };
  return 'signIndex' in rule ? { sign: signAt(rule.signIndex) } : null;
}

function instantText(rule: Rule, own: Kept, sky: Kept, { skies, clock, speech }: Spoken): string {
  const { startJdUt } = own.span;
  const { days } = skies.skyOf(own.almanacId);
  const day = days.at(days.dayCountAt(startJdUt));
  const night = startJdUt >= day.setJdUt ? 'after_sunset' : startJdUt < day.riseJdUt ? 'before_sunrise' : null;
  const apartDays = startJdUt - sky.span.startJdUt;
  return speech.sunEnters({ by: skyIdOf(own), place: placeOf(rule), at: civilAt(startJdUt, clock), night, days: apartDays });
} // prettier-ignore

function spanText(rule: Rule, own: Kept, sky: Kept, compared: Spoken): string {
  const instant = (edge: 'startJdUt' | 'endJdUt') => {
    const days = own.span[edge] - sky.span[edge];
    return isOff(days) ? { at: civilAt(own.span[edge], compared.clock), days } : null;
  };
  return compared.speech.limbSpan({
    by: skyIdOf(own),
    limb: limbOf(rule, own, compared),
    begins: instant('startJdUt'),
    ends: instant('endJdUt'),
    kala: 'vyapti' in rule ? rule.vyapti.kala : null,
  });
}

function clauseOf(own: KeptBy, compared: Spoken): string {
  const { occurrence, school, speech } = compared;
  const rule = baseRuleOf(occurrence.rule, school);
  const lead = own.kept.find((one) => skyIdOf(one) === 'surya_bija') ?? own.kept[0];
  if (lead === undefined) throw new RangeError('a day has an almanac');
  const sky = occurrence.days.flatMap(({ kept }) => kept).find(({ almanacId }) => almanacId === 'drik');
  if (sky === undefined) return leapText(lead, compared) ?? speech.alone(skyIdOf(lead));
  const isMonthOff = Math.abs(lead.span.startJdUt - sky.span.startJdUt) > MONTH_DAYS / 2;
  if (isMonthOff) return leapText(lead, compared) ?? speech.solarMonthBegins(skyIdOf(lead));
  const isInstant = lead.span.startJdUt === lead.span.endJdUt;
  return (isInstant ? instantText : spanText)(rule, lead, sky, compared);
}

/**
 * Returns the reason for which almanacs keep a day that the sky does not give: a leap month, or other instants of the
 * limb. Of several almanacs the sentence names the Surya Siddhanta with bija, which most of the printed ones follow.
 */
export function reasonOfDay(own: KeptBy, compared: Compared): string {
  const { speech = ENGLISH } = compared;
  return speech.sentence([clauseOf(own, { ...compared, speech })]);
}

import { almanacRowOf } from '@graha/astro-engine/calendar/almanac-table';
import { LUNAR_MONTHS, type LunarMonth } from '@graha/astro-engine/calendar/lunar-month';
import type { Lunations } from '@graha/astro-engine/calendar/lunations';
import { civilAt, type Clock, MONTHS } from '@graha/astro-engine/core/moment';
import type { AlmanacSkies, KeptBy, Occurrence } from '@graha/astro-engine/observance/kept-by-almanacs';
import { ruleOf } from '@graha/astro-engine/observance/observances-between';
import type { Rule, School } from '@graha/astro-engine/observance/rules';
import { observanceOf } from '@graha/astro-engine/observance/table';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { limbIndexAt } from '@graha/astro-engine/panchang/limbs';
import type { SchoolSkyId } from '@graha/astro-engine/schools/skies';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { isOff, laterOrEarlier } from '../calendar/almanac-words.ts';

/** Sentences on the days by which almanacs part. */

const SKY_NAMES: Readonly<Record<SchoolSkyId, string>> = {
  drik: 'the sky',
  surya: 'the Surya Siddhanta without bija',
  surya_bija: 'the Surya Siddhanta',
  vakya: 'the Vakya',
};

type Kept = KeptBy['kept'][number];
export type Compared = { occurrence: Occurrence; skies: AlmanacSkies; school: School; clock: Clock };

const two = (number: number): string => String(number).padStart(2, '0');

function timeText(jdUt: number, clock: Clock): string {
  const { month, day, hours, minutes } = civilAt(jdUt, clock);
  return `${day} ${MONTHS[month - 1]} at ${two(hours)}:${two(minutes)}`;
}

const dayText = (jdUt: number, clock: Clock): string => {
  const { year, month, day } = civilAt(jdUt, clock);
  return `${day} ${MONTHS[month - 1]} ${year}`;
};

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

/** Returns the addition for a lost month, which soon after a leap month brings two reckonings together again; else nothing. */
function lostText(moon: Lunations, leap: LunarMonth): string {
  for (let ahead = 1; ahead <= MONTHS_AHEAD; ahead += 1) {
    const { monthIndex, lostMonthIndex } = moon.monthAt(leap.startJdUt + (ahead + 0.5) * MONTH_DAYS);
    if (lostMonthIndex !== null)
      return `; its ${LUNAR_MONTHS[monthIndex]} then has two entries and absorbs ${LUNAR_MONTHS[lostMonthIndex]} (kshaya)`;
  }
  return '';
}

function leapText(lead: Kept, { skies, clock }: Compared): string | null {
  const [own, sky] = [skies.skyOf(lead.almanacId).moon, skies.skyOf('drik').moon];
  const middle = (lead.span.startJdUt + lead.span.endJdUt) / 2;
  const theirs = leapMonthOf(own, sky, middle);
  const month = theirs ?? leapMonthOf(sky, own, middle);
  if (month === null) return null;
  const [with_, without] = theirs === null ? ['the sky', nameOf(lead)] : [nameOf(lead), 'the sky'];
  const span = `${dayText(month.startJdUt, clock)} to ${dayText(month.endJdUt, clock)}`;
  return `${with_} adds a leap month, adhika ${LUNAR_MONTHS[month.monthIndex]}, from ${span}, because its Sun enters no sign between these new moons; by ${without} the Sun enters one${lostText(theirs === null ? sky : own, month)}`;
}

const nameOf = ({ almanacId }: Pick<Kept, 'almanacId'>): string => SKY_NAMES[almanacRowOf(almanacId).sky];

/** Returns the name of the tithi or star of a rule, by the almanac's own Moon. */
function limbText(rule: Rule, { almanacId, span }: Kept, { skies }: Compared): string {
  const { angles } = skies.skyOf(almanacId);
  const middle = (span.startJdUt + span.endJdUt) / 2;
  if ('nakshatraIndex' in rule) return nakshatraAt(rule.nakshatraIndex).name;
  const { paksha, name } = tithiAt(limbIndexAt(angles, 'tithi', middle));
  return `${paksha} ${name}`;
}

function entryText(rule: Rule): string {
  if (rule.basis === 'sun_longitude') return `the Sun comes to ${rule.longitudeDeg.toFixed(2)}°`;
  return 'signIndex' in rule ? `the Sun enters ${signAt(rule.signIndex).sanskrit}` : 'the Sun comes to its place';
}

function instantText(rule: Rule, own: Kept, sky: Kept, { skies, clock }: Compared): string {
  const { startJdUt } = own.span;
  const enters = entryText(rule);
  const later = laterOrEarlier(startJdUt - sky.span.startJdUt);
  const { days } = skies.skyOf(own.almanacId);
  const day = days.at(days.dayCountAt(startJdUt));
  const isNight = startJdUt >= day.setJdUt ? `, after sunset` : startJdUt < day.riseJdUt ? ', before sunrise' : '';
  return `by ${nameOf(own)} ${enters} on ${timeText(startJdUt, clock)}${isNight}, ${later} than by the sky`;
}

function spanText(rule: Rule, own: Kept, sky: Kept, compared: Compared): string {
  const limb = limbText(rule, own, compared);
  const [begins, ends] = [own.span.startJdUt - sky.span.startJdUt, own.span.endJdUt - sky.span.endJdUt];
  const { clock } = compared;
  const said = [
    ...(isOff(begins) ? [`begins on ${timeText(own.span.startJdUt, clock)}, ${laterOrEarlier(begins)} than by the sky`] : []),
    ...(isOff(ends) ? [`ends on ${timeText(own.span.endJdUt, clock)}, ${laterOrEarlier(ends)}${isOff(begins) ? '' : ' than by the sky'}`] : []),
  ];
  const asked = 'vyapti' in rule ? `; the rule asks for it at ${rule.vyapti.kala}` : '';
  return `by ${nameOf(own)} ${limb} ${said.join(', and ')}${asked}`;
} // prettier-ignore

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * Returns the reason for which almanacs keep a day that the sky does not give: a leap month, or other instants of the
 * limb. Of several almanacs the sentence names the Surya Siddhanta with bija, which most of the printed ones follow.
 */
export function reasonOfDay(own: KeptBy, compared: Compared): string {
  const { occurrence, school } = compared;
  const rule = baseRuleOf(occurrence.rule, school);
  const lead = own.kept.find(({ almanacId }) => almanacRowOf(almanacId).sky === 'surya_bija') ?? own.kept[0];
  if (lead === undefined) throw new RangeError('a day has an almanac');
  const sky = occurrence.days.flatMap(({ kept }) => kept).find(({ almanacId }) => almanacId === 'drik');
  if (sky === undefined) return capital(leapText(lead, compared) ?? `by ${nameOf(lead)} alone`);
  const isMonthOff = Math.abs(lead.span.startJdUt - sky.span.startJdUt) > MONTH_DAYS / 2;
  if (isMonthOff)
    return capital(leapText(lead, compared) ?? `by ${nameOf(lead)} the solar month begins on another date, and another one is its last`);
  if (lead.span.startJdUt === lead.span.endJdUt) return capital(instantText(rule, lead, sky, compared));
  return capital(spanText(rule, lead, sky, compared));
} // prettier-ignore

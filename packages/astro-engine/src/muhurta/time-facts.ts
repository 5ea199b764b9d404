import { godhuliOf, vijayaOf } from '../panchang/day-parts.ts';
import { DAY_PORTIONS, dayPortion, durMuhurtas } from '../panchang/day-portions.ts';
import { dishaShoolOf } from '../panchang/disha-shool.ts';
import type { Interval } from '../panchang/interval.ts';
import { panchakasBetween } from '../panchang/moon-doshas.ts';
import { amritKaalOf, varjyamsOf } from '../panchang/nakshatra-ghatis.ts';
import { choghadiyas, horas } from '../panchang/planetary-slots.ts';
import { SPECIAL_YOGAS, specialYogaWindowsFrom } from '../panchang/special-yogas.ts';
import { type Fact, factsWithin, type MuhurtaQuestion, type TimeBanId } from './fact.ts';
import type { MuhurtaDay, MuhurtaSky } from './muhurta-day.ts';
import type { MuhurtaCode } from './rules.ts';

const WEDNESDAY = 3;
const THURSDAY = 4;
const SATURDAY = 6;
/** Sixteen ghatis of 24 minutes. */
const SANKRANTI_DAYS = (16 * 24) / 1440;

/** A day with its choghadiyas, because two rules read them. */
type TimedDay = MuhurtaDay & { choghadiyas: ReturnType<typeof choghadiyas> };
type Times = (day: TimedDay) => readonly Interval[];

const portion =
  (id: keyof typeof DAY_PORTIONS): Times =>
  (day) => [dayPortion(DAY_PORTIONS[id], day.daylight, day.weekdayIndex)];

/** Times to leave out. Vishti is found with the karanas, Panchaka Rahita with the lagnas. */
const VETOES: Readonly<Record<Exclude<TimeBanId, 'vishti' | 'panchaka_rahita' | 'panchaka'>, Times>> = {
  rahu_kaal: portion('rahuKaal'),
  yamaganda: portion('yamaganda'),
  gulika: portion('gulikaKaal'),
  dur_muhurta: ({ daylight, night, weekdayIndex }) => durMuhurtas(daylight, night, weekdayIndex),
  varjyam: ({ limbs }) => limbs.nakshatra.flatMap(varjyamsOf),
  kaal_vela: ({ choghadiyas: slots }) => slots.filter(({ row }) => row.vela !== null),
  sankranti: ({ limbs }) =>
    [...new Set(limbs.sunSign.flatMap(({ startJdUt, endJdUt }) => [startJdUt, endJdUt]))].map((jdUt) => ({
      startJdUt: jdUt - SANKRANTI_DAYS,
      endJdUt: jdUt + SANKRANTI_DAYS,
    })),
};

const BOOSTS: Partial<Record<MuhurtaCode, Times>> = {
  abhijit: (day) => (day.weekdayIndex === WEDNESDAY ? [] : portion('abhijit')(day)),
  choghadiya: ({ choghadiyas: slots }) => slots.filter(({ row }) => row.quality === 'good' && row.vela === null),
  amrit_kaal: ({ limbs }) => limbs.nakshatra.map(amritKaalOf),
  vijaya: ({ daylight }) => [vijayaOf(daylight)],
  benefic_hora: ({ daylight, night, weekdayIndex }) =>
    horas(daylight, night, weekdayIndex).filter(({ row }) => row.quality === 'good'),
};

/** Codes in the order of `SPECIAL_YOGAS`. */
const SPECIAL_CODES: Readonly<Record<string, MuhurtaCode>> = {
  'Sarvartha Siddhi': 'sarvartha_siddhi',
  'Amrita Siddhi': 'amrita_siddhi',
  'Ravi Yoga': 'ravi_yoga',
  'Ravi Pushya': 'ravi_pushya',
  'Guru Pushya': 'guru_pushya',
};
/** Pushya is good for everything but marriage. */
const NOT_FOR_MARRIAGE: ReadonlySet<MuhurtaCode> = new Set<MuhurtaCode>(['ravi_pushya', 'guru_pushya']);

function specialFacts(isMarriage: boolean, day: MuhurtaDay): Fact[] {
  return specialYogaWindowsFrom(day.limbs.nakshatra, day.limbs.sunStar, day.weekdayIndex, day).flatMap(
    ({ index, ...window }) => {
      const code = SPECIAL_CODES[SPECIAL_YOGAS[index]?.name ?? ''];
      if (code === undefined || (isMarriage && NOT_FOR_MARRIAGE.has(code))) return [];
      return factsWithin(day, window, code);
    },
  );
}

/** Returns Godhuli: on Thursday only after sunset, on Saturday only before it. @source Muhurta Chintamani ch. 6 */
export function godhuliOn({ daylight, weekdayIndex }: MuhurtaDay): Interval {
  const { startJdUt, endJdUt } = godhuliOf(daylight.endJdUt);
  if (weekdayIndex === THURSDAY) return { startJdUt: daylight.endJdUt, endJdUt };
  return weekdayIndex === SATURDAY ? { startJdUt, endJdUt: daylight.endJdUt } : { startJdUt, endJdUt };
}

function festiveFacts({ moon }: MuhurtaSky, { purpose }: MuhurtaQuestion, day: MuhurtaDay): Fact[] {
  return purpose.festiveDays.flatMap(({ name, monthIndex, tithiIndex }) => {
    const tithi = day.limbs.tithi.find(({ index }) => index === tithiIndex);
    if (tithi === undefined) return [];
    const month = moon.monthAt((tithi.startJdUt + tithi.endJdUt) / 2);
    const isIt = month.kind !== 'adhika' && month.monthIndex === monthIndex;
    return isIt ? factsWithin(day, tithi, 'festive_day', { detail: name }) : [];
  });
}

function mindedFacts(sky: MuhurtaSky, { purpose, bans }: MuhurtaQuestion, day: MuhurtaDay): Fact[] {
  const bars = bans.includes('panchaka') ? 'always' : 'never';
  const isMinded = purpose.minds.includes('panchaka') || bars === 'always';
  const panchakas = isMinded ? panchakasBetween(sky.almanac, sky.angles, day.startJdUt, day.endJdUt) : [];
  const shool = dishaShoolOf(day.weekdayIndex).direction;
  return [
    ...panchakas.flatMap((window) => factsWithin(day, window, 'panchaka', { bars, detail: window.kind })),
    ...(purpose.minds.includes('disha_shool') ? factsWithin(day, day, 'disha_shool', { detail: shool }) : []),
  ];
}

/** Returns times of a day to leave out, and times that help. @source each rule of `MUHURTA_RULES` names its own */
export function timeFacts(sky: MuhurtaSky, question: MuhurtaQuestion, day: MuhurtaDay): Fact[] {
  const { isMarriage } = question.purpose;
  // Safe: the keys of the tables themselves.
  const vetoes = Object.entries(VETOES) as [TimeBanId, Times][];
  const boosts = Object.entries(BOOSTS) as [MuhurtaCode, Times][];
  const timed = { ...day, choghadiyas: choghadiyas(day.daylight, day.night, day.weekdayIndex) };
  return [
    ...vetoes.flatMap(([code, timesOf]) => {
      const bars = question.bans.includes(code) ? 'always' : 'never';
      return timesOf(timed).flatMap((window) => factsWithin(day, window, code, { bars }));
    }),
    ...boosts.flatMap(([code, timesOf]) => timesOf(timed).flatMap((window) => factsWithin(day, window, code))),
    ...specialFacts(isMarriage, day),
    ...(isMarriage ? factsWithin(day, godhuliOn(day), 'godhuli') : []),
    ...festiveFacts(sky, question, day),
    ...mindedFacts(sky, question, day),
  ];
}

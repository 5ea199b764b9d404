import type { Interval } from '../panchang/interval.ts';
import type { Span } from '../core/search.ts';
import type { Fact, MuhurtaQuestion } from './fact.ts';
import type { MuhurtaDay, MuhurtaLimbs } from './muhurta-day.ts';
import type { Purpose } from './purpose.ts';

/** Sunrise at JD 100, sunset at 100.5, next sunrise at 101. */
const DAY: Interval = { startJdUt: 100, endJdUt: 101 };

/** A span that holds for the whole day and some time before and after. */
export const allDay = (index: number): Span => ({ index, startJdUt: 99.5, endJdUt: 101.5 });

const LIMBS: MuhurtaLimbs = {
  tithi: [allDay(1)], nakshatra: [allDay(0)], yoga: [allDay(1)], karana: [allDay(1)], pada: [allDay(0)],
  moonSign: [allDay(0)], sunSign: [{ index: 0, startJdUt: 90, endJdUt: 120 }], sunStar: [{ index: 0, startJdUt: 95, endJdUt: 108 }],
}; // prettier-ignore

/** A Sunday made up by hand, in which every limb holds throughout unless a test changes it. */
export const dayWith = (limbs: Partial<MuhurtaLimbs> = {}, weekdayIndex = 0): MuhurtaDay => ({
  ...DAY,
  date: { year: 2000, month: 1, day: 2 },
  weekdayIndex,
  basis: 'sunrise',
  sunriseJdUt: 100,
  sunsetJdUt: 100.5,
  nextSunriseJdUt: 101,
  daylight: { startJdUt: 100, endJdUt: 100.5 },
  night: { startJdUt: 100.5, endJdUt: 101 },
  previousStartJdUt: 99,
  limbs: { ...LIMBS, ...limbs },
});

const PLAIN: Purpose = {
  id: 'plain', name: 'Plain', starNumbers: { good: [], middling: [] }, barredPadas: [], tithiNumbers: { shukla: [], krishna: [] },
  weekdayIndexes: { good: [], middling: [] }, vishti: 'ignored', barredYogas: 'none', bans: [], cautions: [], avoidsJanma: false,
  lagna: { bestSignIndexes: [], goodSignIndexes: [], weakSignIndexes: [], emptyHouses: [] }, isMarriage: false, minds: [],
  festiveDays: [], source: 'by hand',
}; // prettier-ignore

/** A request for a purpose that requires only the values of a test. */
export const questionWith = (
  purpose: Partial<Purpose> = {},
  question: Partial<Omit<MuhurtaQuestion, 'purpose'>> = {},
): MuhurtaQuestion => ({
  persons: [],
  mode: 'strict',
  withLagna: false,
  bans: [],
  astaPaddingDays: 0,
  ...question,
  purpose: { ...PLAIN, ...purpose },
});

/** Facts in short: `rahu_kaal strict`. */
export const shortly = (facts: readonly Fact[]): string[] =>
  facts.map(({ code, bars, detail }) => [code, bars, ...(detail === null ? [] : [detail])].join(' '));

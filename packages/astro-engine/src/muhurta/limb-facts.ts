import { nityaYogaAt, karanaAt, tithiAt } from '../panchang/names.ts';
import type { Span } from '../core/search.ts';
import { nakshatraAt } from '../vocabulary/nakshatras.ts';
import { weekdayAt } from '../vocabulary/weekdays.ts';
import { type Fact, factsWithin, type MuhurtaQuestion } from './fact.ts';
import type { MuhurtaDay } from './muhurta-day.ts';
import type { Purpose } from './purpose.ts';
import type { MuhurtaCode } from './rules.ts';

const RIKTA_TITHIS: ReadonlySet<number> = new Set([4, 9, 14]);
const AMAVASYA_INDEX = 29;
const WORST_YOGAS: ReadonlySet<string> = new Set(['Vyatipata', 'Vaidhriti']);
const PADAS = 4;

function tithiCode({ tithiNumbers: { shukla, krishna } }: Purpose, tithiIndex: number): MuhurtaCode {
  const { dayOfPaksha, paksha } = tithiAt(tithiIndex);
  if (tithiIndex === AMAVASYA_INDEX) return 'tithi_amavasya';
  if (RIKTA_TITHIS.has(dayOfPaksha)) return 'tithi_rikta';
  return (paksha === 'Shukla' ? shukla : krishna).includes(dayOfPaksha) ? 'tithi_good' : 'tithi_not_listed';
}

function isListed({ tithiNumbers: { shukla, krishna } }: Purpose, tithiIndex: number): boolean {
  const { dayOfPaksha, paksha } = tithiAt(tithiIndex);
  return (paksha === 'Shukla' ? shukla : krishna).includes(dayOfPaksha);
}

function tithiFacts(purpose: Purpose, day: MuhurtaDay, tithi: Span): Fact[] {
  const { name, paksha } = tithiAt(tithi.index);
  const detail = `${paksha} ${name}`;
  const isKshaya = tithi.startJdUt > day.startJdUt && tithi.endJdUt <= day.endJdUt;
  const holdsSunrise = tithi.startJdUt <= day.startJdUt;
  const isVriddhi = holdsSunrise && (tithi.startJdUt <= day.previousStartJdUt || tithi.endJdUt > day.endJdUt);
  return [
    ...factsWithin(day, tithi, tithiCode(purpose, tithi.index), {
      detail,
      cuts: true,
      bars: isListed(purpose, tithi.index) ? 'never' : 'strict',
      source: purpose.source,
    }),
    ...(isKshaya ? factsWithin(day, tithi, 'tithi_kshaya', { detail }) : []),
    ...(isVriddhi ? factsWithin(day, tithi, 'tithi_vriddhi', { detail }) : []),
    ...factsWithin(day, tithi, paksha === 'Shukla' ? 'paksha_shukla' : 'paksha_krishna'),
  ];
}

function starFacts({ starNumbers, source }: Purpose, day: MuhurtaDay, { index, ...span }: Span): Fact[] {
  const detail = nakshatraAt(index).name;
  if (starNumbers.good.includes(index + 1))
    return factsWithin(day, span, 'nakshatra_good', { detail, cuts: true, source });
  if (starNumbers.middling.includes(index + 1))
    return factsWithin(day, span, 'nakshatra_middling', { detail, cuts: true, source });
  return factsWithin(day, span, 'nakshatra_bad', { detail, cuts: true, source, bars: 'strict' });
}

function padaFacts({ barredPadas, source }: Purpose, day: MuhurtaDay, { index, ...span }: Span): Fact[] {
  const [starNumber, padaNumber] = [Math.floor(index / PADAS) + 1, (index % PADAS) + 1];
  const isBarred = barredPadas.some((one) => one.starNumber === starNumber && one.padaNumber === padaNumber);
  const detail = `${nakshatraAt(starNumber - 1).name} pada ${padaNumber}`;
  return isBarred ? factsWithin(day, span, 'pada_bad', { detail, cuts: true, source, bars: 'strict' }) : [];
}

function weekdayFacts({ weekdayIndexes: { good, middling }, source }: Purpose, day: MuhurtaDay): Fact[] {
  const words = { detail: weekdayAt(day.weekdayIndex).name, source };
  if (good.includes(day.weekdayIndex)) return factsWithin(day, day, 'weekday_good', words);
  if (middling.includes(day.weekdayIndex)) return factsWithin(day, day, 'weekday_middling', words);
  return factsWithin(day, day, 'weekday_bad', { ...words, bars: 'strict' });
}

function yogaFacts({ barredYogas }: Purpose, day: MuhurtaDay, { index, ...span }: Span): Fact[] {
  const { name, quality } = nityaYogaAt(index);
  if (quality !== 'bad') return [];
  const isBarred = barredYogas === 'nine' || (barredYogas === 'vyatipata_vaidhriti' && WORST_YOGAS.has(name));
  return factsWithin(day, span, 'yoga_bad', { detail: name, cuts: true, bars: isBarred ? 'strict' : 'never' });
}

function karanaFacts({ purpose: { vishti }, bans }: MuhurtaQuestion, day: MuhurtaDay, karana: Span): Fact[] {
  const isAsked = bans.includes('vishti');
  if (karanaAt(karana.index).name !== 'Vishti' || (vishti === 'ignored' && !isAsked)) return [];
  const bars = isAsked ? 'always' : vishti === 'barred' ? 'strict' : 'never';
  return factsWithin(day, karana, 'vishti', { bars, cuts: true });
}

/** Returns the facts of tithi, star, weekday, yoga and karana for a purpose; they count in proportion to the day. */
export function limbFacts(question: MuhurtaQuestion, day: MuhurtaDay): Fact[] {
  const { purpose } = question;
  const { limbs } = day;
  return [
    ...limbs.tithi.flatMap((span) => tithiFacts(purpose, day, span)),
    ...limbs.nakshatra.flatMap((span) => starFacts(purpose, day, span)),
    ...limbs.pada.flatMap((span) => padaFacts(purpose, day, span)),
    ...weekdayFacts(purpose, day),
    ...limbs.yoga.flatMap((span) => yogaFacts(purpose, day, span)),
    ...limbs.karana.flatMap((span) => karanaFacts(question, day, span)),
  ];
}

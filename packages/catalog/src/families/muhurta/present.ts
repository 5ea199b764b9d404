import { type Clock, isoDate } from '@graha/astro-engine/core/moment';
import type { FoundWindow, RejectedDay } from '@graha/astro-engine/muhurta/find';
import type { MuhurtaDay, MuhurtaLimbs } from '@graha/astro-engine/muhurta/muhurta-day';
import { muhurtaRule } from '@graha/astro-engine/muhurta/rules';
import { type MuhurtaReason, reasonsOf } from '@graha/astro-engine/muhurta/window';
import type { Interval } from '@graha/astro-engine/panchang/interval';
import { karanaAt, nityaYogaAt, tithiAt } from '@graha/astro-engine/panchang/names';
import type { RisingZodiac } from '@graha/astro-engine/sky/rising-signs';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import type { z } from 'zod';
import { instantOrNull, presentWindow } from '../panchang/almanac.ts';
import type { LimbsWire, MuhurtaWindowWire, ReasonWire, RejectedDayWire } from './wire.ts';

type Lagnas = z.input<typeof MuhurtaWindowWire>['lagnas'];
const PADAS = 4;
const NAVAMSHAS = 108;
const MINUTES_PER_DAY = 1440;
const BENEFIC_LORDS: ReadonlySet<string> = new Set(['moon', 'mercury', 'jupiter', 'venus']);

const WITHOUT: Readonly<Record<'no_sunrise' | 'no_sunset' | 'too_short', string>> = {
  no_sunrise: 'The Sun does not rise that day: there is no day from sunrise to sunrise.',
  no_sunset: 'The Sun does not set that day, or does not rise again: day and night have no muhurtas.',
  too_short: 'What is left of the day is shorter than min_minutes.',
};

const indexAt = (limbs: MuhurtaLimbs, name: keyof MuhurtaLimbs, jdUt: number): number => {
  const span = limbs[name].find(({ startJdUt, endJdUt }) => jdUt >= startJdUt && jdUt < endJdUt);
  if (span === undefined) throw new RangeError(`no ${name} at JD ${jdUt}`);
  return span.index;
};

export function presentLimbs({ limbs, weekdayIndex }: MuhurtaDay, jdUt: number): z.input<typeof LimbsWire> {
  const { name, paksha } = tithiAt(indexAt(limbs, 'tithi', jdUt));
  return {
    tithi: `${paksha} ${name}`,
    nakshatra: nakshatraAt(indexAt(limbs, 'nakshatra', jdUt)).name,
    pada: (indexAt(limbs, 'pada', jdUt) % PADAS) + 1,
    yoga: nityaYogaAt(indexAt(limbs, 'yoga', jdUt)).name,
    karana: karanaAt(indexAt(limbs, 'karana', jdUt)).name,
    vara: weekdayAt(weekdayIndex).name,
    moon_sign: signAt(indexAt(limbs, 'moonSign', jdUt)).name,
  };
}

function presentReason(reason: MuhurtaReason, clock: Clock): z.input<typeof ReasonWire> {
  const { points } = muhurtaRule(reason.code);
  return {
    code: reason.code,
    effect: points > 0 ? 'for' : points < 0 ? 'against' : 'neutral',
    points: reason.points,
    text: reason.text,
    detail: reason.detail,
    source: reason.source,
    times: reason.times.map((time) => presentWindow(time, { clock })),
  };
}

export function presentReasons(window: FoundWindow, clock: Clock) {
  const { reasons, cautions } = reasonsOf(window, window.facts);
  return {
    reasons: reasons.map((reason) => presentReason(reason, clock)),
    cautions: cautions.map((reason) => presentReason(reason, clock)),
  };
}

const clipped = (one: Interval, whole: Interval): Interval => ({
  startJdUt: Math.max(one.startJdUt, whole.startJdUt),
  endJdUt: Math.min(one.endJdUt, whole.endJdUt),
});

/**
 * Rising signs of a time, with the navamshas that benefics rule. The navamshas repeat the signs in order, from Aries.
 */
export function presentLagnas(zodiac: RisingZodiac, time: Interval, clock: Clock): Lagnas {
  const navamshas = zodiac
    .spansBetween(NAVAMSHAS, time.startJdUt, time.endJdUt)
    .filter(({ index }) => BENEFIC_LORDS.has(signAt(index % 12).lord));
  return zodiac.spansBetween(12, time.startJdUt, time.endJdUt).map((span) => {
    const part = clipped(span, time);
    return {
      sign: signAt(span.index).name,
      ...presentWindow(part, { clock }),
      benefic_navamshas: navamshas
        .map((one) => clipped(one, part))
        .filter(({ startJdUt, endJdUt }) => startJdUt < endJdUt)
        .map((one) => presentWindow(one, { clock })),
    };
  });
}

export function presentMuhurta(
  window: FoundWindow,
  zodiac: RisingZodiac | null,
  clock: Clock,
): z.input<typeof MuhurtaWindowWire> {
  const { startJdUt, endJdUt, day } = window;
  return {
    ...presentWindow(window, { clock }),
    minutes: Math.floor((endJdUt - startJdUt) * MINUTES_PER_DAY),
    panchang_day: isoDate(day.date),
    score: window.score,
    grade: window.grade,
    ...presentReasons(window, clock),
    limbs: presentLimbs(day, startJdUt),
    lagnas: zodiac === null ? null : presentLagnas(zodiac, window, clock),
  };
}

export function presentRejected(rejected: RejectedDay, clock: Clock): z.input<typeof RejectedDayWire> {
  const { code } = rejected;
  return {
    date: isoDate(rejected.date),
    code,
    text:
      code === 'no_sunrise' || code === 'no_sunset' || code === 'too_short' ? WITHOUT[code] : muhurtaRule(code).text,
    detail: rejected.detail,
    until: instantOrNull(rejected.untilJdUt, { clock }),
    other_codes: [...rejected.otherCodes],
  };
}

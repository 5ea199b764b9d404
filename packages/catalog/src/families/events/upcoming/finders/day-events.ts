import { dateOfDayCount, type Clock, isoAt, isoDate, secondOf, weekdayIndexOf } from '@graha/astro-engine/core/moment';
import type { Chosen } from '@graha/astro-engine/observance/choice';
import { ekadashiFastOf, paranaOf } from '@graha/astro-engine/observance/ekadashi';
import { tithiNumbersIn } from '@graha/astro-engine/observance/lunar-rules';
import { isOfRegion, type ObservanceSky } from '@graha/astro-engine/observance/observance-sky';
import { keptBetween } from '@graha/astro-engine/observance/observances-between';
import { sankrantisIn } from '@graha/astro-engine/observance/sankranti';
import { FESTIVALS } from '@graha/astro-engine/observance/table';
import { ekadashiNameOf } from '@graha/astro-engine/observance/vow-names';
import { DAY_PORTIONS, dayPortion } from '@graha/astro-engine/panchang/day-portions';
import type { Interval } from '@graha/astro-engine/panchang/interval';
import { limbIndexAt } from '@graha/astro-engine/panchang/limbs';
import { karanaAt, nityaYogaAt, tithiAt } from '@graha/astro-engine/panchang/names';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { nameOf } from '../../../../wire/present-placement.ts';
import type { FoundEvent } from '../kind.ts';
import type { Scene } from '../scene.ts';
import type { Facts } from '../wire.ts';

/** Events of a place. Those of a date are at its sunrise; without one, at 6:00 by the clock. */

const EKADASHI_INDEXES = [10, 25];

const windowOf = (window: { startJdUt: number; endJdUt: number | null } | null, clock: Clock): Facts['window'] =>
  window === null
    ? null
    : { start: isoAt(window.startJdUt, clock), end: window.endJdUt === null ? null : isoAt(window.endJdUt, clock) };

/** Returns an event that lasts from the sunrise of a date to the next one. */
export function onDay(
  { days }: ObservanceSky,
  dayCount: number,
  { title, facts }: Pick<FoundEvent, 'title' | 'facts'>,
): FoundEvent {
  const { riseJdUt, nextRiseJdUt, basis } = days.at(dayCount);
  return {
    second: secondOf(riseJdUt),
    untilSecond: secondOf(nextRiseJdUt),
    title,
    facts: { date: isoDate(dateOfDayCount(dayCount)), basis, ...facts },
  };
}

/** Festivals and fasts, as in `panchang/festivals`. */
export function observances({ asked, days, dates, clock }: Scene): FoundEvent[] {
  const { region, settings } = asked;
  const rows = region === undefined ? FESTIVALS : FESTIVALS.filter(({ regions }) => isOfRegion(regions, region));
  return keptBetween(days, rows, dates, settings.school).map(({ observance, dayCount, window }) =>
    onDay(days, dayCount, {
      title: observance.name,
      facts: { detail: observance.id, name: observance.name, window: windowOf(window, clock) },
    }),
  );
}

/** Days of Ekadashi by the school, as in `panchang/ekadashis`; the window is parana on the next day. */
export function ekadashis({ asked, days, dates, clock }: Scene): FoundEvent[] {
  const isVaishnava = asked.settings.school === 'vaishnava';
  return EKADASHI_INDEXES.flatMap((tithiIndex) =>
    tithiNumbersIn(days, { monthIndex: null, tithiIndex, adhika: 'also' }, dates),
  ).map((tithiNumber) => {
    const fast = ekadashiFastOf(days, tithiNumber);
    const dayCount = isVaishnava ? fast.vaishnavaDayCount : fast.smartaDayCount;
    const { id, name } = ekadashiNameOf(days.moon, tithiNumber);
    const window = windowOf(paranaOf(days, fast, dayCount), clock);
    return onDay(days, dayCount, { title: `${name}: fast`, facts: { detail: id, name, window } });
  });
}

/** Entries of the Sun into signs, as in `panchang/sankrantis`; the window is punya kala. */
export const sankrantis = ({ days, dates, clock }: Scene): FoundEvent[] =>
  sankrantisIn(days, dates).map(({ signIndex, jdUt, dayCount, punyaKala, basis }) => {
    const { name, sanskrit } = signAt(signIndex);
    return {
      second: secondOf(jdUt),
      untilSecond: null,
      title: `${sanskrit} sankranti`,
      facts: {
        body: nameOf('sun'),
        sign: name,
        name: `${sanskrit} sankranti`,
        date: isoDate(dateOfDayCount(dayCount)),
        window: windowOf(punyaKala, clock),
        basis,
      },
    };
  });

const datesOf = ({ dates: { fromDayCount, toDayCount } }: Scene): number[] =>
  Array.from({ length: toDayCount - fromDayCount + 1 }, (_, index) => fromDayCount + index);

/** One event a day: the limbs at sunrise. */
export const dailyPanchangs = (scene: Scene): FoundEvent[] =>
  datesOf(scene).map((dayCount) => {
    const { days } = scene;
    const { riseJdUt } = days.days.at(dayCount);
    const { name: tithi, paksha } = tithiAt(limbIndexAt(days.angles, 'tithi', riseJdUt));
    const nakshatra = nakshatraAt(limbIndexAt(days.angles, 'nakshatra', riseJdUt)).name;
    const weekday = weekdayAt(weekdayIndexOf(dateOfDayCount(dayCount))).name;
    const yoga = nityaYogaAt(limbIndexAt(days.angles, 'yoga', riseJdUt)).name;
    const karana = karanaAt(limbIndexAt(days.angles, 'karana', riseJdUt)).name;
    return onDay(days, dayCount, {
      title: `${weekday}, ${paksha} ${tithi}, ${nakshatra}`,
      facts: { nakshatra, limbs: { weekday, paksha, tithi, yoga, karana } },
    });
  });

/** Rahu Kaal of each day; none on days without sunrise or sunset. */
export const rahuKaals = (scene: Scene): FoundEvent[] =>
  datesOf(scene).flatMap((dayCount): FoundEvent[] => {
    const { riseJdUt, setJdUt, basis } = scene.days.days.at(dayCount);
    if (basis === 'civil') return [];
    const date = dateOfDayCount(dayCount);
    const daylight: Interval = { startJdUt: riseJdUt, endJdUt: setJdUt };
    const { startJdUt, endJdUt } = dayPortion(DAY_PORTIONS.rahuKaal, daylight, weekdayIndexOf(date));
    const facts = { change: 'begins', date: isoDate(date), basis } as const;
    return [{ second: secondOf(startJdUt), untilSecond: secondOf(endJdUt), title: 'Rahu Kaal begins', facts }];
  });

/** A chosen day of a yearly rule of a birth. */
export const daysKept = (scene: Scene, chosen: readonly Chosen[], one: Pick<FoundEvent, 'title' | 'facts'>) =>
  chosen.map(({ dayCount }) => onDay(scene.days, dayCount, one));

import { daylightOf, nightOf, previousNightOf } from '@graha/astro-engine/panchang/day';
import { brahmaMuhurta, DAY_PORTIONS, dayPortion } from '@graha/astro-engine/panchang/day-portions';
import type { Interval } from '@graha/astro-engine/panchang/interval';
import { limbsBetween } from '@graha/astro-engine/panchang/limbs';
import { varjyamsOf } from '@graha/astro-engine/panchang/nakshatra-ghatis';
import { choghadiyas } from '@graha/astro-engine/panchang/planetary-slots';
import type { Quality } from '@graha/astro-engine/vocabulary/quality';
import type { AlmanacDay } from '../almanac.ts';

/** The windows of a sunrise day; null if the Sun does not rise or set. */
export type DayWindows = {
  rahuKaal: Interval | null;
  gulikaKaal: Interval | null;
  yamaganda: Interval | null;
  abhijit: Interval | null;
  brahma: Interval | null;
  amrits: (Interval & { isDay: boolean })[];
};

export function windowsOf({ almanac, day }: Pick<AlmanacDay, 'almanac' | 'day'>): DayWindows {
  const daylight = daylightOf(day);
  const previousNight = previousNightOf(almanac, day);
  const portion = (name: keyof typeof DAY_PORTIONS): Interval | null =>
    daylight === null ? null : dayPortion(DAY_PORTIONS[name], daylight, day.weekdayIndex);
  return {
    rahuKaal: portion('rahuKaal'),
    gulikaKaal: portion('gulikaKaal'),
    yamaganda: portion('yamaganda'),
    abhijit: portion('abhijit'),
    brahma: previousNight === null ? null : brahmaMuhurta(previousNight),
    amrits: choghadiyas(daylight, nightOf(day), day.weekdayIndex).filter(({ row }) => row.name === 'Amrit'),
  };
}

/** Windows that depend on nakshatras and begin within the day. */
export function byStars(
  { angles, day }: Pick<AlmanacDay, 'angles' | 'day'>,
  windowsOfStar: (star: Parameters<typeof varjyamsOf>[0]) => Interval[],
): Interval[] {
  const { startJdUt, endJdUt } = day;
  return limbsBetween(angles, 'nakshatra', startJdUt, endJdUt)
    .flatMap(windowsOfStar)
    .filter((window) => window.startJdUt >= startJdUt && window.startJdUt < endJdUt);
}

export type NamedWindow = Interval & { name: string; quality: Quality };

const byStart = (a: NamedWindow, b: NamedWindow): number =>
  a.startJdUt - b.startJdUt || a.endJdUt - b.endJdUt || a.name.localeCompare(b.name, 'en');

/**
 * The windows that almanacs print beside the limbs of a day: the good and bad ones without the choghadiyas, and
 * Varjyam.
 */
export function almanacWindows(almanacDay: Pick<AlmanacDay, 'almanac' | 'angles' | 'day'>): NamedWindow[] {
  const varjyams = byStars(almanacDay, varjyamsOf).map((window) => ({ ...window, name: 'Varjyam', quality: 'bad' as const }));
  const others = goodAndBadWindows(almanacDay).filter(({ name }) => name !== AMRIT);
  return [...others, ...varjyams].toSorted(byStart);
} // prettier-ignore

const AMRIT = 'Amrit Choghadiya';

/** All good and bad windows in one list, by start. Of two with the same start, the one that ends first comes first. */
export function goodAndBadWindows(almanacDay: Pick<AlmanacDay, 'almanac' | 'day'>): NamedWindow[] {
  const { rahuKaal, gulikaKaal, yamaganda, abhijit, brahma, amrits } = windowsOf(almanacDay);
  const named = (name: string, quality: Quality, window: Interval | null): NamedWindow[] =>
    window === null ? [] : [{ name, quality, startJdUt: window.startJdUt, endJdUt: window.endJdUt }];
  return [
    ...named('Brahma Muhurta', 'good', brahma),
    ...named('Abhijit Muhurat', 'good', abhijit),
    ...amrits.flatMap((window) => named(AMRIT, 'good', window)),
    ...named('Rahu Kaal', 'bad', rahuKaal),
    ...named('Gulika Kaal', 'bad', gulikaKaal),
    ...named('Yamaganda', 'bad', yamaganda),
  ].toSorted(byStart);
}

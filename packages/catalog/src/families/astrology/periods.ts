import { daylightOf, nightOf } from '@graha/astro-engine/panchang/day';
import { durMuhurtas } from '@graha/astro-engine/panchang/day-portions';
import type { Interval } from '@graha/astro-engine/panchang/interval';
import { limbsBetween } from '@graha/astro-engine/panchang/limbs';
import { amritKaalOf, varjyamsOf } from '@graha/astro-engine/panchang/nakshatra-ghatis';
import { choghadiyas } from '@graha/astro-engine/panchang/planetary-slots';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../birth.ts';
import { Metadata } from '../../envelopes.ts';
import { operation } from '../../operation.ts';
import {
  type Page,
  PanchangDayWire,
  PanchangRequest,
  presentDay,
  presentWindow,
  Reason,
  reasonOf,
  wholeDayOf,
} from '../panchang/almanac.ts';
import { windowsOf } from '../panchang/windows.ts';
import { openCivilDay } from './day.ts';
import { Muhurat } from './schemas.ts';

type WireMuhurat = z.input<typeof Muhurat>;

const WEDNESDAY = 3;

/** By the numbers that the reference interface gives them; the choghadiyas, which it does not list here, follow. */
const GOOD_CHOGHADIYAS = { Amrit: 9, Shubh: 10, Labh: 11 } as const;

const muhurat = (
  { moment }: Page,
  type: WireMuhurat['type'],
  id: number,
  name: string,
  windows: readonly (Interval | null)[],
): WireMuhurat => ({
  id,
  name,
  type,
  period: windows.flatMap((window) => (window === null ? [] : [presentWindow(window, moment)])),
});

/** Windows that stars bring, of those that begin within the day. */
function byStars({ angles, day, moment }: Page, windowsOfStar: (star: Parameters<typeof varjyamsOf>[0]) => Interval[]) {
  const { startJdUt, endJdUt } = wholeDayOf(day, moment);
  return limbsBetween(angles, 'nakshatra', startJdUt, endJdUt)
    .flatMap(windowsOfStar)
    .filter((window) => window.startJdUt >= startJdUt && window.startJdUt < endJdUt);
}

export function auspiciousPeriods(page: Page): WireMuhurat[] {
  const { day } = page;
  const { abhijit, brahma } = windowsOf(page);
  const slots = choghadiyas(daylightOf(day), nightOf(day), day.weekdayIndex);
  const avoid = day.weekdayIndex === WEDNESDAY ? { avoid_on_wednesday: true as const } : {};
  return [
    { ...muhurat(page, 'Auspicious', 1, 'Abhijit Muhurat', [abhijit]), ...avoid },
    muhurat(
      page,
      'Auspicious',
      2,
      'Amrit Kaal',
      byStars(page, (star) => [amritKaalOf(star)]),
    ),
    muhurat(page, 'Auspicious', 3, 'Brahma Muhurta', [brahma]),
    ...Object.entries(GOOD_CHOGHADIYAS).map(([name, id]) =>
      muhurat(
        page,
        'Auspicious',
        id,
        `${name} Choghadiya`,
        slots.filter(({ row }) => row.name === name),
      ),
    ),
  ];
}

export function inauspiciousPeriods(page: Page): WireMuhurat[] {
  const { day } = page;
  const { rahuKaal, yamaganda, gulikaKaal } = windowsOf(page);
  const daylight = daylightOf(day);
  const durs = daylight === null ? [] : durMuhurtas(daylight, nightOf(day), day.weekdayIndex);
  return [
    muhurat(page, 'Inauspicious', 4, 'Rahu Kaal', [rahuKaal]),
    muhurat(page, 'Inauspicious', 5, 'Yamaganda', [yamaganda]),
    muhurat(page, 'Inauspicious', 6, 'Gulika Kaal', [gulikaKaal]),
    muhurat(page, 'Inauspicious', 7, 'Dur Muhurta', durs),
    muhurat(page, 'Inauspicious', 8, 'Varjyam', byStars(page, varjyamsOf)),
  ];
}

const shared = {
  input: PanchangRequest,
  output: z.strictObject({
    panchang_day: PanchangDayWire,
    muhurat: z.array(Muhurat),
    reason: Reason,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
} as const;

const answer = (page: Page, muhurats: WireMuhurat[]) => ({
  panchang_day: presentDay(page.day, page.moment),
  muhurat: muhurats,
  reason: reasonOf(page.day),
  metadata: page.metadata,
});

export const periods = {
  'auspicious-period': operation({
    ...shared,
    summary: 'Good windows of the day: Abhijit, Amrit Kaal, Brahma Muhurta and the good choghadiyas.',
    description:
      'The windows of the sunrise day of the date asked about. Abhijit is the middle muhurta of the day, Brahma Muhurta the ' +
      'last but one of the night before; Amrit Kaal is a window that each star of the Moon brings. Amrit, Shubh and Labh ' +
      'choghadiyas are the parts of day and night that the Moon, Jupiter and Mercury rule.',
    compute: (birth, sky) => {
      const page = openCivilDay(birth, sky);
      return answer(page, auspiciousPeriods(page));
    },
  }),

  'inauspicious-period': operation({
    ...shared,
    summary: 'Windows of the day to avoid: Rahu Kaal, Yamaganda, Gulika Kaal, Dur Muhurta and Varjyam.',
    description:
      'The windows of the sunrise day of the date asked about. Rahu Kaal, Yamaganda and Gulika Kaal are eighths of the day ' +
      'and Dur Muhurtas fifteenths of day or night, chosen by the weekday; Varjyam is a window that each star of the Moon ' +
      'brings. Beginnings are avoided in them.',
    compute: (birth, sky) => {
      const page = openCivilDay(birth, sky);
      return answer(page, inauspiciousPeriods(page));
    },
  }),
};

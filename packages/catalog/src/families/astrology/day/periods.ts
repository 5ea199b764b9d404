import { daylightOf, nightOf } from '@graha/astro-engine/panchang/day';
import { durMuhurtas } from '@graha/astro-engine/panchang/day-portions';
import type { Interval } from '@graha/astro-engine/panchang/interval';
import { amritKaalOf, varjyamsOf } from '@graha/astro-engine/panchang/nakshatra-ghatis';
import { choghadiyas } from '@graha/astro-engine/panchang/planetary-slots';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { operation } from '../../../operation/operation.ts';
import {
  type AlmanacDay,
  PanchangDayWire,
  PanchangRequest,
  presentDay,
  presentWindow,
  Reason,
  reasonOf,
} from '../../panchang/almanac.ts';
import { byStars, windowsOf } from '../../panchang/windows/windows.ts';
import { openCivilDay } from './day.ts';
import { Muhurat } from '../schemas.ts';

type WireMuhurat = z.input<typeof Muhurat>;

const WEDNESDAY = 3;

/** Ids of the reference interface; the choghadiyas, which it does not list here, have the next numbers. */
const GOOD_CHOGHADIYAS = { Amrit: 9, Shubh: 10, Labh: 11 } as const;

const muhurat = (
  { moment }: AlmanacDay,
  type: WireMuhurat['type'],
  id: number,
  name: string,
  windows: readonly (Interval | null)[],
): WireMuhurat => ({
  id,
  name,
  type,
  period: windows.flatMap((window) => (window === null ? [] : [presentWindow(window, moment)])),
  avoid_on_wednesday: null,
});

export function auspiciousPeriods(almanacDay: AlmanacDay): WireMuhurat[] {
  const { day } = almanacDay;
  const { abhijit, brahma } = windowsOf(almanacDay);
  const slots = choghadiyas(daylightOf(day), nightOf(day), day.weekdayIndex);
  return [
    {
      ...muhurat(almanacDay, 'Auspicious', 1, 'Abhijit Muhurat', [abhijit]),
      avoid_on_wednesday: day.weekdayIndex === WEDNESDAY,
    },
    muhurat(
      almanacDay,
      'Auspicious',
      2,
      'Amrit Kaal',
      byStars(almanacDay, (star) => [amritKaalOf(star)]),
    ),
    muhurat(almanacDay, 'Auspicious', 3, 'Brahma Muhurta', [brahma]),
    ...Object.entries(GOOD_CHOGHADIYAS).map(([name, id]) =>
      muhurat(
        almanacDay,
        'Auspicious',
        id,
        `${name} Choghadiya`,
        slots.filter(({ row }) => row.name === name),
      ),
    ),
  ];
}

export function inauspiciousPeriods(almanacDay: AlmanacDay): WireMuhurat[] {
  const { day } = almanacDay;
  const { rahuKaal, yamaganda, gulikaKaal } = windowsOf(almanacDay);
  const daylight = daylightOf(day);
  const durs = daylight === null ? [] : durMuhurtas(daylight, nightOf(day), day.weekdayIndex);
  return [
    muhurat(almanacDay, 'Inauspicious', 4, 'Rahu Kaal', [rahuKaal]),
    muhurat(almanacDay, 'Inauspicious', 5, 'Yamaganda', [yamaganda]),
    muhurat(almanacDay, 'Inauspicious', 6, 'Gulika Kaal', [gulikaKaal]),
    muhurat(almanacDay, 'Inauspicious', 7, 'Dur Muhurta', durs),
    muhurat(almanacDay, 'Inauspicious', 8, 'Varjyam', byStars(almanacDay, varjyamsOf)),
  ];
}

const shared = {
  input: PanchangRequest,
  output: z.strictObject({
    panchang_day: PanchangDayWire,
    muhurat: z.array(Muhurat).describe('Windows of the day.'),
    reason: Reason,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
} as const;

const answer = (almanacDay: AlmanacDay, muhurats: WireMuhurat[]) => ({
  panchang_day: presentDay(almanacDay.day, almanacDay.moment),
  muhurat: muhurats,
  reason: reasonOf(almanacDay.day),
  metadata: almanacDay.metadata,
});

export const periods = {
  'auspicious-period': operation({
    ...shared,
    summary: 'Good windows of the day: Abhijit, Amrit Kaal, Brahma Muhurta and the good choghadiyas.',
    description:
      'The windows of the sunrise day of the requested date. Abhijit is the middle muhurta of the day, Brahma Muhurta the ' +
      'last but one of the night before; Amrit Kaal is a window within each star of the Moon. Amrit, Shubh and Labh ' +
      'choghadiyas are the parts of day and night that the Moon, Jupiter and Mercury rule.',
    compute: (birth, sky) => {
      const almanacDay = openCivilDay(birth, sky);
      return answer(almanacDay, auspiciousPeriods(almanacDay));
    },
  }),

  'inauspicious-period': operation({
    ...shared,
    summary: 'Windows of the day to avoid: Rahu Kaal, Yamaganda, Gulika Kaal, Dur Muhurta and Varjyam.',
    description:
      'The windows of the sunrise day of the requested date. Rahu Kaal, Yamaganda and Gulika Kaal are eighths of the day ' +
      'and Dur Muhurtas fifteenths of day or night, chosen by the weekday; Varjyam is a window within each star of the ' +
      'Moon. Nothing is begun in these windows.',
    compute: (birth, sky) => {
      const almanacDay = openCivilDay(birth, sky);
      return answer(almanacDay, inauspiciousPeriods(almanacDay));
    },
  }),
};

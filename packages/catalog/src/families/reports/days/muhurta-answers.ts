import { PURPOSES } from '@graha/astro-engine/muhurta/purposes';
import type { z } from 'zod';
import { reportClockOfDays } from '../../../request/birth.ts';
import { reportImpossibleDates } from '../../../request/date-span.ts';
import { FROM_CENTRE, settingsOf } from '../../../request/settings.ts';
import { reportUnknownZone } from '../../../request/zones/timezone.ts';
import { members, wholeNumber } from '../../../wire/fields.ts';
import { muhurta } from '../../muhurta/muhurta.ts';
import { findRequest, RANKED_DAYS_MAX } from '../../muhurta/request.ts';
import { DAY_SETTINGS } from '../../panchang/almanac.ts';
import { panchang } from '../../panchang/panchang.ts';
import type { Asker } from '../report.ts';
import { personName, placeNamed, REPORT_MEMBERS } from '../request.ts';

/** Times in a report, some three pages of them. */
const WINDOWS_MAX = 100;
const always = { when: () => true };

export const MuhurtaRequest = members(
  {
    ...findRequest(PURPOSES).shape,
    limit: wholeNumber(1, WINDOWS_MAX).default(40).meta({
      title: 'Limit',
      description: 'Maximum number of times in the report.',
    }),
    name: personName('the person or couple'),
    place_name: placeNamed('Place', 'Name of the place, printed in the report.'),
    ...REPORT_MEMBERS,
    settings: settingsOf([...DAY_SETTINGS, 'clock'], FROM_CENTRE),
  },
  'member of this request',
)
  .superRefine(reportUnknownZone, always)
  .superRefine(reportClockOfDays, always)
  .superRefine(
    reportImpossibleDates(() => RANKED_DAYS_MAX),
    always,
  );
export type MuhurtaInput = z.output<typeof MuhurtaRequest>;

/** Credits of the panchang of the best day. */
export const DAY_CREDITS = 1;

const noonOn = (date: string) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  date: Number(date.slice(8, 10)),
  hours: 12,
  minutes: 0,
});

/** The answers of a report on times, and the requests that pictures repeat. */
export function muhurtaAnswers({ ask }: Asker, input: MuhurtaInput) {
  const { name: _name, place_name: _place, page_size: _size, brand: _brand, place_id: _id, ...question } = input;
  const { clock: _clock, ...settings } = input.settings;
  const request = { ...question, settings };
  const found = ask('muhurta/find', muhurta.find, request);
  const best = found.windows.toSorted((one, other) => other.score - one.score)[0] ?? null;
  const { latitude, longitude, timezone } = input;
  // Without a time the first day is computed, so that the price does not depend on the answer.
  const dayRequest = {
    ...noonOn(best?.panchang_day ?? input.from),
    latitude,
    longitude,
    timezone,
    settings: input.settings,
  };
  return { request, found, best, dayRequest, day: ask('panchang/full', panchang.full, dayRequest) };
}
export type MuhurtaAnswers = ReturnType<typeof muhurtaAnswers>;

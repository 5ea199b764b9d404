import 'server-only';
import { catalog } from '@graha/catalog/families/catalog';
import { differenceText } from '@graha/catalog/families/panchang/calendar/almanac-words';
import { openAlmanacs } from '@graha/catalog/families/panchang/calendar/almanacs-operation';
import { daysBefore } from '@graha/domain/core/days';
import { localDayOf } from '@graha/domain/core/local-day';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { ownSky } from '../../server/own-sky.ts';
import type { City } from './city.ts';
import type { PageLanguage } from './words/page-words.ts';
import { speechIn } from './words/reason-words.ts';

const { almanacs, full, choghadiya, festivals } = catalog.panchang;

export type Festival = {
  id: string;
  name: string;
  /** Names in the languages of the pages; null if none is known. */
  local: { hi: string | null; ta: string | null };
  date: string;
};

export type CityDay = {
  /** The date at the place. */
  date: string;
  full: z.output<typeof full.output>;
  choghadiya: z.output<typeof choghadiya.output>;
  /** The tithi and the month of the date by every almanac. */
  almanacs: z.output<typeof almanacs.output>['almanacs'];
  /** The differences from the sky, by the almanac's id; null for none. */
  differences: Readonly<Record<PageLanguage, ReadonlyMap<string, string | null>>>;
  today: readonly Festival[];
  next: readonly Festival[];
};

/** Any 75 days have at least five festivals. */
const AHEAD_DAYS = 75;
const NEXT_SHOWN = 5;
/** A page for every place would otherwise fill the memory. */
const KEPT_MAX = 300;

const kept = new LRUCache<string, CityDay>({ max: KEPT_MAX });

/** Returns the panchang of today at a place. It is computed once per place and date, in this process and not by the API. */
export function cityDay(city: City, now: Date): CityDay {
  const date = localDayOf(now, city.zone);
  const name = `${city.id} ${date}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const made = computed(city, date);
  kept.set(name, made);
  return made;
}

/** Returns the panchang of the current day at the place. */
export const cityToday = (city: City): CityDay => cityDay(city, new Date());

function differencesOf({ rows }: ReturnType<typeof openAlmanacs>): CityDay['differences'] {
  const [sky] = rows;
  const differencesIn = (language: PageLanguage) =>
    new Map(
      sky === undefined ? [] : rows.map((own) => [own.id, differenceText(own, sky, speechIn(language))] as const),
    );
  return { en: differencesIn('en'), hi: differencesIn('hi'), ta: differencesIn('ta') };
}

/** Computes the day for noon, because noon is in the day that begins with the sunrise of the date. */
function computed({ latitude, longitude, zone }: City, date: string): CityDay {
  const sky = ownSky();
  const place = { latitude, longitude, timezone: zone };
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const noon = { year, month, date: day, hours: 12, minutes: 0, ...place };
  const asked = festivals.input.parse({ from: date, to: daysBefore(date, -AHEAD_DAYS), ...place });
  const found = festivals.output.parse(festivals.compute(asked, sky)).festivals;
  const rows = found.map(({ id, name, local_names: { hi, ta }, date: on }): Festival => ({
    id,
    name,
    local: { hi, ta },
    date: on,
  }));
  return {
    date,
    full: full.output.parse(full.compute(full.input.parse(noon), sky)),
    choghadiya: choghadiya.output.parse(choghadiya.compute(choghadiya.input.parse(noon), sky)),
    almanacs: almanacs.output.parse(almanacs.compute(almanacs.input.parse(noon), sky)).almanacs,
    differences: differencesOf(openAlmanacs(almanacs.input.parse(noon), sky)),
    today: rows.filter((festival) => festival.date === date),
    next: rows.filter((festival) => festival.date > date).slice(0, NEXT_SHOWN),
  };
}

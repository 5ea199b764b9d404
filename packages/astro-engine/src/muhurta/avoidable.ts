import { limbsBetween } from '../panchang/limbs.ts';
import { gandaMoolasBetween, type PanchakaKind, panchakasBetween } from '../panchang/moon-doshas.ts';
import { karanaAt, tithiAt } from '../panchang/names.ts';
import { type SeasonInterval, seasonIntervals } from './season-intervals.ts';
import type { SeasonBanId } from './season-bans.ts';
import type { SeasonSky } from './season-sky.ts';

/** Further facts of a period; a member is missing if the kind has none. Indices are 0-based. */
type About = {
  /** 0 to 29 from the new moon. */
  tithiIndex?: number;
  nakshatraIndex?: number;
  /** Name of a leap month. */
  monthIndex?: number;
  threat?: PanchakaKind;
};

export type AvoidablePeriod = SeasonInterval & About;
type Range = { fromJdUt: number; untilJdUt: number };

export type AvoidableKind = {
  id: string;
  name: string;
  /** Definition of its times, as a sentence. */
  rule: string;
  source: string;
  /** Whether independent almanacs print the same ends, or schools differ on them. */
  confidence: 'settled' | 'disputed';
  between(sky: SeasonSky, range: Range): AvoidablePeriod[];
};

const season =
  (id: SeasonBanId): AvoidableKind['between'] =>
  (sky, range) =>
    seasonIntervals(sky, id, range);

/** Returns the lunar months of a season: a lost month may touch a leap month, as in 1983. */
function monthsOf({ moon }: SeasonSky, { startJdUt, endJdUt }: SeasonInterval): AvoidablePeriod[] {
  const months: AvoidablePeriod[] = [];
  for (let at = startJdUt; at < (endJdUt ?? startJdUt);) {
    const month = moon.monthAt(at + 1);
    months.push({ startJdUt: month.startJdUt, endJdUt: month.endJdUt, monthIndex: month.monthIndex });
    at = month.endJdUt;
  }
  return months;
}

/**
 * Days and seasons that almanacs list as unfit for beginnings, as data: the short ones by the Moon, then the seasons.
 * @source each row names its own
 * @accuracy 1 s at both ends; all kinds are compared with printed lists, and those of the Sun, Jupiter and Venus with a scan
 * of another program. Printed settings of Venus part by up to 17 days, those of Jupiter by up to six
 */
export const AVOIDABLE_KINDS = [
  {
    id: 'rikta_tithi',
    name: 'Rikta tithis',
    rule: 'The fourth, ninth and fourteenth tithi of both halves of the month, the empty ones.',
    source: 'Muhurta Chintamani ch. 1',
    confidence: 'settled',
    between: ({ angles }, { fromJdUt, untilJdUt }) =>
      limbsBetween(angles, 'tithi', fromJdUt, untilJdUt)
        .filter(({ index }) => tithiAt(index).group === 'Rikta')
        .map(({ index, startJdUt, endJdUt }) => ({ startJdUt, endJdUt, tithiIndex: index })),
  },
  {
    id: 'bhadra',
    name: 'Bhadra (Vishti)',
    rule: 'The karana Vishti, half of a tithi, eight times in a month.',
    source: 'Muhurta Chintamani ch. 1',
    confidence: 'settled',
    between: ({ angles }, { fromJdUt, untilJdUt }) =>
      limbsBetween(angles, 'karana', fromJdUt, untilJdUt)
        .filter(({ index }) => karanaAt(index).name === 'Vishti')
        .map(({ index, startJdUt, endJdUt }) => ({ startJdUt, endJdUt, tithiIndex: Math.floor(index / 2) })),
  },
  {
    id: 'panchaka',
    name: 'Panchaka',
    rule: 'The Moon in Aquarius and Pisces, from the third pada of Dhanishta to the end of Revati; its threat is that of the weekday on which it begins.',
    source: 'Muhurta Chintamani ch. 2',
    confidence: 'settled',
    between: ({ almanac, angles }, { fromJdUt, untilJdUt }) =>
      panchakasBetween(almanac, angles, fromJdUt, untilJdUt).map(({ startJdUt, endJdUt, kind }) =>
        kind === null ? { startJdUt, endJdUt } : { startJdUt, endJdUt, threat: kind },
      ),
  },
  {
    id: 'ganda_moola',
    name: 'Ganda Moola',
    rule: 'The Moon in Ashwini, Ashlesha, Magha, Jyeshtha, Moola or Revati, the stars at the joints of signs.',
    source: 'Muhurta Chintamani ch. 2',
    confidence: 'settled',
    between: ({ angles }, { fromJdUt, untilJdUt }) =>
      gandaMoolasBetween(angles, fromJdUt, untilJdUt).map(({ startJdUt, endJdUt, nakshatraIndex }) => ({ startJdUt, endJdUt, nakshatraIndex })),
  },
  {
    id: 'kharmas',
    name: 'Kharmas (Malamasa)',
    rule: 'The Sun in Sagittarius and in Pisces, the signs of Jupiter.',
    source: 'Muhurta Chintamani ch. 1',
    confidence: 'settled',
    between: season('kharmas'),
  },
  {
    id: 'adhika',
    name: 'Adhika or Kshaya month',
    rule: 'A lunar month in which the Sun enters no sign, or two.',
    source: 'Surya Siddhanta 12.48; Dharmasindhu',
    confidence: 'settled',
    between: (sky, range) =>
      seasonIntervals(sky, 'adhika', range).flatMap((season) => monthsOf(sky, season)),
  },
  {
    id: 'chaturmas',
    name: 'Chaturmas',
    rule: 'From the waxing eleventh of Ashadha, when Vishnu falls asleep, to the end of the waxing eleventh of Kartika.',
    source: 'Dharmasindhu, second chapter',
    confidence: 'settled',
    between: season('chaturmas'),
  },
  {
    id: 'pitru_paksha',
    name: 'Pitru Paksha',
    rule: 'The waning half of Bhadrapada (amanta), the fortnight of the fathers.',
    source: 'Dharmasindhu, second chapter',
    confidence: 'settled',
    between: season('pitru_paksha'),
  },
  {
    id: 'holashtak',
    name: 'Holashtak',
    rule: 'The eight tithis before Holi, from the waxing eighth of Phalguna to the full moon; kept in the north.',
    source: 'Muhurta Chintamani ch. 1',
    confidence: 'settled',
    between: season('holashtak'),
  },
  {
    id: 'guru_asta',
    name: 'Jupiter set in the Sun (Guru asta)',
    rule: 'Jupiter within 11° of the Sun in longitude. Almanacs that compute his rising and setting at a place differ by days.',
    source: 'Surya Siddhanta 9.6; orbs that fit the lists of DrikPanchang 2025',
    confidence: 'disputed',
    between: season('guru_asta'),
  },
  {
    id: 'shukra_asta',
    name: 'Venus set in the Sun (Shukra asta)',
    rule: 'Venus within 6° of the Sun in longitude, while retrograde within 8°. Almanacs that compute her rising and setting at a place differ by days.',
    source: 'Surya Siddhanta 9.7; orbs that fit the lists of DrikPanchang 2025',
    confidence: 'disputed',
    between: season('shukra_asta'),
  },
] as const satisfies readonly AvoidableKind[]; // prettier-ignore

export type AvoidableId = (typeof AVOIDABLE_KINDS)[number]['id'];
export const AVOIDABLE_IDS: readonly AvoidableId[] = AVOIDABLE_KINDS.map(({ id }) => id);

/** Returns the periods of the kinds that touch a range, in full length, by their start; the longer of two first. */
export function avoidablePeriods(
  sky: SeasonSky,
  ids: readonly AvoidableId[],
  range: Range,
): (AvoidablePeriod & { kind: AvoidableId })[] {
  return AVOIDABLE_KINDS.filter(({ id }) => ids.includes(id))
    .flatMap(({ id, between }) => between(sky, range).map((period: AvoidablePeriod) => ({ ...period, kind: id })))
    .filter(({ startJdUt, endJdUt }) => startJdUt < range.untilJdUt && (endJdUt === null || endJdUt > range.fromJdUt))
    .toSorted(
      (one, other) => one.startJdUt - other.startJdUt || (other.endJdUt ?? Infinity) - (one.endJdUt ?? Infinity),
    );
}

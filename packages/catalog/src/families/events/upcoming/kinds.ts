import { starBirthdays, muhurtas, tithiBirthdays } from './finders/birth/birthday-events.ts';
import { dashaChanges } from './finders/birth/dasha-events.ts';
import { dailyPanchangs, ekadashis, observances, rahuKaals, sankrantis } from './finders/day-events.ts';
import { chandrashtamas, panotis, sadeSatiPhases } from './finders/birth/moon-sign-events.ts';
import { primaryDirections, solarArcs } from './finders/birth/direction-events.ts';
import { progressedAspects, progressedIngresses, progressedPhases } from './finders/birth/progression-events.ts';
import {
  jupiterReturns,
  lunarReturns,
  profectedYears,
  saturnReturns,
  solarReturns,
} from './finders/birth/return-events.ts';
import {
  aspects,
  combustions,
  eclipses,
  ingresses,
  moonPhases,
  retrogrades,
  stations,
  tropicalIngresses,
  voidsOfCourse,
  wars,
} from './finders/sky-events.ts';
import { stationsOnPoints } from './finders/birth/station-events.ts';
import { eclipsesOnPoints, exactTransits, houseTransits, orbTransits } from './finders/birth/transit-events.ts';
import type { EventGroup, TimelineKind } from './kind.ts';

type Row = Omit<TimelineKind, 'group' | 'creditsPerEvent' | 'costParts' | 'isForecast'> &
  Partial<Pick<TimelineKind, 'costParts' | 'isForecast'>>;

/** Rows of one group; a delivered event of any kind costs the same. */
const CREDITS_PER_EVENT = 1;
const inGroup = <Id extends string>(group: EventGroup, rows: Record<Id, Row>): Record<Id, TimelineKind> =>
  // Safe: one entry for each row.
  Object.fromEntries(
    Object.entries<Row>(rows).map(([id, row]) => [
      id,
      { costParts: 1, isForecast: false, ...row, group, creditsPerEvent: CREDITS_PER_EVENT },
    ]),
  ) as Record<Id, TimelineKind>;

const OF_BIRTHS = inGroup('birth', {
  dasha_change: {
    isDefault: true,
    weight: 10,
    summary: 'a dasha period of one of the requested levels begins',
    find: dashaChanges,
  },
  sade_sati: {
    isDefault: true,
    weight: 9,
    summary: 'sade sati begins, goes over into another phase, or ends',
    find: sadeSatiPhases,
  },
  panoti: {
    isDefault: true,
    weight: 7,
    summary: 'Saturn enters or leaves the fourth (Ardhashtama) or eighth (Ashtama) sign from the natal Moon',
    find: panotis,
  },
  chandrashtama: {
    isDefault: true,
    weight: 3,
    summary: 'the Moon enters the eighth sign from the natal Moon',
    find: chandrashtamas,
  },
  transit_to_natal: {
    isDefault: true,
    weight: 6,
    costParts: 2,
    grows: ['transit_bodies', 'points', 'aspects'],
    summary: 'a body in transit is exactly in an aspect with a natal point',
    find: exactTransits,
  },
  transit_in_orb: {
    isDefault: false,
    weight: 4,
    costParts: 3,
    grows: ['transit_bodies', 'points', 'aspects'],
    summary: 'a body in transit comes within the orb of an aspect with a natal point, or leaves it',
    find: orbTransits,
  },
  transit_to_house: {
    isDefault: false,
    weight: 5,
    costParts: 2,
    summary: 'a body in transit enters a house of the birth chart, whole signs from the ascendant',
    find: houseTransits,
  },
  eclipse_on_natal_point: {
    isDefault: true,
    weight: 9,
    costParts: 2,
    summary: 'an eclipse is on a natal point or opposite to it, within `eclipse_orb`',
    find: eclipsesOnPoints,
  },
  solar_return: { isDefault: true, weight: 7, summary: 'the Sun is back at its place at birth', find: solarReturns },
  lunar_return: { isDefault: false, weight: 3, summary: 'the Moon is back at her place at birth', find: lunarReturns },
  jupiter_return: { isDefault: true, weight: 8, summary: 'Jupiter passes his place at birth', find: jupiterReturns },
  saturn_return: { isDefault: true, weight: 9, summary: 'Saturn passes his place at birth', find: saturnReturns },
  profection_year: {
    isDefault: true,
    weight: 7,
    summary: 'a profected year of life begins, with its house, sign and lord',
    find: profectedYears,
  },
  tithi_birthday: {
    isDefault: true,
    weight: 7,
    summary: 'the day with the tithi of the birth at sunrise, in its lunar month',
    find: tithiBirthdays,
  },
  nakshatra_birthday: {
    isDefault: true,
    weight: 7,
    summary: 'the last day with the nakshatra of the birth at sunrise, in its solar month by the Tamil calendar',
    find: starBirthdays,
  },
  station_on_natal_point: {
    isDefault: false,
    isForecast: true,
    weight: 8,
    costParts: 3,
    summary: 'a planet in transit turns direct or retrograde within `orb` of an aspect with a natal point',
    find: stationsOnPoints,
  },
  progressed_aspect: {
    isDefault: false,
    isForecast: true,
    weight: 7,
    costParts: 3,
    grows: ['points', 'aspects'],
    summary:
      'the progressed Sun, Moon, Mercury, Venus, Mars, ascendant or midheaven is exactly in an aspect with a natal point: secondary ' +
      'progressions, a day after birth for each year of life',
    find: progressedAspects,
  },
  progressed_ingress: {
    isDefault: false,
    isForecast: true,
    weight: 8,
    summary: 'a progressed body, ascendant or midheaven enters a sign',
    find: progressedIngresses,
  },
  progressed_phase: {
    isDefault: false,
    isForecast: true,
    weight: 8,
    summary: 'the progressed Moon is new, full or at a quarter',
    find: progressedPhases,
  },
  primary_direction: {
    isDefault: false,
    isForecast: true,
    weight: 8,
    costParts: 5,
    grows: ['points'],
    summary:
      'a primary direction is complete, up to 120 years of age: by Placidus and the key of Naibod, if nothing else is chosen',
    find: primaryDirections,
  },
  solar_arc: {
    isDefault: false,
    isForecast: true,
    weight: 7,
    costParts: 2,
    grows: ['points', 'points', 'aspects'],
    summary: 'a natal point moved by the solar arc is exactly in an aspect with another one',
    find: solarArcs,
  },
  muhurta: {
    isDefault: false,
    weight: 5,
    costParts: 16,
    summary: 'a time of 20 minutes or more for `purpose` begins that suits the person',
    find: muhurtas,
  },
});

const OF_THE_SKY = inGroup('sky', {
  ingress: { isDefault: true, weight: 5, summary: 'a body enters a sidereal sign', find: ingresses },
  tropical_ingress: { isDefault: false, weight: 5, summary: 'a body enters a tropical sign', find: tropicalIngresses },
  station: { isDefault: true, weight: 6, summary: 'a planet turns direct or retrograde', find: stations },
  retrograde: {
    isDefault: false,
    weight: 6,
    costParts: 2,
    summary: 'a planet turns retrograde, with the end of its retrograde motion',
    find: retrogrades,
  },
  moon_phase: { isDefault: true, weight: 3, summary: 'new moon, full moon and quarters', find: moonPhases },
  eclipse: { isDefault: true, weight: 8, costParts: 2, summary: 'the maximum of an eclipse', find: eclipses },
  aspect: {
    isDefault: false,
    weight: 4,
    costParts: 2,
    grows: ['bodies', 'bodies', 'aspects'],
    summary: 'two bodies are exactly in an aspect',
    find: aspects,
  },
  void_of_course: {
    isDefault: false,
    weight: 2,
    costParts: 7,
    summary: 'the Moon is void of course, until she enters the next tropical sign',
    find: voidsOfCourse,
  },
  combustion: { isDefault: false, weight: 4, summary: 'a planet becomes combust or visible again', find: combustions },
  planetary_war: { isDefault: false, weight: 4, summary: 'a war of two planets begins or ends', find: wars },
});

const OF_PLACES = inGroup('place', {
  observance: { isDefault: true, weight: 5, costParts: 6, summary: 'the day of a festival or fast', find: observances },
  ekadashi: { isDefault: true, weight: 4, summary: 'the day of an Ekadashi, with parana', find: ekadashis },
  sankranti: {
    isDefault: true,
    weight: 5,
    summary: 'the Sun enters a sidereal sign, with punya kala',
    find: sankrantis,
  },
  daily_panchang: {
    isDefault: false,
    weight: 1,
    costParts: 3,
    summary: 'the limbs at the sunrise of each day',
    find: dailyPanchangs,
  },
  rahu_kaal: {
    isDefault: false,
    weight: 1,
    costParts: 2,
    summary: 'Rahu Kaal of each day, until its end',
    find: rahuKaals,
  },
});

/** Every kind of event of a timeline. A kind is added as one row of its group. */
export const TIMELINE_KINDS = { ...OF_BIRTHS, ...OF_THE_SKY, ...OF_PLACES };
export type TimelineKindId = keyof typeof TIMELINE_KINDS;

// Safe: the keys of the table itself.
export const TIMELINE_KIND_IDS = Object.keys(TIMELINE_KINDS) as TimelineKindId[];

/** Progressions, directions, and stations on natal places. */
export const FORECAST_KIND_IDS = TIMELINE_KIND_IDS.filter((id) => TIMELINE_KINDS[id].isForecast);

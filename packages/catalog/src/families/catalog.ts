import { astrology } from './astrology/astrology.ts';
import { dasha } from './dasha/operations.ts';
import { divisional } from './divisional/divisional.ts';
import { dosha } from './dosha/dosha.ts';
import { ephemeris } from './ephemeris/ephemeris.ts';
import { events } from './events/events.ts';
import { houses } from './houses/houses.ts';
import { jaimini } from './jaimini/jaimini.ts';
import { kp } from './kp/kp.ts';
import { kundali } from './kundali.ts';
import { matchmaking } from './matchmaking/matchmaking.ts';
import { muhurta } from './muhurta/muhurta.ts';
import { numerology } from './numerology/numerology.ts';
import { panchang } from './panchang/panchang.ts';
import { planets } from './planets/planets.ts';
import { points } from './points/points.ts';
import { range } from './range/range.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { reports } from './reports/reports.ts';
import { strength } from './strength/strength.ts';
import { withTexts } from './texts/beside/with-texts.ts';
import { texts } from './texts/texts.ts';
import { transit } from './transit/transit.ts';
import { varshaphal } from './varshaphal/varshaphal.ts';
import { western } from './western/western.ts';
import { yoga } from './yoga/yoga.ts';
import type { Catalog } from '../operation/operation.ts';

/** The title of a family, the scope that a key needs for it, and a one-line summary. */
export type Family = { title: string; scope: string; summary: string };

/** All operations of the API. An entry's place here is its URL, its operation id, its SDK method and its page. */
export const catalog = withTexts({
  planets,
  kundali,
  houses,
  strength,
  transit,
  jaimini,
  points,
  yoga,
  kp,
  varshaphal,
  divisional,
  panchang,
  muhurta,
  dasha,
  matchmaking,
  dosha,
  events,
  ephemeris,
  astrology,
  western,
  numerology,
  range,
  reconcile,
  reports,
  texts,
} satisfies Catalog);

export const FAMILIES: Readonly<Record<keyof typeof catalog, Family>> = {
  planets: { title: 'Planets', scope: 'vedic', summary: 'Positions of the planets in the sidereal zodiac.' },
  kundali: { title: 'Kundali', scope: 'vedic', summary: 'The birth chart, from the ascendant and from the Moon.' },
  houses: { title: 'Houses', scope: 'vedic', summary: 'The twelve houses of a chart and their cusps.' },
  strength: {
    title: 'Strength',
    scope: 'vedic',
    summary: 'Strength of planets, houses and signs: shadbala, bhava bala, ashtakavarga with its reductions.',
  },
  transit: {
    title: 'Transits',
    scope: 'vedic',
    summary: 'Transits of a moment over a birth chart, judged by the Vedic texts.',
  },
  jaimini: {
    title: 'Jaimini',
    scope: 'vedic',
    summary: 'The school of Jaimini: karakas, arudhas, argala, and dashas of signs.',
  },
  points: {
    title: 'Points',
    scope: 'vedic',
    summary: 'Points without a body: upagrahas and special lagnas.',
  },
  yoga: {
    title: 'Yogas',
    scope: 'vedic',
    summary: 'Combinations of planets, with rule, evidence, strength and frequency.',
  },
  kp: {
    title: 'KP',
    scope: 'vedic',
    summary: 'The school of Krishnamurti: sub lords, significators, ruling planets, horary by number.',
  },
  varshaphal: {
    title: 'Varshaphal',
    scope: 'vedic',
    summary: 'The year of life by the Tajika school: chart, year lord, sahams, periods, yogas.',
  },
  divisional: {
    title: 'Divisional charts',
    scope: 'vedic',
    summary: 'Each sign cut into parts: D1 to D150, a chart of a chart, and the sixteen at once.',
  },
  panchang: {
    title: 'Panchang',
    scope: 'panchang',
    summary: 'The almanac of a day: limbs with their ends, rise and set, good and bad windows.',
  },
  muhurta: {
    title: 'Muhurta, auspicious times',
    scope: 'panchang',
    summary: 'Auspicious dates and times for marriages, houses, purchases and rites, with every reason.',
  },
  dasha: {
    title: 'Dasha',
    scope: 'dasha',
    summary: 'Periods of life: Vimshottari to five levels, Yogini and Ashtottari to three.',
  },
  matchmaking: {
    title: 'Matchmaking',
    scope: 'matching',
    summary: 'Two charts for a marriage: ashtakoot with 36 points, porutham with ten.',
  },
  dosha: { title: 'Doshas', scope: 'matching', summary: 'Flaws of a chart, with the rules held to cancel them.' },
  events: {
    title: 'Events',
    scope: 'panchang',
    summary: 'Events in the sky: ingresses, stations, aspects, phases, eclipses, over a century.',
  },
  ephemeris: {
    title: 'Ephemeris',
    scope: 'vedic',
    summary: 'Positions of bodies step by step, as JSON, lines or CSV.',
  },
  astrology: {
    title: 'Reference reports',
    scope: 'vedic',
    summary: 'Reports with the member names that callers of other services already parse.',
  },
  western: {
    title: 'Western',
    scope: 'western',
    summary: 'Western charts, tropical or sidereal: natal, transits, progressions, returns, and two charts together.',
  },
  numerology: {
    title: 'Numerology',
    scope: 'numerology',
    summary: 'Numbers of birth dates and names, with every step of the reduction.',
  },
  range: {
    title: 'Ranges',
    scope: 'panchang',
    summary: 'Up to 366 days of an operation in one request: a year of panchang, of sunrises, of transits.',
  },
  reconcile: {
    title: 'Reconcile',
    scope: 'vedic',
    summary: 'Why another program shows other values for one birth.',
  },
  reports: {
    title: 'Reports',
    scope: 'vedic',
    summary:
      'Charts, years, matchings, numbers, muhurtas and wall calendars as pages to print or sell: PDF with your brand, in sixteen languages.',
  },
  texts: {
    title: 'Texts',
    scope: 'vedic',
    summary: 'What the books say of a chart, each sentence with its work, chapter and verse.',
  },
};

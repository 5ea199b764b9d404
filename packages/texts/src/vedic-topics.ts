import { SATURN_PHASES, type SaturnPhase } from '@graha/astro-engine/dosha/sade-sati';
import { karanaAt, NITYA_YOGAS, TITHIS } from '@graha/astro-engine/panchang/names';
import { GRAHA_IDS, PLANETS, POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { NAKSHATRAS } from '@graha/astro-engine/vocabulary/nakshatras';
import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { WEEKDAYS } from '@graha/astro-engine/vocabulary/weekdays';
import { ALL_YOGAS } from '@graha/astro-engine/yoga/evaluate';
import { HOUSE_NUMBERS, houseName, pairs, type Topic } from './topic.ts';

/** Conditions of a graha, by which the books distinguish its periods. */
export const DASHA_CONDITIONS = ['strong', 'mixed', 'weak'] as const;
export type DashaCondition = (typeof DASHA_CONDITIONS)[number];

/** Yogas that no work of the table names: Kala Sarpa is of the twentieth century. */
const UNTOLD_YOGAS: ReadonlySet<string> = new Set(['Kala Sarpa']);

const KARANAS = [...new Set(Array.from({ length: 60 }, (_, index) => karanaAt(index).name))];

/** Returns the key of a sign: its name in small letters. */
export const signKey = ({ name }: { name: string }): string => name.toLowerCase();

/** Returns the key of a phase of Saturn: its name in small letters, `ashtama-shani`. */
export const saturnPhaseKey = ({ name }: Pick<SaturnPhase, 'name'>): string => name.toLowerCase().replaceAll(' ', '-');

const phaseName = ({ kind, name }: SaturnPhase): string =>
  kind === 'sade_sati' ? `Sade sati, ${name.toLowerCase()}` : name;

const byNumber = (names: readonly string[]) => new Map(names.map((name, index) => [String(index + 1), name] as const));

/** Topics of the Vedic books. */
export const VEDIC_TOPICS = {
  lagna: {
    title: 'Rising sign',
    rule: 'The sidereal sign that rises at birth.',
    names: new Map(SIGNS.map((sign) => [signKey(sign), `${sign.name} rising`])),
  },
  'graha-in-house': {
    title: 'Planets in houses',
    rule: 'The house of a planet, counted by whole signs from the rising sign.',
    names: pairs(GRAHA_IDS, HOUSE_NUMBERS, (graha, house) => [
      `${graha}-${house}`,
      `${POINTS[graha].name} in the ${houseName(house)}`,
    ]),
  },
  'graha-in-sign': {
    title: 'Planets in signs',
    rule: 'The sidereal sign of a planet.',
    names: pairs(GRAHA_IDS, SIGNS, (graha, sign) => [
      `${graha}-${signKey(sign)}`,
      `${POINTS[graha].name} in ${sign.name}`,
    ]),
  },
  conjunction: {
    title: 'Two planets in one sign',
    rule: 'Two of the seven planets in the same sidereal sign.',
    names: new Map(
      PLANETS.flatMap((first, place) =>
        PLANETS.slice(place + 1).map(
          (second) => [`${first}-${second}`, `${POINTS[first].name} with ${POINTS[second].name}`] as const,
        ),
      ),
    ),
  },
  'lord-in-house': {
    title: 'Lords in houses',
    rule: 'The house of the planet that rules a house, both counted by whole signs from the rising sign.',
    names: pairs(HOUSE_NUMBERS, HOUSE_NUMBERS, (lord, house) => [
      `${lord}-${house}`,
      `Lord of the ${houseName(lord)} in the ${houseName(house)}`,
    ]),
  },
  'moon-nakshatra': {
    title: 'Birth star',
    rule: 'The nakshatra of the Moon at birth.',
    names: byNumber(NAKSHATRAS.map(({ name }) => `Moon in ${name}`)),
  },
  'birth-tithi': {
    title: 'Lunar day of birth',
    rule: 'The tithi at the instant of birth.',
    names: byNumber(TITHIS.map(({ paksha, name }) => `Born on ${paksha} ${name}`)),
  },
  'birth-vara': {
    title: 'Weekday of birth',
    rule: 'The weekday of birth, which begins at sunrise.',
    names: new Map(WEEKDAYS.map(({ name }) => [name.toLowerCase(), `Born on a ${name}`])),
  },
  'birth-yoga': {
    title: 'Nitya yoga of birth',
    rule: 'The yoga of the sum of Sun and Moon at birth.',
    names: byNumber(NITYA_YOGAS.map(({ name }) => `Born in ${name} yoga`)),
  },
  'birth-karana': {
    title: 'Karana of birth',
    rule: 'The half tithi at the instant of birth.',
    names: new Map(KARANAS.map((name) => [name.toLowerCase(), `Born in ${name} karana`])),
  },
  'dasha-lord': {
    title: 'Dasha lords',
    rule: 'The lord of the Vimshottari period: strong with at least its required shadbala, weak below nine tenths of it; a node by the lord of its sign.',
    names: pairs(GRAHA_IDS, DASHA_CONDITIONS, (graha, condition) => [
      `${graha}-${condition}`,
      `Period of ${POINTS[graha].name}, ${condition}`,
    ]),
  },
  antardasha: {
    title: 'Sub-periods',
    rule: 'The lord of the second level of the Vimshottari dasha within the period of the first.',
    names: pairs(GRAHA_IDS, GRAHA_IDS, (great, sub) => [
      `${great}-${sub}`,
      `${POINTS[sub].name} within the period of ${POINTS[great].name}`,
    ]),
  },
  'transit-from-moon': {
    title: 'Transits from the Moon',
    rule: 'The house of a planet in transit, counted by whole signs from the Moon of birth.',
    names: pairs(GRAHA_IDS, HOUSE_NUMBERS, (graha, house) => [
      `${graha}-${house}`,
      `${POINTS[graha].name} in the ${houseName(house)} from the Moon`,
    ]),
  },
  'saturn-from-moon': {
    title: 'Sade sati and dhaiya',
    rule: 'Saturn in transit in the 12th, 1st or 2nd sign from the Moon of birth (sade sati), or in the 4th or 8th (dhaiya).',
    names: new Map(Object.values(SATURN_PHASES).map((phase) => [saturnPhaseKey(phase), phaseName(phase)])),
  },
  yoga: {
    title: 'Yogas',
    rule: 'A yoga whose condition the chart meets.',
    names: new Map(ALL_YOGAS.filter(({ name }) => !UNTOLD_YOGAS.has(name)).map(({ name }) => [name, `${name} yoga`])),
  },
  dosha: {
    title: 'Doshas',
    rule: 'A dosha of the chart: manglik by the house of Mars from the ascendant, with its cancellations; pitra by the narrow reading.',
    names: new Map([
      ['manglik', 'Manglik'],
      ['manglik-cancelled', 'Manglik, with a cancellation'],
      ['pitra', 'Pitra dosha'],
    ]),
  },
} as const satisfies Record<string, Topic>;

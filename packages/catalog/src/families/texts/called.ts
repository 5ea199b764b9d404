import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { manglikOf } from '@graha/astro-engine/dosha/manglik';
import { manglikCancellations } from '@graha/astro-engine/dosha/manglik-cancellations';
import { hasPitraDosha, pitraEvidenceOf } from '@graha/astro-engine/dosha/pitra';
import { weekdayOfInstant } from '@graha/astro-engine/panchang/day';
import { lightAnglesOf, limbIndexAt } from '@graha/astro-engine/panchang/limbs';
import { karanaAt } from '@graha/astro-engine/panchang/names';
import { isDayAt } from '@graha/astro-engine/sky/daylight';
import { GRAHA_IDS, PLANETS } from '@graha/astro-engine/vocabulary/grahas';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { ALL_YOGAS, judgedYogas } from '@graha/astro-engine/yoga/evaluate';
import { factsOf } from '@graha/astro-engine/yoga/facts';
import { type TopicId, TOPICS } from '@graha/texts/tables';
import { signKey } from '@graha/texts/vedic-topics';
import { nameOf } from '../../wire/present-placement.ts';
import { listing, ordinal } from '../../wire/words.ts';
import type { natalChart } from '../vedic-chart.ts';
import { type Called, placeText } from './present.ts';
import type { ShadbalaSettings } from '../strength/shadbala.ts';
import type { strengthsAt } from './strengths.ts';

/** Topics of a birth chart, in the order of an answer. */
export const KUNDALI_TOPICS = [
  'lagna', 'moon-nakshatra', 'graha-in-house', 'graha-in-sign', 'conjunction', 'lord-in-house', 'yoga', 'dosha', 'birth-tithi', 'birth-vara', 'birth-yoga',
  'birth-karana',
] as const satisfies readonly TopicId[]; // prettier-ignore
export type KundaliTopic = (typeof KUNDALI_TOPICS)[number];

export type ReadBirth = ReturnType<typeof natalChart> & {
  sky: Ephemeris;
  settings: ShadbalaSettings;
  strengthOf: ReturnType<typeof strengthsAt>;
  gender?: 'male' | 'female' | undefined;
};

/** The greater of two strengths; null without either. */
const stronger = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** The placements of a birth by topic. */
const CALLED: Readonly<Record<KundaliTopic, (birth: ReadBirth) => readonly Omit<Called, 'topic'>[]>> = {
  lagna: ({ chart }) => {
    const sign = signAt(chart.firstSignIndex);
    return [{ key: signKey(sign), evidence: `Ascendant at ${placeText(chart.ascendant)}` }];
  },
  'moon-nakshatra': ({ chart, strengthOf }) => {
    const { nakshatraIndex, padaNumber } = chart.placements.moon;
    const evidence = `Moon at ${placeText(chart.placements.moon)}, pada ${padaNumber}`;
    return [{ key: String(nakshatraIndex + 1), evidence, strength: strengthOf('moon') }];
  },
  'graha-in-house': ({ chart, strengthOf }) =>
    GRAHA_IDS.map((graha) => {
      const { houseNumber } = chart.placements[graha];
      const place = placeText(chart.placements[graha]);
      return {
        key: `${graha}-${houseNumber}`,
        evidence: `${nameOf(graha)} at ${place}, the ${ordinal(houseNumber)} from ${signAt(chart.firstSignIndex).name}`,
        strength: strengthOf(graha),
      };
    }),
  'graha-in-sign': ({ chart, strengthOf }) =>
    GRAHA_IDS.map((graha) => {
      const sign = signAt(chart.placements[graha].signIndex);
      const evidence = `${nameOf(graha)} at ${placeText(chart.placements[graha])}`;
      return { key: `${graha}-${signKey(sign)}`, evidence, strength: strengthOf(graha) };
    }),
  conjunction: ({ chart, strengthOf }) =>
    PLANETS.flatMap((first, place) =>
      PLANETS.slice(place + 1).flatMap((second) => {
        const { signIndex } = chart.placements[first];
        if (chart.placements[second].signIndex !== signIndex) return [];
        const evidence = `${nameOf(first)} and ${nameOf(second)} in ${signAt(signIndex).name}`;
        return [{ key: `${first}-${second}`, evidence, strength: stronger(strengthOf(first), strengthOf(second)) }];
      }),
    ),
  'lord-in-house': ({ chart, strengthOf }) =>
    Array.from({ length: 12 }, (_, index) => {
      const sign = signAt(chart.firstSignIndex + index);
      const { houseNumber } = chart.placements[sign.lord];
      return {
        key: `${index + 1}-${houseNumber}`,
        evidence: `${nameOf(sign.lord)} rules ${sign.name}, the ${ordinal(index + 1)}, and is in the ${ordinal(houseNumber)}`,
        strength: strengthOf(sign.lord),
      };
    }),
  yoga: ({ chart, sky, moment, gender }) =>
    judgedYogas(factsOf(chart, { gender, isDayBirth: isDayAt(sky, moment.jdUt, moment.place) }), ALL_YOGAS)
      .filter(({ hasYoga, yoga }) => hasYoga && TOPICS.yoga.names.has(yoga.name))
      .map(({ yoga, evidence }) => {
        const planets = [...new Set(evidence?.planets ?? [])].map(nameOf);
        return { key: yoga.name, evidence: planets.length > 0 ? `Made by ${listing(planets)}` : yoga.rule };
      }),
  dosha: ({ chart }) => {
    const manglik = manglikOf(chart);
    const answered = manglikCancellations(chart, manglik).filter(({ applies }) => applies);
    const { houseNumber } = chart.placements.mars;
    const ofMars = {
      key: answered.length > 0 ? 'manglik-cancelled' : 'manglik',
      evidence: `Mars in the ${ordinal(houseNumber)} house`,
    };
    const ofFather = { key: 'pitra', evidence: 'The Sun with Rahu, or a node in the 9th house or with its lord' };
    return [...(manglik.isManglik ? [ofMars] : []), ...(hasPitraDosha(pitraEvidenceOf(chart)) ? [ofFather] : [])];
  },
  'birth-tithi': (birth) => limbOf(birth, 'tithi', (index) => String(index + 1)),
  'birth-yoga': (birth) => limbOf(birth, 'yoga', (index) => String(index + 1)),
  'birth-karana': (birth) => limbOf(birth, 'karana', (index) => karanaAt(index).name.toLowerCase()),
  'birth-vara': ({ sky, moment, settings }) => {
    const almanac = { sky, place: moment.place, clock: moment.clock, rule: settings.sunrise };
    const { weekdayIndex, basis } = weekdayOfInstant(almanac, moment.jdUt, 'sunrise');
    const { name } = weekdayAt(weekdayIndex);
    return [
      { key: name.toLowerCase(), evidence: `${name}, counted from ${basis === 'sunrise' ? 'sunrise' : 'midnight'}` },
    ];
  },
};

type DayLimb = 'tithi' | 'yoga' | 'karana';
const LIMB_EVIDENCE: Readonly<Record<DayLimb, string>> = {
  tithi: 'Distance of the Moon from the Sun at birth',
  yoga: 'Sum of the longitudes of Sun and Moon at birth',
  karana: 'Distance of the Moon from the Sun at birth, by half tithis',
};

const limbOf = ({ sky, moment, settings }: ReadBirth, limb: DayLimb, keyOf: (index: number) => string) => [
  { key: keyOf(limbIndexAt(lightAnglesOf(sky, settings.ayanamsa), limb, moment.jdUt)), evidence: LIMB_EVIDENCE[limb] },
];

/** Lists the placements of a birth that have a text. */
export const calledBy = (birth: ReadBirth, topics: readonly KundaliTopic[]): Called[] =>
  topics.flatMap((topic) => CALLED[topic](birth).map((one) => ({ topic, ...one })));

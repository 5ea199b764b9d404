import { chandraBala, taraBala } from '@graha/astro-engine/panchang/bala';
import { dishaShoolHours, dishaShoolOf } from '@graha/astro-engine/panchang/disha-shool';
import { limbAt } from '@graha/astro-engine/panchang/limbs';
import { ayanaOf, rituAt, type RituSpan } from '@graha/astro-engine/panchang/ritu';
import { printedSpanAt } from '@graha/astro-engine/core/printed';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { birthRequest, EXAMPLE_BIRTH, type Moment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { HouseNumber, NakshatraName, SignName } from '../../wire/placement.ts';
import { Quality } from '../../wire/quality.ts';
import {
  ALMANAC_SETTINGS,
  openAlmanac,
  PanchangDayWire,
  PanchangRequest,
  presentDay,
  presentWindow,
  Reason,
  Window,
  WINDOW,
  windowOrNull,
} from './almanac.ts';
import { FROM_CENTRE } from '../../request/settings.ts';

const shared = { input: PanchangRequest, credits: 1, example: EXAMPLE_BIRTH } as const;

const Ritu = z.strictObject({
  name: term('RituName', z.string()).describe('Sanskrit name of the season, in Latin letters.'),
  english: z.string().describe('English name.'),
  ...WINDOW,
});
const presentRitu = ({ ritu, ...span }: RituSpan, moment: Moment) => ({ ...ritu, ...presentWindow(span, moment) });

const reckoning = {
  values: ['meena_start', 'mesha_start'],
  title: 'Method',
  description: 'Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning).',
} as const;

export const balaOperations = {
  'chandra-bala': operation({
    ...shared,
    summary: 'Strength of the Moon for each birth sign.',
    description:
      'Counts the Moon’s sign now from each possible birth sign: 1, 3, 6, 7, 10 and 11 are good; the eighth, chandrashtama, ' +
      'is the worst. Valid from `start` until `end`, while the Moon is in that sign.',
    output: z.strictObject({
      moon_sign: SignName.describe('Sign of the Moon.'),
      ...WINDOW,
      chandra_bala: z
        .array(
          z.strictObject({
            birth_sign: SignName.describe('Sign of the Moon at birth.'),
            birth_sign_number: z.int().min(1).max(12).describe('Number of the birth sign, 1 is Aries.'),
            house: HouseNumber.describe('House of the Moon now, counted from the birth sign.'),
            quality: Quality,
            is_chandrashtama: z.boolean().describe('Whether the Moon is in the eighth sign from it.'),
          }),
        )
        .length(12)
        .describe('One row for each birth sign.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const { angles, moment, metadata } = openAlmanac(birth, sky);
      const span = printedSpanAt(angles.moon, 12, moment.jdUt);
      return {
        moon_sign: signAt(span.index).name,
        ...presentWindow(span, moment),
        chandra_bala: chandraBala(span.index).map(({ birthSignIndex, houseNumber, quality, isChandrashtama }) => ({
          birth_sign: signAt(birthSignIndex).name,
          birth_sign_number: birthSignIndex + 1,
          house: houseNumber,
          quality,
          is_chandrashtama: isChandrashtama,
        })),
        metadata,
      };
    },
  }),

  'tara-bala': operation({
    ...shared,
    summary: 'Strength of the Moon’s star for each birth star.',
    description:
      'Counts the Moon’s star now from each birth star by nines: Sampat, Kshema, Sadhaka, Mitra and Parama Mitra are good, ' +
      'Vipat, Pratyari and Naidhana bad, Janma (one’s own) mixed and avoided for journeys and medicine.',
    output: z.strictObject({
      nakshatra: NakshatraName.describe('Nakshatra (lunar mansion) that the Moon is in.'),
      ...WINDOW,
      tara_bala: z
        .array(
          z.strictObject({
            birth_nakshatra: NakshatraName.describe('Star of the Moon at birth.'),
            birth_nakshatra_number: z.int().min(1).max(27).describe('Number of the birth star, 1 is Ashwini.'),
            tara: term('TaraName', z.string()).describe('Name of the tara, one of nine.'),
            tara_number: z.int().min(1).max(9).describe('Number of the tara, 1 is Janma.'),
            round: z.int().min(1).max(3).describe('Number of the round of nine stars, 1 to 3.'),
            quality: Quality,
          }),
        )
        .length(27)
        .describe('One row for each birth star.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const { angles, moment, metadata } = openAlmanac(birth, sky);
      const span = limbAt(angles, 'nakshatra', moment.jdUt);
      return {
        nakshatra: nakshatraAt(span.index).name,
        ...presentWindow(span, moment),
        tara_bala: taraBala(span.index).map(({ birthNakshatraIndex, taraNumber, tara, round }) => ({
          birth_nakshatra: nakshatraAt(birthNakshatraIndex).name,
          birth_nakshatra_number: birthNakshatraIndex + 1,
          tara: tara.name,
          tara_number: taraNumber,
          round,
          quality: tara.quality,
        })),
        metadata,
      };
    },
  }),

  'disha-shool': operation({
    ...shared,
    summary: 'The direction to avoid when travelling on this weekday.',
    description:
      'Each weekday of the sunrise day forbids a direction, most strongly in the twelve ghatis (4 h 48 min) from sunrise; ' +
      'those who must travel take a remedy first.',
    output: z.strictObject({
      panchang_day: PanchangDayWire,
      reason: Reason,
      disha_shool: z
        .strictObject({
          direction: term('DirectionName', z.enum(['East', 'North', 'South', 'West'])).describe('Direction to avoid.'),
          remedy: z.string().describe('Food or act that a person who must travel takes or does first.'),
          strongest: Window.nullable().describe('Twelve ghatis from sunrise; null if there is no sunrise.'),
        })
        .describe('The direction to avoid, and its remedy.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const { day, moment, metadata } = openAlmanac(birth, sky);
      const strongest = day.sunriseJdUt === null ? null : dishaShoolHours(day.sunriseJdUt);
      return {
        panchang_day: presentDay(day, moment),
        reason: day.sunriseJdUt === null ? ('no_sunrise' as const) : null,
        disha_shool: { ...dishaShoolOf(day.weekdayIndex), strongest: windowOrNull(strongest, moment) },
        metadata,
      };
    },
  }),

  ritu: operation({
    ...shared,
    summary: 'The Vedic season, and that of the weather.',
    description:
      'Six seasons of two signs each, by the sidereal longitude of the Sun; `drik_ritu` is the same by the tropical ' +
      'longitude, which follows the weather. `ayana` tells whether the Sun moves north or south.',
    input: birthRequest(ALMANAC_SETTINGS, { settings: { ...FROM_CENTRE, method: reckoning } }),
    output: z.strictObject({
      ritu: Ritu.describe('Season by the sidereal Sun.'),
      drik_ritu: Ritu.describe('Season by the tropical Sun.'),
      ayana: term('AyanaName', z.enum(['Uttarayana', 'Dakshinayana'])).describe(
        'Half of the year: the Sun goes north or south.',
      ),
      sun_sign: SignName.describe('Sign of the Sun.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const { angles, moment, metadata } = openAlmanac(birth, sky);
      const { method } = birth.settings;
      const sunSignIndex = printedSpanAt(angles.sun, 12, moment.jdUt).index;
      const tropicalSun = { ...angles.sun, degAt: (jdUt: number) => sky.longitudeDeg('sun', jdUt) };
      return {
        ritu: presentRitu(rituAt(angles.sun, moment.jdUt, method), moment),
        drik_ritu: presentRitu(rituAt(tropicalSun, moment.jdUt, method), moment),
        ayana: ayanaOf(sunSignIndex * 30),
        sun_sign: signAt(sunSignIndex).name,
        metadata: { ...metadata, method },
      };
    },
  }),
};

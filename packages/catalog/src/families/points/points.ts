import type { Ephemeris, HorizonRule } from '@graha/astro-engine/core/ephemeris';
import { panchangDayAt } from '@graha/astro-engine/panchang/day';
import { spotOf } from '@graha/astro-engine/sky/placements';
import {
  bhriguBinduDegOf,
  induLagnaDegOf,
  sreeLagnaDegOf,
  sunriseLagnasOf,
} from '@graha/astro-engine/points/special-lagnas';
import {
  ascendantDegAt,
  DHUMA_GROUP,
  dhumaGroupOf,
  eighthMomentOf,
  type EighthMoment,
  halfDayAt,
  KAALA_GROUP,
  type KaalaPoint,
  MANDI_METHODS,
  mandiMomentOf,
} from '@graha/astro-engine/points/upagrahas';
import { wholeSignHouseNumber } from '@graha/astro-engine/sky/houses';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { HouseNumber, IN_NAKSHATRA, IN_SIGN } from '../../wire/placement.ts';
import { presentInNakshatra, presentInSign } from '../../wire/present-placement.ts';
import type { Setting } from '../../request/settings.ts';
import { PanchangDayWire, presentDay, Reason, reasonOf } from '../panchang/almanac.ts';
import { natalChart, type VedicBirth } from '../vedic-chart.ts';
import { FROM_CENTRE } from '../../request/settings.ts';

/** Points of the zodiac without a body. */

const PlacedPoint = z
  .strictObject({ ...IN_SIGN, house: HouseNumber.describe('Whole-sign house from the ascendant.'), ...IN_NAKSHATRA })
  .meta({ id: 'PlacedPoint', description: 'Position of a point without a body.' });

const placedFrom =
  (ascendantSignIndex: number) =>
  (longitudeDeg: number): z.input<typeof PlacedPoint> => {
    const spot = spotOf(longitudeDeg);
    return {
      ...presentInSign(spot),
      house: wholeSignHouseNumber(spot.signIndex, ascendantSignIndex),
      ...presentInNakshatra(spot),
    };
  };

const eighth = (title: string, first: EighthMoment, description: string) =>
  ({
    values: first === 'start' ? (['start', 'middle', 'end'] as const) : (['middle', 'start', 'end'] as const),
    title,
    description,
  }) satisfies Setting;

const UPAGRAHA_SETTINGS = {
  gulika_moment: eighth('Moment of Gulika', 'start', 'Moment of the eighth of Saturn that is used.'),
  kaala_moment: eighth(
    'Moment of the four others',
    'middle',
    'Moment of its eighth that is used for each of Kaala, Mrityu, Artha Prahara and Yamaghantaka.',
  ),
  mandi_method: {
    values: MANDI_METHODS,
    title: 'Method of Mandi',
    description: 'Middle or end of the eighth of Saturn, or a ghati of the weekday, as in Phaladeepika.',
  },
} as const;

type PointsBirth = VedicBirth & { settings: { sunrise: HorizonRule } };

function pointsBirth(birth: PointsBirth, sky: Ephemeris) {
  const { chart, moment, metadata } = natalChart(birth, sky);
  const { place, clock, jdUt } = moment;
  const day = panchangDayAt({ sky, place, clock, rule: birth.settings.sunrise }, jdUt);
  return { chart, moment, day, placed: placedFrom(chart.ascendant.signIndex), metadata };
}

const upagrahas = operation({
  summary: 'Upagrahas: Gulika, Mandi, Kaala and its like, Dhuma and its like.',
  description:
    'Points that the books read like planets. Day and night are cut into eighths, each of a lord, with one eighth after ' +
    'Saturn’s that has none; a point of the Kaala group is the ascendant that rises in its lord’s eighth. Books differ on ' +
    'the moment: Gulika is taken at the start and the four others in the middle unless the settings say otherwise, and ' +
    '`mandi_method` is the method for Mandi. The Dhuma group follows from the longitude of the Sun. If the Sun does not ' +
    'rise or set, the points that need an eighth are null and `reason` tells why.',
  input: birthRequest(['ayanamsa', 'node_mode', 'sunrise'], { settings: { ...FROM_CENTRE, ...UPAGRAHA_SETTINGS } }),
  output: z.strictObject({
    kaala_group: z
      .array(
        z.strictObject({
          name: z
            .enum(['kaala', 'mrityu', 'artha_prahara', 'yamaghantaka', 'gulika', 'mandi'])
            .describe('Name of the upagraha, for programs.'),
          point: PlacedPoint.nullable().describe('Position of the upagraha; null if the Sun does not rise or set.'),
          method: z.string().describe('Moment of its eighth that was used.'),
          confidence: Confidence,
        }),
      )
      .length(6)
      .describe('Points that rise in an eighth of day or night.'),
    dhuma_group: z
      .array(
        z.strictObject({
          name: z.enum(DHUMA_GROUP).describe('Name of the upagraha, for programs.'),
          point: PlacedPoint,
        }),
      )
      .length(5)
      .describe('Points that follow from the Sun.'),
    is_day_birth: z
      .boolean()
      .nullable()
      .describe('Whether the birth is between sunrise and sunset; null if one is missing.'),
    panchang_day: PanchangDayWire,
    reason: Reason,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, moment, day, placed, metadata } = pointsBirth(birth, sky);
    const { settings } = birth;
    const half = halfDayAt(day, moment.jdUt);
    const rising = (jdUt: number) => placed(ascendantDegAt(sky, jdUt, moment.place, settings.ayanamsa));
    // Safe: the keys of the table are its points.
    const group = Object.keys(KAALA_GROUP) as KaalaPoint[];
    const kaala = group.map((name) => {
      const at = name === 'gulika' ? settings.gulika_moment : settings.kaala_moment;
      const point = half && rising(eighthMomentOf(KAALA_GROUP[name], half, at));
      return { name, point, method: at, confidence: 'disputed' as const };
    });
    const mandi = {
      name: 'mandi' as const,
      point: half && rising(mandiMomentOf(half, settings.mandi_method)),
      method: settings.mandi_method,
      confidence: 'disputed' as const,
    };
    const dhuma = dhumaGroupOf(chart.placements.sun.longitudeDeg);
    return {
      kaala_group: [...kaala, mandi],
      dhuma_group: DHUMA_GROUP.map((name) => ({ name, point: placed(dhuma[name]) })),
      is_day_birth: half && half.isDay,
      panchang_day: presentDay(day, moment),
      reason: half === null ? (reasonOf(day) ?? 'no_sunrise') : null,
      metadata: { ...metadata, system: 'upagrahas' },
    };
  },
});

const specialLagnas = operation({
  summary: 'Special lagnas: Bhava, Hora, Ghati, Pranapada, Sree, Indu, Bhrigu bindu.',
  description:
    'Ascendants other than the rising degree. Bhava, Hora and Ghati lagna start from the Sun at the sunrise before birth and run ' +
    'at the pace of a sign in two hours, one hour, and 24 minutes; Pranapada starts from the Sun at birth. One second of ' +
    'sunrise moves Ghati lagna by 1.25′ and Pranapada by 5′, so metadata names the rule of sunrise: other programs ' +
    'often take `geometric`. Sree, Indu lagna and Bhrigu bindu need no sunrise. If the Sun does not rise, the ' +
    'first four are null and `reason` tells why.',
  input: birthRequest(['ayanamsa', 'node_mode', 'sunrise'], { settings: FROM_CENTRE }),
  output: z.strictObject({
    bhava: PlacedPoint.nullable().describe('Bhava lagna; null without a sunrise.'),
    hora: PlacedPoint.nullable().describe('Hora lagna; null without a sunrise.'),
    ghati: PlacedPoint.nullable().describe('Ghati lagna; null without a sunrise.'),
    pranapada: PlacedPoint.nullable().describe('Pranapada; null without a sunrise.'),
    sree: PlacedPoint.describe('Sree lagna.'),
    indu: PlacedPoint.describe('Indu lagna.'),
    bhrigu_bindu: PlacedPoint.describe('Halfway from Rahu forward to the Moon.'),
    panchang_day: PanchangDayWire,
    reason: Reason,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, moment, day, placed, metadata } = pointsBirth(birth, sky);
    const { sunriseJdUt } = day;
    const sunDegAt = (jdUt: number): number =>
      sky.longitudeDeg('sun', jdUt) - sky.ayanamsaDeg(birth.settings.ayanamsa, jdUt);
    const lagnas =
      sunriseJdUt === null
        ? null
        : sunriseLagnasOf(chart.placements.sun.longitudeDeg, sunDegAt(sunriseJdUt), moment.jdUt - sunriseJdUt);
    return {
      bhava: lagnas && placed(lagnas.bhava),
      hora: lagnas && placed(lagnas.hora),
      ghati: lagnas && placed(lagnas.ghati),
      pranapada: lagnas && placed(lagnas.pranapada),
      sree: placed(sreeLagnaDegOf(chart)),
      indu: placed(induLagnaDegOf(chart)),
      bhrigu_bindu: placed(bhriguBinduDegOf(chart)),
      panchang_day: presentDay(day, moment),
      reason: lagnas === null ? ('no_sunrise' as const) : null,
      metadata: { ...metadata, system: 'special_lagnas' },
    };
  },
});

export const points = { upagrahas, 'special-lagnas': specialLagnas };

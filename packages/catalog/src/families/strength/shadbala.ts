import type { Ephemeris, HorizonRule } from '@graha/astro-engine/core/ephemeris';
import { panchangDayAt } from '@graha/astro-engine/panchang/day';
import { housesAt } from '@graha/astro-engine/sky/houses';
import { bhavaBalaOf } from '@graha/astro-engine/strength/bhava-bala';
import { type PlanetStrength, type Shadbala, shadbalaOf, shadbalaSkyAt } from '@graha/astro-engine/strength/shadbala';
import { PLANETS } from '@graha/astro-engine/vocabulary/grahas';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, type Moment, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { operation } from '../../operation/operation.ts';
import { HouseNumber, IN_SIGN, SignLord } from '../../wire/placement.ts';
import { nameOf, presentInSign, rounded } from '../../wire/present-placement.ts';
import { spotOf } from '@graha/astro-engine/sky/placements';
import { Reason } from '../panchang/almanac.ts';
import { type SiderealSettings, vedicSkyOf } from '../vedic-chart.ts';

const ShadbalaRequest = birthRequest(['ayanamsa', 'sunrise']).meta({ id: 'ShadbalaRequest' });

const FORMULAS = {
  formula_version: '1.1',
  system: 'shadbala',
  profile: 'raman',
  zodiac: 'sidereal',
  house_system: 'whole_sign',
} as const;

const PROFILE = {
  profile: z.literal(FORMULAS.profile).describe('Edition of the formulas: B. V. Raman’s.'),
};

const virupas = (text: string) => z.number().describe(`${text}, in virupas.`);
const timed = (text: string) =>
  z.number().nullable().describe(`${text}, in virupas; null if the Sun does not rise or set.`);
const share = z.number().min(0).max(60);

const Sthana = z
  .strictObject({
    uchcha: virupas('Strength by distance from deepest debilitation'),
    saptavargaja: virupas('Strength by the lords of its signs in seven vargas'),
    ojayugma: virupas('Strength by odd and even signs in birth chart and navamsa'),
    kendradi: virupas('Strength by kind of house'),
    drekkana: virupas('Strength by third of the sign'),
    total: virupas('Strength of position'),
  })
  .meta({ id: 'SthanaBala', description: 'Strength of position and its parts.' });

const Kala = z
  .strictObject({
    nathonnatha: virupas('Strength by day and night'),
    paksha: virupas('Strength by the light of the Moon'),
    tribhaga: timed('Strength as lord of the third of day or night'),
    abda: timed('Strength as lord of the year'),
    masa: timed('Strength as lord of the month'),
    vara: timed('Strength as lord of the weekday'),
    hora: timed('Strength as lord of the hour'),
    ayana: virupas('Strength by declination'),
    yuddha: timed('Strength gained or lost in war with another planet'),
    total: timed('Strength of time'),
  })
  .meta({ id: 'KalaBala', description: 'Strength of time and its parts.' });

const Strength = z
  .strictObject({
    name: SignLord.describe('English name of the planet or point.'),
    sthana: Sthana,
    dig: virupas('Strength of direction'),
    kala: Kala,
    cheshta: virupas('Strength of motion; for Sun and Moon used only in ishta and kashta'),
    naisargika: virupas('Strength by nature'),
    drik: virupas('Strength by the aspects of others; may be negative'),
    total: timed('Sum of all six'),
    rupas: z.number().nullable().describe('The total in rupas of 60 virupas.'),
    required_rupas: z.number().describe('Rupas that the planet needs to be strong.'),
    ratio: z.number().nullable().describe('Rupas divided by the required rupas: strong from 1.'),
    is_strong: z.boolean().nullable().describe('Whether it has the required rupas.'),
    ishta: share.describe('Power to do good, 0 to 60.'),
    kashta: share.describe('Power to do harm, 0 to 60.'),
  })
  .meta({ id: 'PlanetStrength', description: 'The six strengths of a planet.' });

const Lords = z
  .strictObject({
    abda: SignLord.describe('Planet that rules the year.'),
    masa: SignLord.describe('Planet that rules the month.'),
    vara: SignLord.describe('Planet that rules the weekday, counted from sunrise.'),
    hora: SignLord.describe('Planet that rules the hour.'),
    tribhaga: SignLord.describe('Planet that rules the third of day or night.'),
  })
  .meta({ id: 'TimeLords', description: 'Planets that rule the time of the birth.' });

const presentStrength = (name: string, strength: PlanetStrength): z.input<typeof Strength> => ({
  name,
  sthana: roundedAll(strength.sthana),
  dig: rounded(strength.dig),
  kala: roundedAll(strength.kala),
  cheshta: rounded(strength.cheshta),
  naisargika: rounded(strength.naisargika),
  drik: rounded(strength.drik),
  total: roundedOrNull(strength.total),
  rupas: roundedOrNull(strength.rupas),
  required_rupas: strength.requiredRupas,
  ratio: roundedOrNull(strength.ratio),
  is_strong: strength.ratio === null ? null : strength.ratio >= 1,
  ishta: rounded(strength.ishta),
  kashta: rounded(strength.kashta),
});

const roundedOrNull = (value: number | null): number | null => (value === null ? null : rounded(value));

/** Rounds every member. */
const roundedAll = <Parts extends Readonly<Record<string, number | null>>>(parts: Parts): Parts =>
  // Safe: every member stays a number, or null.
  Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, roundedOrNull(value)])) as Parts;

type Birth = z.output<typeof ShadbalaRequest>;
/** Settings that the shadbala of a birth reads. */
export type ShadbalaSettings = SiderealSettings & { sunrise: HorizonRule };

/** Returns the sky that the shadbala of a birth reads, and the day of the birth. */
export function shadbalaSkyOf(ephemeris: Ephemeris, { jdUt, place, clock }: Moment, settings: ShadbalaSettings) {
  const day = panchangDayAt({ sky: ephemeris, place, clock, rule: settings.sunrise }, jdUt);
  const sky = shadbalaSkyAt(ephemeris, {
    jdUt,
    place,
    day,
    settings: vedicSkyOf({ ...settings, node_mode: 'mean' }, place),
  });
  return { day, sky };
}

function strengthsOf({ settings, ...birth }: Birth, ephemeris: Ephemeris) {
  const moment = resolveMoment(birth);
  const { jdUt, place } = moment;
  const { day, sky } = shadbalaSkyOf(ephemeris, moment, settings);
  const found: Shadbala = shadbalaOf(sky);
  const { ayanamsaDeg } = sky.chart;
  const cusps = housesAt(ephemeris, 'porphyry', jdUt, place, ayanamsaDeg).cuspsDeg;
  const reason = found.lords !== null ? null : day.sunriseJdUt === null ? 'no_sunrise' : 'no_sunset';
  const metadata = metadataOf(ephemeris.name, FORMULAS, settings, { ayanamsa_value: rounded(ayanamsaDeg) });
  return { sky, found, cusps, reason, metadata } as const;
}

const POLAR =
  'If the Sun does not rise or set that day, members that need a sunrise are null, the totals too, and `reason` tells why.';

export const shadbala = {
  shadbala: operation({
    ownMetadata: PROFILE,
    summary: 'Shadbala: the six strengths of the seven planets, part by part.',
    description:
      'Strength of position, direction, time, motion, nature and aspect, each with its parts, in virupas (60 to a rupa), as ' +
      'B.V. Raman computes them in Graha and Bhava Balas; `ratio` compares the sum with the required rupas. `ishta` and ' +
      `\`kashta\` are its power to do good and harm. The elements of motion hold from 1800 to 2100. ${POLAR}`,
    input: ShadbalaRequest,
    output: z.strictObject({
      planets: z.array(Strength).length(7).describe('Sun to Saturn.'),
      lords: Lords.nullable().describe(
        'Planets that rule the time of the birth; null if the Sun does not rise or set.',
      ),
      benefics: z.array(SignLord).describe('Planets that count as benefics in this chart.'),
      reason: Reason,
      metadata: Metadata,
    }),
    credits: 3,
    example: EXAMPLE_BIRTH,
    compute: (birth, sky) => {
      const { found, reason, metadata } = strengthsOf(birth, sky);
      const { lords } = found;
      return {
        planets: PLANETS.map((planet) => presentStrength(nameOf(planet), found.planets[planet])),
        lords: lords && {
          abda: nameOf(lords.abda),
          masa: nameOf(lords.masa),
          vara: nameOf(lords.vara),
          hora: nameOf(lords.hora),
          tribhaga: nameOf(lords.tribhaga),
        },
        benefics: found.benefics.map(nameOf),
        reason,
        metadata,
      };
    },
  }),
  'bhava-bala': operation({
    ownMetadata: PROFILE,
    summary: 'Bhava bala: the strength of the twelve houses.',
    description:
      'Strength of each house: of its lord (shadbala), of direction, and of the aspects on its middle. The middles are ' +
      `Sripati’s: the angles, and each quadrant cut in three. ${POLAR}`,
    input: ShadbalaRequest,
    output: z.strictObject({
      houses: z
        .array(
          z.strictObject({
            house: HouseNumber.describe('Number of the house, 1 to 12.'),
            middle: z.strictObject(IN_SIGN).describe('Middle of the house.'),
            lord: SignLord.describe('Lord of the sign in which the middle is.'),
            lord_strength: timed('Shadbala of the lord'),
            dig: virupas('Strength of direction'),
            drik: virupas('Strength by aspects; may be negative'),
            total: timed('Sum of all three'),
            rupas: z.number().nullable().describe('The total in rupas of 60 virupas.'),
          }),
        )
        .length(12)
        .describe('Houses in order, from the first.'),
      reason: Reason,
      metadata: Metadata,
    }),
    credits: 2,
    example: EXAMPLE_BIRTH,
    compute: (birth, ephemeris) => {
      const { sky, found, cusps, reason, metadata } = strengthsOf(birth, ephemeris);
      return {
        houses: bhavaBalaOf(cusps, sky, found).map((row) => ({
          house: row.houseNumber,
          middle: presentInSign(spotOf(row.middleDeg)),
          lord: nameOf(row.lord),
          lord_strength: roundedOrNull(row.lordVirupas),
          dig: row.dig,
          drik: rounded(row.drik),
          total: roundedOrNull(row.total),
          rupas: roundedOrNull(row.rupas),
        })),
        reason,
        metadata,
      };
    },
  }),
};

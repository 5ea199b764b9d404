import { type Bhava, bhavaOf, bhavasAbout, bhavasFrom } from '@graha/astro-engine/sky/bhava-chalit';
import { normalizeDeg } from '@graha/astro-engine/core/angle';
import { housesAt } from '@graha/astro-engine/sky/houses';
import { spotOf } from '@graha/astro-engine/sky/placements';
import { GRAHA_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { operation } from '../../operation/operation.ts';
import { Ascendant, GrahaName, HouseNumber, IN_SIGN } from '../../wire/placement.ts';
import { nameOf, presentAscendant, presentInSign, rounded } from '../../wire/present-placement.ts';
import type { Setting } from '../../request/settings.ts';
import { natalChart, VEDIC_FORMULAS } from '../vedic-chart.ts';
import { HOUSE_SYSTEM_REQUESTED } from '../../operation/operation-metadata.ts';

const chalitSystem = {
  values: ['sripati', 'kp', 'equal'],
  title: 'Division of the bhavas',
  description:
    'sripati: the angles and the thirds of each quadrant are the middles. kp: the Placidus cusps are the beginnings. equal: 15° ' +
    'to either side of the ascendant and of every 30° from it.',
} as const satisfies Setting;
type ChalitSystem = (typeof chalitSystem.values)[number];

const Point = z.strictObject(IN_SIGN);

type Divided = { bhavas: Bhava[]; system: 'porphyry' | 'placidus' | 'equal' };

type Frame = (system: 'porphyry' | 'placidus') => { ascendantDeg: number; system: string; cuspsDeg: readonly number[] };

function divided(by: ChalitSystem, ascendantDeg: number, frame: Frame): Divided {
  if (by === 'sripati') return { bhavas: bhavasAbout(frame('porphyry').cuspsDeg), system: 'porphyry' };
  if (by === 'equal') {
    const middles = Array.from({ length: 12 }, (_, index) => normalizeDeg(ascendantDeg + index * 30));
    return { bhavas: bhavasAbout(middles), system: 'equal' };
  }
  const { system, cuspsDeg } = frame('placidus');
  return { bhavas: bhavasFrom(cuspsDeg), system: system === 'placidus' ? 'placidus' : 'porphyry' };
}

export const bhavaChalit = operation({
  ownMetadata: HOUSE_SYSTEM_REQUESTED,
  summary: 'Bhava chalit: bhavas with middle, sandhi and occupants.',
  description:
    'The houses by degrees instead of whole signs. Each bhava extends from sandhi to sandhi; `planets` gives the bhava of each ' +
    'graha and whether it differs from the house of the whole-sign chart. A graha on a sandhi, within 1″, belongs to the ' +
    'next bhava and is flagged. Beyond the polar circles Placidus has no solution: the cusps are then those of Porphyry, ' +
    'and `metadata.house_system` names them.',
  input: birthRequest(['ayanamsa', 'node_mode'], { settings: { chalit_system: chalitSystem } }),
  output: z.strictObject({
    ascendant: Ascendant.describe('The point that rises in the east.'),
    bhavas: z
      .array(
        z.strictObject({
          house: HouseNumber.describe('Number of the house, 1 to 12.'),
          start: Point.describe('Sandhi at which it begins.'),
          middle: Point.describe('Middle of the bhava (bhava madhya).'),
          end: Point.describe('Sandhi at which the next one begins.'),
          occupants: z.array(GrahaName).describe('Grahas in the bhava.'),
        }),
      )
      .length(12)
      .describe('Bhavas, from the first.'),
    planets: z
      .array(
        z.strictObject({
          name: GrahaName.describe('English name of the planet or point.'),
          longitude: IN_SIGN.longitude,
          house: HouseNumber.describe('House by whole signs.'),
          bhava: HouseNumber.describe('Bhava by degrees.'),
          has_moved: z.boolean().describe('Whether `house` and `bhava` differ.'),
          is_on_sandhi: z.boolean().describe('Whether it is within 1″ of the boundary of two bhavas.'),
          sandhi_distance: z.number().min(0).max(180).describe('Degrees to the nearest sandhi.'),
        }),
      )
      .length(9)
      .describe('Grahas: Sun to Saturn, Rahu, Ketu.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, moment, metadata } = natalChart(birth, sky);
    const frame: Frame = (system) => housesAt(sky, system, moment.jdUt, moment.place, chart.ayanamsaDeg);
    const { bhavas, system } = divided(birth.settings.chalit_system, chart.ascendant.longitudeDeg, frame);
    const planets = GRAHA_IDS.map((graha) => {
      const { longitudeDeg, houseNumber } = chart.placements[graha];
      const found = bhavaOf(longitudeDeg, bhavas);
      return {
        name: nameOf(graha),
        longitude: presentInSign(chart.placements[graha]).longitude,
        house: houseNumber,
        bhava: found.houseNumber,
        has_moved: found.houseNumber !== houseNumber,
        is_on_sandhi: found.isOnSandhi,
        sandhi_distance: rounded(found.sandhiDistanceDeg),
      };
    });
    const point = (deg: number) => presentInSign(spotOf(deg));
    const asked = birth.settings.chalit_system === 'kp' ? 'placidus' : system;
    return {
      ascendant: presentAscendant(chart.ascendant),
      bhavas: bhavas.map(({ houseNumber, startDeg, middleDeg, endDeg }) => ({
        house: houseNumber,
        start: point(startDeg),
        middle: point(middleDeg),
        end: point(endDeg),
        occupants: planets.filter(({ bhava }) => bhava === houseNumber).map(({ name }) => name),
      })),
      planets,
      metadata: {
        ...metadata,
        system: 'bhava_chalit',
        house_system: system,
        house_system_requested: asked === system ? null : asked,
      },
    };
  },
});

export const cusps = operation({
  summary: 'Sidereal house cusps by any house system.',
  description:
    'Sidereal cusps of the twelve houses by the house system of the settings, with ascendant and midheaven. If a system has no ' +
    'solution, beyond the polar circles, the cusps are those of Porphyry and `metadata.house_system` names them.',
  input: birthRequest(['ayanamsa', 'house_system']),
  output: z.strictObject({
    ascendant: Point.describe('The degree that rises.'),
    midheaven: Point.describe('The degree that culminates.'),
    house_cusps: z
      .array(z.strictObject({ house: HouseNumber.describe('Number of the house, 1 to 12.'), ...IN_SIGN }))
      .length(12)
      .describe('Cusps of the twelve houses.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, ...birth }, sky) => {
    const { jdUt, place } = resolveMoment(birth);
    const ayanamsaDeg = sky.ayanamsaDeg(settings.ayanamsa, jdUt);
    const found = housesAt(sky, settings.house_system, jdUt, place, ayanamsaDeg);
    const { house_system: _, ...formulas } = VEDIC_FORMULAS;
    return {
      ascendant: presentInSign(spotOf(found.ascendantDeg)),
      midheaven: presentInSign(spotOf(found.midheavenDeg)),
      house_cusps: found.cuspsDeg.map((deg, index) => ({ house: index + 1, ...presentInSign(spotOf(deg)) })),
      metadata: metadataOf(sky.name, formulas, settings, {
        ayanamsa_value: rounded(ayanamsaDeg),
        house_system: found.system,
      }),
    };
  },
});

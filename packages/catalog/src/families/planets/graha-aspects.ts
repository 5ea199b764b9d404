import { rasiAspectsOf } from '@graha/astro-engine/jaimini/rasi-drishti';
import { houseAspectsOf, NODE_ASPECTS } from '@graha/astro-engine/strength/graha-drishti';
import { sphutaDrishti } from '@graha/astro-engine/strength/sphuta-drishti';
import { wholeSignHouseNumber } from '@graha/astro-engine/sky/houses';
import { GRAHA_IDS, isPlanet } from '@graha/astro-engine/vocabulary/grahas';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { GrahaName, HouseNumber, IN_SIGN } from '../../wire/placement.ts';
import { nameOf, presentSign, rounded } from '../../wire/present-placement.ts';
import type { Setting } from '../../request/settings.ts';
import { natalChart } from '../vedic-chart.ts';

const nodeAspects = {
  values: NODE_ASPECTS,
  title: 'Aspects of the nodes',
  description: 'Most verses give Rahu and Ketu no aspects; some schools give them the 5th, 7th and 9th.',
} as const satisfies Setting;

const { sign, sign_number, sign_lord } = IN_SIGN;
const LOOKED_AT = {
  sign: sign.describe('Sign of the zodiac.'),
  sign_number,
  sign_lord: sign_lord.describe('Planet that rules the sign.'),
  house: HouseNumber.describe('Number of the house, 1 to 12.'),
};

export const aspects = operation({
  summary: 'Aspects of the grahas: by sign, by degree, and of Jaimini’s signs.',
  description:
    'Aspects of each graha. `graha_drishti` counts whole signs from its own, with the share of a full aspect: the 7th is ' +
    'full for all, Mars has 4 and 8, Jupiter 5 and 9, Saturn 3 and 10. `sphuta_drishti` measures the aspect on every other ' +
    'graha by degree, in virupas of which 60 are a full aspect. `rasi_drishti` lists the three signs that its sign aspects ' +
    'by Jaimini: movable signs aspect all fixed ones but the adjacent one and vice versa, dual ones each other.',
  input: birthRequest(['ayanamsa', 'node_mode'], { settings: { node_aspects: nodeAspects } }),
  output: z.strictObject({
    planets: z
      .array(
        z.strictObject({
          name: GrahaName.describe('English name of the planet or point.'),
          graha_drishti: z
            .array(
              z.strictObject({
                ...LOOKED_AT,
                place: HouseNumber.describe('Place of the sign, counted from its own sign as the first.'),
                share: z.number().min(0.25).max(1).describe('Share of a full aspect.'),
                is_full: z.boolean().describe('Whether it is a full aspect.'),
                planets: z.array(GrahaName).describe('Planets in that sign.'),
              }),
            )
            .describe('Signs that it aspects; empty for nodes without aspects.'),
          sphuta_drishti: z
            .array(
              z.strictObject({
                name: GrahaName.describe('The aspected planet.'),
                virupas: z.number().min(0).max(90).describe('Strength of the aspect in virupas; 60 is a full aspect.'),
              }),
            )
            .describe('Aspects by degree on each of the eight others; empty for the nodes.'),
          rasi_drishti: z
            .array(z.strictObject({ ...LOOKED_AT, planets: z.array(GrahaName).describe('Planets in that sign.') }))
            .length(3)
            .describe('Signs that its sign aspects by Jaimini.'),
        }),
      )
      .length(9)
      .describe('Sun to Saturn, Rahu, Ketu.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    const { placements, ascendant } = chart;
    const lookedAt = (signIndex: number) => ({
      ...presentSign(signIndex),
      house: wholeSignHouseNumber(signIndex, ascendant.signIndex),
    });
    const standingIn = (signIndex: number) =>
      GRAHA_IDS.filter((graha) => placements[graha].signIndex === signIndex).map(nameOf);
    return {
      planets: GRAHA_IDS.map((graha) => {
        const { signIndex, longitudeDeg } = placements[graha];
        const others = GRAHA_IDS.filter((other) => other !== graha);
        return {
          name: nameOf(graha),
          graha_drishti: houseAspectsOf(graha, birth.settings.node_aspects).map(({ placeNumber, share }) => {
            const there = (signIndex + placeNumber - 1) % 12;
            return { ...lookedAt(there), place: placeNumber, share, is_full: share === 1, planets: standingIn(there) };
          }),
          sphuta_drishti: isPlanet(graha)
            ? others.map((other) => ({
                name: nameOf(other),
                virupas: rounded(sphutaDrishti(graha, longitudeDeg, placements[other].longitudeDeg)),
              }))
            : [],
          rasi_drishti: rasiAspectsOf(signIndex).map((there) => ({ ...lookedAt(there), planets: standingIn(there) })),
        };
      }),
      metadata,
    };
  },
});

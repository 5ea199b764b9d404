import { SIXTEEN_VARGAS, vimshopakaOf } from '@graha/astro-engine/strength/vimshopaka';
import { PLANETS } from '@graha/astro-engine/vocabulary/grahas';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { IN_SIGN, SignLord } from '../../wire/placement.ts';
import { nameOf, presentSign, rounded } from '../../wire/present-placement.ts';
import { natalChart, VedicChartRequest } from '../vedic-chart.ts';

const { sign, sign_number, sign_lord } = IN_SIGN;
const score = (text: string) => z.number().min(5).max(20).describe(`Points of twenty, over ${text}.`);

export const vimshopaka = operation({
  summary: 'Vimshopaka bala: strength over six, seven, ten and sixteen vargas.',
  description:
    'Strength of a planet in its divisional charts, in points of twenty. In each varga it has 20 in a sign of its own, 18 ' +
    'with a great friend, 15 friend, 10 neutral, 7 enemy, 5 great enemy, by the friendship of the birth chart; the four ' +
    'schemes weigh the vargas. The weights are those of BPHS ch. 7. Exaltation adds nothing here: programs that ' +
    'add it have other numbers, so `confidence` is one_source.',
  input: VedicChartRequest,
  output: z.strictObject({
    planets: z
      .array(
        z.strictObject({
          name: SignLord.describe('English name of the planet or point.'),
          shadvarga: score('six vargas'),
          saptavarga: score('seven vargas'),
          dashavarga: score('ten vargas'),
          shodashavarga: score('sixteen vargas'),
          vargas: z
            .array(
              z.strictObject({
                varga: z.enum(SIXTEEN_VARGAS).describe('Name of the divisional chart.'),
                sign: sign.describe('Sign of the zodiac.'),
                sign_number,
                sign_lord: sign_lord.describe('Planet that rules the sign.'),
                relation: z
                  .enum(['own', 'great_friend', 'friend', 'neutral', 'enemy', 'great_enemy'])
                  .describe('Relation to the lord of that sign, in the birth chart.'),
                points: z.int().min(5).max(20).describe('Points of this varga, before weighting.'),
              }),
            )
            .length(16)
            .describe('Vargas, from the birth chart to the sixtieths.'),
        }),
      )
      .length(7)
      .describe('Sun to Saturn.'),
    confidence: Confidence,
    metadata: Metadata,
  }),
  credits: 2,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    return {
      planets: PLANETS.map((planet) => {
        const { scores, vargas } = vimshopakaOf(planet, chart);
        return {
          name: nameOf(planet),
          shadvarga: rounded(scores.shadvarga),
          saptavarga: rounded(scores.saptavarga),
          dashavarga: rounded(scores.dashavarga),
          shodashavarga: rounded(scores.shodashavarga),
          vargas: vargas.map(({ varga, signIndex, relation, points }) => ({
            varga,
            ...presentSign(signIndex),
            relation,
            points,
          })),
        };
      }),
      confidence: 'one_source' as const,
      metadata: { ...metadata, system: 'vimshopaka' },
    };
  },
});

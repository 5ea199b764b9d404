import { type Chart, chartAt } from '@graha/astro-engine/chart/chart';
import { MANGLIK_POINTS } from '@graha/astro-engine/dosha/manglik';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { ASHTAKOOT_MAX, ashtakootOf } from '@graha/astro-engine/matching/ashtakoot';
import { kootaExceptions } from '@graha/astro-engine/matching/koota-exceptions';
import { z } from 'zod';
import { type Birth, compatibilityRequest, EXAMPLE_COUPLE, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { operation } from '../../operation/operation.ts';
import { type Couple, MATCHING_METADATA, MatchedMoon, presentMoon } from './couple.ts';
import { vedicSkyOf } from '../vedic-chart.ts';
import { presentException, presentKootas, presentMangliks, recommendationOf } from './present.ts';
import { ASHTAKOOT_SETTINGS, KootaException, Kootas, ManglikOfCouple } from './schemas.ts';

function chartOf(birth: Birth, settings: Couple['settings'], sky: Ephemeris): Chart<(typeof MANGLIK_POINTS)[number]> {
  const { jdUt, place } = resolveMoment(birth);
  return chartAt(sky, MANGLIK_POINTS, jdUt, place, vedicSkyOf(settings, place));
}

/** Houses are counted only for the manglik dosha. */
const FORMULAS = { ...MATCHING_METADATA, system: 'ashtakoot', house_system: 'whole_sign' } as const;

export const ashtakoot = operation({
  summary: 'Ashtakoot: eight tests of two Moons, 36 points.',
  description:
    'The North Indian matching of bride and groom by sign and star of their Moons (guna milan). Each koota has its raw ' +
    'score, the compared values and the reason. `exceptions` lists the rules by which tradition accepts a low gana, bhakoot ' +
    'or nadi; they change no score. `manglik` gives the manglik dosha of both charts. Schools differ on vashya, yoni and ' +
    'gana: the settings choose the table.',
  input: compatibilityRequest(['ayanamsa'], { settings: ASHTAKOOT_SETTINGS }),
  output: z.strictObject({
    total_score: z.number().min(0).max(ASHTAKOOT_MAX).describe('Points of all tests together.'),
    max_score: z.literal(ASHTAKOOT_MAX).describe('Maximum number of points.'),
    kootas: Kootas.describe('The eight tests.'),
    exceptions: z.array(KootaException).describe('Rules by which tradition accepts a low score, each evaluated.'),
    recommendation: z.string().describe('The result in a sentence; you choose the passing score.'),
    bride: MatchedMoon.describe('Sign and star of the bride’s Moon.'),
    groom: MatchedMoon.describe('Sign and star of the groom’s Moon.'),
    manglik: ManglikOfCouple,
    metadata: Metadata,
  }),
  credits: 2,
  postOnly: true,
  example: EXAMPLE_COUPLE,
  compute: ({ bride, groom, settings }, sky) => {
    const [hers, his] = [chartOf(bride, settings, sky), chartOf(groom, settings, sky)];
    const [her, him] = [hers.placements.moon, his.placements.moon];
    const match = ashtakootOf(her, him, {
      vashyaTable: settings.vashya_table,
      vashyaSplit: settings.vashya_split,
      yoniTable: settings.yoni_table,
      ganaTable: settings.gana_table,
    });
    return {
      total_score: match.totalScore,
      max_score: ASHTAKOOT_MAX,
      kootas: presentKootas(match, her, him),
      exceptions: kootaExceptions(her, him, match).map(presentException),
      recommendation: recommendationOf(match),
      bride: presentMoon(her, hers.ayanamsaDeg),
      groom: presentMoon(him, his.ayanamsaDeg),
      manglik: presentMangliks(hers, his, settings.house_set),
      metadata: metadataOf(sky.name, FORMULAS, settings),
    };
  },
});

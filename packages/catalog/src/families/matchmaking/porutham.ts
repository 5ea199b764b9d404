import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { PORUTHAM_MAX, PORUTHAM_VERDICTS, type PoruthamMatch, poruthamOf } from '@graha/astro-engine/matching/porutham';
import type { PoruthamSchool } from '@graha/astro-engine/matching/porutham-pair';
import { z } from 'zod';
import { compatibilityRequest, EXAMPLE_COUPLE } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { operation } from '../../operation/operation.ts';
import { MATCHING_METADATA, MatchedMoon, moonsOf, type NatalMoon, presentMoon } from './couple.ts';
import { poruthamRecommendation, presentPoruthams } from './present.ts';
import { PORUTHAM_SETTINGS, PoruthamNames, Poruthams } from './schemas.ts';

export const PoruthamRequest = compatibilityRequest(['ayanamsa'], { settings: PORUTHAM_SETTINGS }).meta({
  id: 'PoruthamRequest',
});

/** The rules of the school that the settings of a request name. */
export const schoolOf = (settings: Omit<z.output<typeof PoruthamRequest>['settings'], 'ayanamsa'>): PoruthamSchool => ({
  method: settings.method,
  rajjuDirection: settings.rajju_direction,
  friendship: settings.friendship,
  streeDeergha: settings.stree_deergha,
});

export type MatchedCouple = { bride: NatalMoon; groom: NatalMoon; match: PoruthamMatch; metadata: Metadata };

/** The ten poruthams of a request, for every operation with poruthams. */
export function matchedCouple(couple: z.output<typeof PoruthamRequest>, sky: Ephemeris): MatchedCouple {
  const { settings } = couple;
  const { bride, groom } = moonsOf(couple, sky);
  const match = poruthamOf(bride.moon, groom.moon, schoolOf(settings));
  const metadata = metadataOf(sky.name, { ...MATCHING_METADATA, system: 'porutham' }, settings);
  return { bride, groom, match, metadata };
}

export const porutham = operation({
  summary: 'Porutham: the ten agreements of South Indian matching.',
  description:
    'Ten rules on the stars, signs and lords of the two Moons, one point each at most, counted from the bride to the ' +
    'groom. `settings.method` follows the Tamil almanacs or those of Kerala. Rajju and vedha are vetoes: if one of them ' +
    'gives no points, most families refuse the match whatever the sum, and `verdict` is adhama. 6 points and more are ' +
    'uthama, 5 and 5.5 madhyama; `score_verdict` is the verdict by points alone.',
  input: PoruthamRequest,
  output: z.strictObject({
    total_points: z.number().min(0).max(PORUTHAM_MAX).describe('Points of the ten agreements together.'),
    max_points: z.literal(PORUTHAM_MAX).describe('Maximum number of points.'),
    verdict: z.enum(PORUTHAM_VERDICTS).describe('Verdict by points and vetoes; a vetoed match is adhama.'),
    score_verdict: z.enum(PORUTHAM_VERDICTS).describe('Verdict by points alone.'),
    is_vetoed: z.boolean().describe('Whether rajju or vedha refuses the match.'),
    vetoes: PoruthamNames.describe('Vetoes: rajju or vedha, if they give no points.'),
    poruthams: Poruthams.describe('The ten agreements.'),
    recommendation: z.string().describe('The result in a sentence; you choose the passing score.'),
    bride: MatchedMoon.describe('Sign and star of the bride’s Moon.'),
    groom: MatchedMoon.describe('Sign and star of the groom’s Moon.'),
    metadata: Metadata,
  }),
  credits: 2,
  postOnly: true,
  example: EXAMPLE_COUPLE,
  compute: (couple, sky) => {
    const { bride, groom, match, metadata } = matchedCouple(couple, sky);
    return {
      total_points: match.totalPoints,
      max_points: PORUTHAM_MAX,
      verdict: match.verdict,
      score_verdict: match.scoreVerdict,
      is_vetoed: match.vetoes.length > 0,
      vetoes: [...match.vetoes],
      poruthams: presentPoruthams(match),
      recommendation: poruthamRecommendation(match),
      bride: presentMoon(bride.moon, bride.ayanamsaDeg),
      groom: presentMoon(groom.moon, groom.ayanamsaDeg),
      metadata,
    };
  },
});

import {
  PORUTHAM_MAX,
  PORUTHAM_NAMES,
  type PoruthamMatch,
  type PoruthamName,
  type PoruthamResult,
} from '@graha/astro-engine/matching/porutham';
import type { Spot } from '@graha/astro-engine/sky/placements';
import { z } from 'zod';
import { EXAMPLE_COUPLE } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { matchedCouple, PoruthamRequest } from '../matchmaking/porutham.ts';
import { poruthamText } from '../matchmaking/porutham-text.ts';
import { poruthamVerdict } from '../matchmaking/present.ts';
import { presentNakshatra, presentRasi } from './present.ts';
import { Message, Nakshatra, Rasi } from './schemas.ts';

const PersonInfo = z.strictObject({
  nakshatra: Nakshatra.describe('Nakshatra (lunar mansion) of the Moon at birth.'),
  rasi: Rasi.describe('Sign of the Moon at birth.'),
});
const personInfo = (moon: Spot): z.input<typeof PersonInfo> => ({
  nakshatra: presentNakshatra(moon),
  rasi: presentRasi(moon.signIndex),
});
const COUPLE = {
  girl_info: PersonInfo.describe('Star and sign of the bride.'),
  boy_info: PersonInfo.describe('Star and sign of the groom.'),
};

/** Names as callers know them; `id` counts from 1 in their usual order. */
const TITLES: Readonly<Record<PoruthamName, string>> = {
  dina: 'Dina Porutham',
  gana: 'Gana Porutham',
  mahendra: 'Mahendra Porutham',
  stree_deergha: 'Stree Deergha Porutham',
  yoni: 'Yoni Porutham',
  vedha: 'Vedha Porutham',
  rajju: 'Rajju Porutham',
  rasi: 'Rasi Porutham',
  rasyadhipati: 'Rasyadhipati Porutham',
  vashya: 'Vashya Porutham',
};

const MATCH = {
  id: z.int().min(1).max(PORUTHAM_MAX).describe('Number of the agreement in its usual order, 1 to 10.'),
  name: z.string().describe('Name of the agreement (porutham).'),
  has_porutham: z.boolean().describe('Whether the agreement holds, wholly or in half.'),
};
const Match = z.strictObject(MATCH);
const STATUSES = ['Good', 'Satisfactory', 'Not Satisfactory'] as const;
const AdvancedMatch = z.strictObject({
  ...MATCH,
  porutham_status: z.enum(STATUSES).describe('`Good` for 1 point, `Satisfactory` for 0.5, `Not Satisfactory` for 0.'),
  points: z.literal([0, 0.5, 1]).describe('Points scored: 1 for a full agreement, 0.5 for half, 0 for none.'),
  description: z.string().describe('Reason for the points, in an English sentence.'),
});

const presentMatch = ({ name, points }: PoruthamResult): z.input<typeof Match> => ({
  id: PORUTHAM_NAMES.indexOf(name) + 1,
  name: TITLES[name],
  has_porutham: points > 0,
});

const presentAdvancedMatch = (match: PoruthamMatch, result: PoruthamResult): z.input<typeof AdvancedMatch> => ({
  ...presentMatch(result),
  porutham_status: result.points === 1 ? 'Good' : result.points === 0.5 ? 'Satisfactory' : 'Not Satisfactory',
  points: result.points,
  description: poruthamText(match, result, 'sanskrit'),
});

const MESSAGE_TYPES = { uthama: 'Good', madhyama: 'Average', adhama: 'Bad' } as const;

const messageOf = (match: PoruthamMatch): z.input<typeof Message> => ({
  type: MESSAGE_TYPES[match.verdict],
  description: poruthamVerdict(match),
});

const Points = z.number().min(0).max(PORUTHAM_MAX);
const MaximumPoints = z.literal(PORUTHAM_MAX);
const HEAD = {
  ...COUPLE,
  maximum_points: MaximumPoints.describe('Maximum number of points.'),
  total_points: Points.describe('Points scored by all tests together.'),
  message: Message,
};

const shared = { input: PoruthamRequest, credits: 2, postOnly: true, example: EXAMPLE_COUPLE } as const;
const RULES =
  'Ten rules on the stars and signs of the two Moons, counted from the bride (`girl_info`) to the groom (`boy_info`); ' +
  '`settings.method` follows the Tamil almanacs or those of Kerala.';

export const matching = {
  porutham: operation({
    ...shared,
    summary: 'Porutham in short: which of the ten agreements hold.',
    description: `${RULES} For points and reasons call \`porutham/advanced\`.`,
    output: z.strictObject({
      ...HEAD,
      matches: z.array(Match).length(PORUTHAM_MAX).describe('The agreements, in their usual order.'),
      metadata: Metadata,
    }),
    compute: (couple, sky) => {
      const { bride, groom, match, metadata } = matchedCouple(couple, sky);
      return {
        girl_info: personInfo(bride.moon),
        boy_info: personInfo(groom.moon),
        maximum_points: PORUTHAM_MAX,
        total_points: match.totalPoints,
        message: messageOf(match),
        matches: match.results.map(presentMatch),
        metadata,
      };
    },
  }),

  'porutham/advanced': operation({
    ...shared,
    summary: 'Porutham with points, status and reason of each agreement.',
    description: `${RULES} If rajju or vedha gives no points, the message is that the match is refused.`,
    output: z.strictObject({
      ...HEAD,
      matches: z.array(AdvancedMatch).length(PORUTHAM_MAX).describe('The agreements, in their usual order.'),
      metadata: Metadata,
    }),
    compute: (couple, sky) => {
      const { bride, groom, match, metadata } = matchedCouple(couple, sky);
      return {
        girl_info: personInfo(bride.moon),
        boy_info: personInfo(groom.moon),
        maximum_points: PORUTHAM_MAX,
        total_points: match.totalPoints,
        message: messageOf(match),
        matches: match.results.map((result) => presentAdvancedMatch(match, result)),
        metadata,
      };
    },
  }),

  'nakshatra-porutham': operation({
    ...shared,
    summary: 'Porutham by the stars alone, from the Moons of two births.',
    description: `${RULES} Only the star and quarter of each Moon are used, so all births with the same ones give the same answer.`,
    output: z.strictObject({
      ...COUPLE,
      maximum_points: MaximumPoints.describe('Maximum number of points.'),
      obtained_points: Points.describe('Points scored by all tests together.'),
      message: Message,
      matches: z.array(AdvancedMatch).length(PORUTHAM_MAX).describe('The agreements, in their usual order.'),
      metadata: Metadata,
    }),
    compute: (couple, sky) => {
      const { bride, groom, match, metadata } = matchedCouple(couple, sky);
      return {
        girl_info: personInfo(bride.moon),
        boy_info: personInfo(groom.moon),
        maximum_points: PORUTHAM_MAX,
        obtained_points: match.totalPoints,
        message: messageOf(match),
        matches: match.results.map((result) => presentAdvancedMatch(match, result)),
        metadata,
      };
    },
  }),
};

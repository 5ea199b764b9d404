import type { Clock } from '@graha/astro-engine/core/moment';
import { ASHTAKOOT, ASHTAKOOT_MAX, KOOTA_NAMES } from '@graha/astro-engine/matching/ashtakoot';
import { type MatchCase, type MoonPart, uncertainMatch } from '@graha/astro-engine/uncertain/uncertain-match';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { FROM_CENTRE, settingsOf } from '../../request/settings.ts';
import { EXAMPLE_UNCERTAIN_COUPLE, resolveSpan, UncertainBirthDetails } from '../../request/uncertain-birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { members } from '../../wire/fields.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { NakshatraName, SignName } from '../../wire/placement.ts';
import { rounded } from '../../wire/present-placement.ts';
import { MATCHING_METADATA } from '../matchmaking/couple.ts';
import { ASHTAKOOT_SETTINGS } from '../matchmaking/schemas.ts';
import { presentBetween, presentSpan, Span } from './held-wire.ts';

const { house_set: _manglikOnly, ...SCORE_SETTINGS } = ASHTAKOOT_SETTINGS;

const Instant = z.string().meta({ format: 'date-time' });

const MOON = {
  sign: SignName.describe('Sign of the Moon.'),
  nakshatra: NakshatraName.describe('Nakshatra of the Moon.'),
  from: Instant.describe('First possible instant of birth with this Moon.'),
  to: Instant.describe('End of these instants.'),
};

const points = (max: number) => z.number().min(0).max(max);

const PossibleMatch = z
  .strictObject({
    share: z.number().min(0).max(1).describe('Share of all pairs of possible births.'),
    total_score: points(ASHTAKOOT_MAX).describe('Points of all tests together.'),
    kootas: z
      .strictObject(
        Object.fromEntries(
          KOOTA_NAMES.map((name) => [name, points(ASHTAKOOT[name].max).describe(`Points of ${name}.`)]),
        ),
      )
      .describe('Points of each test.'),
    bride: z.strictObject(MOON).describe('The bride’s Moon in this case.'),
    groom: z.strictObject(MOON).describe('The groom’s Moon in this case.'),
  })
  .meta({ id: 'PossibleMatch', description: 'One possible result of a matching.' });

const KootaRange = z
  .strictObject({
    certain: z.boolean().describe('Whether every possible pair of births has the same points.'),
    least: z.number().min(0).describe('Fewest possible points.'),
    greatest: z.number().min(0).describe('Most possible points.'),
  })
  .meta({ id: 'KootaRange', description: 'Range of the points of one test.' });

const rangeOf = ({ least, greatest }: { least: number; greatest: number }): z.input<typeof KootaRange> => ({
  certain: least === greatest,
  least,
  greatest,
});

const presentMoon = ({ moon, ...part }: MoonPart, clock: Clock) => ({
  sign: signAt(moon.signIndex).name,
  nakshatra: nakshatraAt(moon.nakshatraIndex).name,
  ...presentBetween(part, clock),
});

type Clocks = { bride: Clock; groom: Clock };

const presentCase = ({ share, match, bride, groom }: MatchCase, clocks: Clocks): z.input<typeof PossibleMatch> => ({
  share: rounded(share),
  total_score: match.totalScore,
  kootas: Object.fromEntries(KOOTA_NAMES.map((name) => [name, match.kootas[name].score])),
  bride: presentMoon(bride, clocks.bride),
  groom: presentMoon(groom, clocks.groom),
});

export const uncertain = operation({
  summary: 'Ashtakoot of a couple with an unknown or uncertain time of birth.',
  description:
    'The range of the 36 points over the possible times of birth of bride and groom, and every possible result with its share and ' +
    'the Moons that give it, the likeliest first. A person whose time is known has hours and minutes as usual. Manglik dosha needs ' +
    'the ascendant and is not part of it.',
  input: members(
    {
      bride: UncertainBirthDetails,
      groom: UncertainBirthDetails,
      settings: settingsOf(['ayanamsa'], { ...SCORE_SETTINGS, ...FROM_CENTRE }),
    },
    'member of this request',
  ),
  output: z.strictObject({
    certain: z.boolean().describe('Whether every possible pair of births has the same total.'),
    least_score: points(ASHTAKOOT_MAX).describe('Fewest possible points.'),
    greatest_score: points(ASHTAKOOT_MAX).describe('Most possible points.'),
    max_score: z.literal(ASHTAKOOT_MAX).describe('Maximum number of points.'),
    kootas: z
      .strictObject(Object.fromEntries(KOOTA_NAMES.map((name) => [name, KootaRange])))
      .describe('Range of each test.'),
    cases: z.array(PossibleMatch).describe('Every possible result, the likeliest first.'),
    bride_span: Span.describe('Possible instants of the bride’s birth.'),
    groom_span: Span.describe('Possible instants of the groom’s birth.'),
    metadata: Metadata,
  }),
  credits: 3,
  postOnly: true,
  example: EXAMPLE_UNCERTAIN_COUPLE,
  compute: ({ bride, groom, settings }, sky) => {
    const [her, him] = [resolveSpan(bride), resolveSpan(groom)];
    const found = uncertainMatch(sky, { bride: her, groom: him }, settings.ayanamsa, {
      vashyaTable: settings.vashya_table,
      vashyaSplit: settings.vashya_split,
      yoniTable: settings.yoni_table,
      ganaTable: settings.gana_table,
    });
    const clocks = { bride: her.clock, groom: him.clock };
    return {
      certain: found.leastScore === found.greatestScore,
      least_score: found.leastScore,
      greatest_score: found.greatestScore,
      max_score: ASHTAKOOT_MAX,
      kootas: Object.fromEntries(KOOTA_NAMES.map((name) => [name, rangeOf(found.kootas[name])])),
      cases: found.cases.map((one) => presentCase(one, clocks)),
      bride_span: presentSpan(her.span, her.clock),
      groom_span: presentSpan(him.span, him.clock),
      metadata: metadataOf(sky.name, { ...MATCHING_METADATA, system: 'ashtakoot' }, settings),
    };
  },
});

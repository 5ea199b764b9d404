import { DASHA_SYSTEMS } from '@graha/astro-engine/dasha/systems';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { Ages, bornIf, DASHA_SETTINGS, depthUpTo, OWN_DASHA_SETTINGS, prepared } from './birth.ts';
import { presentBalance, presentBirthNakshatra, presentMahadashas } from './present.ts';
import { pathIn } from './path.ts';
import { Balance, BirthNakshatra, Mahadasha } from './schemas.ts';

const share = {
  values: ['one_third', 'two_thirds'],
  title: 'Share of the years',
  description:
    'Share of the Vimshottari years that each period has: one_third for cycles of 40 years, two_thirds for cycles of 80.',
} as const;

const SYSTEMS = { one_third: DASHA_SYSTEMS.tribhagi, two_thirds: DASHA_SYSTEMS.tribhagiOf80 };

export const tribhagi = operation({
  summary: 'Tribhagi dasha: Vimshottari with a third of its years.',
  description:
    'The nine planets of Vimshottari in their order, from the star of the Moon at birth, each with a third of its years: a cycle of ' +
    '40 years, listed three times. Programs differ on the share: others take a third away, which leaves a cycle of 80 years, listed ' +
    'twice (`share`). No verse of the classics decides it. The first period is listed in its full length, so it begins before birth.',
  input: birthRequest(DASHA_SETTINGS, {
    settings: { ...OWN_DASHA_SETTINGS, share },
    members: { depth: depthUpTo(2), ages: Ages, path: pathIn(DASHA_SYSTEMS.tribhagi) },
  }),
  output: z.strictObject({
    birth_nakshatra: BirthNakshatra.describe('Star of the Moon at birth.'),
    balance_at_birth: Balance,
    mahadashas: z.array(Mahadasha).describe('The great periods, in order.'),
    confidence: Confidence.describe('Confidence in the lengths of the periods.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: EXAMPLE_BIRTH,
  compute: ({ depth, ages, path, ...birth }, sky) => {
    const { from, moon, moment, metadata } = prepared(birth, sky, 'tribhagi', SYSTEMS[birth.settings.share]);
    return {
      birth_nakshatra: presentBirthNakshatra(moon),
      balance_at_birth: presentBalance(from),
      mahadashas: presentMahadashas(from, { depth, path, ...bornIf(ages, moment) }, moment.clock),
      confidence: 'disputed' as const,
      metadata: metadata(),
    };
  },
});

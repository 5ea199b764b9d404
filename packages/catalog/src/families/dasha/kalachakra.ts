import {
  KALACHAKRA_BALANCES,
  KALACHAKRA_LEAPS,
  kalachakraMahadashasOf,
  kalachakraPadaOf,
  kalachakraPartsOf,
  type KalachakraPeriod,
} from '@graha/astro-engine/dasha/kalachakra';
import { DASHA_SYSTEMS } from '@graha/astro-engine/dasha/systems';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { IN_SIGN, SignName } from '../../wire/placement.ts';
import { presentSign, rounded } from '../../wire/present-placement.ts';
import { Instant } from '../panchang/almanac.ts';
import { DASHA_SETTINGS, depthUpTo, OWN_DASHA_SETTINGS, prepared } from './birth.ts';
import { inWords, isoFormatOf, presentBirthNakshatra } from './present.ts';
import { BirthNakshatra } from './schemas.ts';

const { sign, sign_number, sign_lord } = IN_SIGN;
const SIGN = { sign: sign.describe('Sign of the zodiac.'), sign_number, sign_lord: sign_lord.describe('Planet that rules the sign.') }; // prettier-ignore
const SPAN = {
  ...SIGN,
  from_age: z.number().describe('Age in years at which it begins; negative before birth.'),
  start_at: Instant,
  end_at: Instant,
};
const Part = z
  .strictObject(SPAN)
  .meta({ id: 'KalachakraAntardasha', description: 'One of the nine parts of a period of Kalachakra dasha.' });
const Period = z
  .strictObject({
    ...SPAN,
    years: z.int().describe('Full length in years.'),
    leap: z
      .enum(KALACHAKRA_LEAPS)
      .nullable()
      .describe('Irregular step into the sign: of the lion (by a trine), of the frog (over a sign), of the monkey (back); null if none.'), // prettier-ignore
    antardashas: z.array(Part).length(9).nullable().describe('Parts; null below the requested depth.'),
  })
  .meta({ id: 'KalachakraMahadasha', description: 'A great period of a sign in Kalachakra dasha.' });

const balance = {
  values: KALACHAKRA_BALANCES,
  title: 'Balance at birth',
  description:
    'Meaning of the part of the pada that the Moon has crossed. cycle: that part of the years of all nine signs has passed. ' +
    'first_sign: that part of the years of the first of them.',
} as const;

export const kalachakra = operation({
  summary: 'Kalachakra dasha: periods of signs from the pada of the Moon.',
  description:
    'The dasha of the wheel of time (Brihat Parashara Hora Shastra, ch. 46). The pada of the Moon has nine signs with 83, 85, 86 or ' +
    '100 years, in the direct wheel (savya) or the reverse one (apasavya); the first and the last are deha, the body, and jeeva, the ' +
    'soul. After them come the signs of the next pada, and each period has nine parts from its own sign on. The first period is listed ' +
    'in its full length, so it begins before birth; periods are listed to the age of 120. Schools agree on the 144 signs and their ' +
    'years, and differ on the balance at birth (`balance`), on what follows the ninth sign, on the order of the parts and on the rows ' +
    'of Ardra, Uttara Phalguni, Jyeshtha and Shatabhisha: here they are those of P.V.R. Narasimha Rao. One minute of birth time moves ' +
    'the dates by some three months.',
  input: birthRequest(DASHA_SETTINGS, {
    settings: { ...OWN_DASHA_SETTINGS, balance },
    members: { depth: depthUpTo(2) },
  }),
  output: z.strictObject({
    birth_nakshatra: BirthNakshatra.describe('Star of the Moon at birth.'),
    wheel: z.enum(['savya', 'apasavya']).describe('Direct (savya) or reverse (apasavya) wheel.'),
    cycle: z.array(SignName).length(9).describe('Nine signs of the pada, in order.'),
    cycle_years: z.int().describe('Years of these nine signs: 83, 85, 86 or 100.'),
    deha: z.strictObject(SIGN).describe('Sign of the body.'),
    jeeva: z.strictObject(SIGN).describe('Sign of the soul.'),
    balance_at_birth: z
      .strictObject({
        ...SIGN,
        years_remaining: z.number().min(0).describe('Years of the first period still to run at birth.'),
        duration: z.string().describe('The same as an ISO 8601 duration, with years of twelve months of thirty days.'),
        description: z.string().describe('Rest of the first period at birth, in an English sentence.'),
      })
      .describe('Rest of the first period at birth.'),
    mahadashas: z.array(Period).describe('Great periods, in order.'),
    confidence: Confidence.describe('Confidence in the great periods.'),
    antardasha_confidence: Confidence.describe('Confidence in the parts.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: EXAMPLE_BIRTH,
  compute: ({ depth, ...birth }, sky) => {
    // Only the Moon and the clock of the birth are used, which are the same in every dasha of her star.
    const { from, moon, moment, metadata } = prepared(birth, sky, 'kalachakra', DASHA_SYSTEMS.vimshottari);
    const pada = kalachakraPadaOf(from.moonDeg);
    const isoOf = isoFormatOf(moment.clock);
    const present = ({ signIndex, startYears, startJdUt, endJdUt }: KalachakraPeriod) => ({
      ...presentSign(signIndex),
      from_age: rounded(startYears),
      start_at: isoOf(startJdUt),
      end_at: isoOf(endJdUt),
    });
    const periods = kalachakraMahadashasOf(pada, birth.settings.balance, from.clock);
    const mahadashas = periods.map((period) => ({
      ...present(period),
      years: Math.round(period.endYears - period.startYears),
      leap: period.leap,
      antardashas: depth > 1 ? kalachakraPartsOf(pada.wheel, period, from.clock).map(present) : null,
    }));
    const { signIndex = 0, endYears = 0 } = periods[0] ?? {};
    const { duration, words } = inWords(endYears);
    return {
      birth_nakshatra: presentBirthNakshatra(moon),
      wheel: pada.wheel,
      cycle: pada.signIndices.map((index) => signAt(index).name),
      cycle_years: pada.cycleYears,
      deha: presentSign(pada.dehaSignIndex),
      jeeva: presentSign(pada.jeevaSignIndex),
      balance_at_birth: {
        ...presentSign(signIndex),
        years_remaining: rounded(endYears),
        duration,
        description: `${signAt(signIndex).name}: ${words} left at birth`,
      },
      mahadashas,
      confidence: 'disputed' as const,
      antardasha_confidence: 'disputed' as const,
      metadata: metadata(),
    };
  },
});

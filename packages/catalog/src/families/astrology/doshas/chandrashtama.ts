import { ephemerisYears } from '@graha/astro-engine/core/ephemeris-years';
import {
  affectedSignOf,
  chandrashtamasBetween,
  moonTransitAt,
  type MoonTransit,
  PEAK_STARS,
} from '@graha/astro-engine/dosha/chandrashtama';
import { type Clock, isoAt } from '@graha/astro-engine/core/moment';
import { lightAnglesOf, limbAt } from '@graha/astro-engine/panchang/limbs';
import { moonPassagesOf } from '@graha/astro-engine/sky/moon-passages';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { wholeNumber } from '../../../wire/fields.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { operation } from '../../../operation/operation.ts';
import { rounded } from '../../../wire/present-placement.ts';
import type { Setting } from '../../../request/settings.ts';
import { FROM_CENTRE } from '../../../request/settings.ts';
import { jdUtOfTarget, Target } from '../../../request/target.ts';
import { MATCHING_METADATA, natalMoonOf } from '../../matchmaking/couple.ts';
import { WINDOW } from '../../panchang/almanac.ts';
import { presentNakshatra, presentRasi, presentStar } from '../present.ts';
import { Nakshatra, NakshatraTiming, Rasi } from '../schemas.ts';
import { asksPoint } from '../../../operation/long-if.ts';

const peakStar = {
  values: PEAK_STARS,
  title: 'Worst star',
  description: 'Worst star of the transit, counted from the birth star as the first.',
} as const satisfies Setting;

const DAYS_MAX = 366;
const Star = Nakshatra.omit({ pada: true });
const TimedStar = NakshatraTiming.extend({
  is_peak: z
    .boolean()
    .describe('Whether it is the worst star for this birth; for a few births that star is next to the eighth sign.'),
});

const Transit = z
  .strictObject({
    rasi: Rasi.describe('Sign that the Moon passes.'),
    ...WINDOW,
    nakshatra: z.array(TimedStar).describe('Stars that the Moon passes in that sign, in order.'),
  })
  .meta({ id: 'MoonTransit', description: 'A sign transit of the Moon, star by star.' });

function presentTransit({ signIndex, startJdUt, endJdUt, stars }: MoonTransit, clock: Clock): z.input<typeof Transit> {
  return {
    rasi: presentRasi(signIndex),
    start: isoAt(startJdUt, clock),
    end: isoAt(endJdUt, clock),
    nakshatra: stars.map((star) => ({
      ...presentStar(star.index),
      start: isoAt(star.startJdUt, clock),
      end: isoAt(star.endJdUt, clock),
      is_peak: star.isPeak,
    })),
  };
}

const QUARTERS_PER_SIGN = 9;

/** The two or three nakshatras that a sign contains, in full or in part. */
const starsOfSign = (signIndex: number): z.input<typeof Star>[] => {
  const quarters = Array.from({ length: QUARTERS_PER_SIGN }, (_, index) => signIndex * QUARTERS_PER_SIGN + index);
  return [...new Set(quarters.map((quarter) => Math.floor(quarter / 4)))].map(presentStar);
};

export const chandrashtama = operation({
  summary: 'Chandrashtama: periods of the Moon in the eighth sign from the birth sign.',
  description:
    'About thirteen times a year, for two days and a quarter, the Moon passes the eighth sign from the Moon sign of a birth; ' +
    'tradition begins nothing on these days. `chandrashtama` names the birth sign affected at `target`, with its stars; ' +
    '`current_transit` and `current_nakshatra` are the sign and the star of the Moon at that instant. ' +
    '`chandrashtama_timing` lists the transits through the eighth sign of this birth in the `days` from `target` on, star by star.',
  input: birthRequest(['ayanamsa'], {
    settings: { ...FROM_CENTRE, peak_star: peakStar },
    members: {
      target: Target,
      days: wholeNumber(1, DAYS_MAX).default(365).meta({
        title: 'Days',
        description: 'Number of days to search, from the target on.',
      }),
    },
  }),
  output: z.strictObject({
    moon_sign: Rasi.describe('Sign of the Moon at birth.'),
    birth_nakshatra: Nakshatra.describe('Star of the Moon at birth.'),
    is_in_chandrashtama: z.boolean().describe('Whether the Moon is in the eighth sign of this birth at the target.'),
    chandrashtama: z
      .strictObject({
        rasi: Rasi.describe('Birth sign for which the Moon is in the eighth sign at the target.'),
        nakshatra: z.array(Star).describe('Stars of that sign.'),
        ...WINDOW,
      })
      .describe('The birth sign affected at the target, with its stars and the time of the transit.'),
    current_transit: Transit.describe('The sign transit of the Moon at the target.'),
    current_nakshatra: NakshatraTiming.describe(
      'The star that the Moon passes at the target, from its beginning to its end.',
    ),
    chandrashtama_timing: z.array(Transit).describe('Transits of the Moon through the eighth sign of this birth.'),
    metadata: Metadata,
  }),
  credits: 1,
  cpuMaxMs: 5,
  longIf: asksPoint,
  example: { ...EXAMPLE_BIRTH, target: '2026-11-21T06:30:00Z' },
  dependsOnNow: 'target',
  compute: ({ target, days, settings, ...birth }, sky) => {
    const { clock } = resolveMoment(birth);
    const { moon: natal, ayanamsaDeg } = natalMoonOf(birth, settings, sky);
    const angles = lightAnglesOf(sky, settings.ayanamsa);
    const moon = moonPassagesOf(sky, settings.ayanamsa);
    const targetJdUt = jdUtOfTarget(target);
    const current = moonTransitAt(moon, natal, targetJdUt, settings.peak_star);
    const found = chandrashtamasBetween(moon, natal, targetJdUt, targetJdUt + days, settings.peak_star);
    const star = limbAt(angles, 'nakshatra', targetJdUt);
    const affected = affectedSignOf(current.signIndex);
    const presented = presentTransit(current, clock);
    return {
      moon_sign: presentRasi(natal.signIndex),
      birth_nakshatra: presentNakshatra(natal),
      is_in_chandrashtama: affected === natal.signIndex,
      chandrashtama: {
        rasi: presentRasi(affected),
        nakshatra: starsOfSign(affected),
        start: presented.start,
        end: presented.end,
      },
      current_transit: presented,
      current_nakshatra: {
        ...presentStar(star.index),
        start: isoAt(star.startJdUt, clock),
        end: isoAt(star.endJdUt, clock),
      },
      chandrashtama_timing: found.transits.map((transit) => presentTransit(transit, clock)),
      metadata: metadataOf(sky.name, { ...MATCHING_METADATA, system: 'chandrashtama' }, settings, {
        ayanamsa_value: rounded(ayanamsaDeg),
        as_of: isoAt(targetJdUt, clock),
        truncated: found.leftEphemeris ? `the ephemeris ends with ${ephemerisYears().last}` : null,
      }),
    };
  },
});

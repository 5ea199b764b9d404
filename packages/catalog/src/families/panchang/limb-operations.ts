import { limbAfter, limbAt, type Limb } from '@graha/astro-engine/panchang/limbs';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../birth.ts';
import { Metadata } from '../../envelopes.ts';
import { operation } from '../../operation.ts';
import { openAlmanac, PanchangRequest } from './almanac.ts';
import { LIMB_SCHEMAS, PRESENT_LIMB, sunriseCount } from './limb-wire.ts';

/** The limb that rules at an instant and the one after it, told alike. */
function limbNow<L extends Limb>(limb: L, page: ReturnType<typeof openAlmanac>) {
  const now = limbAt(page.angles, limb, page.moment.jdUt);
  const next = limbAfter(page.angles, limb, now);
  const told = PRESENT_LIMB[limb];
  return { span: now, now: told(now, page.moment), next: told(next, page.moment) };
}

const shared = { input: PanchangRequest, credits: 1, example: EXAMPLE_BIRTH } as const;

export const limbOperations = {
  tithi: operation({
    ...shared,
    summary: 'The lunar day at a moment, with its start, end and the next one.',
    description:
      'A tithi lasts while the Moon gains 12° on the Sun: thirty to the month, fifteen waxing (Shukla) and fifteen waning ' +
      '(Krishna), each 19 to 27 hours long. `is_kshaya` says that no sunrise falls into it, so that the calendar skips it; ' +
      '`is_vriddhi` that two do.',
    output: z.strictObject({
      tithi: LIMB_SCHEMAS.tithi.safeExtend({ is_kshaya: z.boolean(), is_vriddhi: z.boolean() }),
      next: LIMB_SCHEMAS.tithi,
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const page = openAlmanac(birth, sky);
      const { span, now, next } = limbNow('tithi', page);
      const sunrises = page.day.basis === 'sunrise' ? sunriseCount(page.almanac, span) : 1;
      return { tithi: { ...now, is_kshaya: sunrises === 0, is_vriddhi: sunrises > 1 }, next, metadata: page.metadata };
    },
  }),

  nakshatra: operation({
    ...shared,
    summary: 'The star of the Moon at a moment, with its start, end and the next one.',
    description:
      'The zodiac is divided into 27 nakshatras of 13°20′; the Moon passes through one in about a day. The sidereal ' +
      'longitude decides, so the ayanamsa matters: a difference of one arc minute moves the end by two minutes.',
    output: z.strictObject({ nakshatra: LIMB_SCHEMAS.nakshatra, next: LIMB_SCHEMAS.nakshatra, metadata: Metadata }),
    compute: (birth, sky) => {
      const page = openAlmanac(birth, sky);
      const { now, next } = limbNow('nakshatra', page);
      return { nakshatra: now, next, metadata: page.metadata };
    },
  }),

  yoga: operation({
    ...shared,
    summary: 'The nitya yoga at a moment, with its start, end and the next one.',
    description:
      'The sidereal longitudes of Sun and Moon are added and the circle divided into 27: each part is a yoga of about a ' +
      'day. Nine of them are inauspicious, some only in their first hours, which `avoid` tells.',
    output: z.strictObject({ yoga: LIMB_SCHEMAS.yoga, next: LIMB_SCHEMAS.yoga, metadata: Metadata }),
    compute: (birth, sky) => {
      const page = openAlmanac(birth, sky);
      const { now, next } = limbNow('yoga', page);
      return { yoga: now, next, metadata: page.metadata };
    },
  }),

  karana: operation({
    ...shared,
    summary: 'The half lunar day at a moment, with its start, end and the next one.',
    description:
      'A karana lasts while the Moon gains 6° on the Sun. Seven movable karanas go round eight times a month; four fixed ' +
      'ones stand about the new moon. Vishti (Bhadra) is avoided for beginnings.',
    output: z.strictObject({ karana: LIMB_SCHEMAS.karana, next: LIMB_SCHEMAS.karana, metadata: Metadata }),
    compute: (birth, sky) => {
      const page = openAlmanac(birth, sky);
      const { now, next } = limbNow('karana', page);
      return { karana: now, next, metadata: page.metadata };
    },
  }),
};

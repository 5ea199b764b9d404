import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { withCustomAyanamsa } from '@graha/astro-engine/sky/custom-ayanamsa';
import { z } from 'zod';
import { decimal } from '../../wire/fields.ts';

/** The member of settings with the value of the ayanamsa `custom`. */
export const AYANAMSA_DEG = 'ayanamsa_deg';

export const AyanamsaDeg = decimal(0, 360).optional().meta({
  title: 'Custom ayanamsa',
  description:
    'Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.',
  'x-unit': '°',
});

/** Refuses a custom ayanamsa without its value, and a value without `custom`. */
export function reportAyanamsa(given: Readonly<Record<string, unknown>>, context: z.RefinementCtx<unknown>): void {
  const isCustom = given['ayanamsa'] === 'custom' || given['ayanamsha'] === 'custom';
  const value = given[AYANAMSA_DEG];
  const message =
    isCustom && value === undefined
      ? 'ayanamsa_deg is required with ayanamsa custom: its degrees at J2000, 0 to 360'
      : !isCustom && value !== undefined
        ? 'ayanamsa_deg counts with ayanamsa custom alone: send ayanamsa custom, or leave ayanamsa_deg out'
        : null;
  if (message !== null) context.addIssue({ code: 'custom', path: [AYANAMSA_DEG], message, input: value ?? null });
}

const CustomInput = z.object({ settings: z.object({ ayanamsa: z.literal('custom'), ayanamsa_deg: z.number() }) });

/**
 * The sky in which a request is computed.
 * @param input parsed by the operation's schema
 */
export function customSkyOf(input: unknown, sky: Ephemeris): Ephemeris {
  const asked = CustomInput.safeParse(input);
  return asked.success ? withCustomAyanamsa(sky, asked.data.settings.ayanamsa_deg) : sky;
}

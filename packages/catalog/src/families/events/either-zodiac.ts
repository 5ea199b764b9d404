import { type Ayanamsa, AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import type { Zodiac } from '@graha/astro-engine/sky/placements';
import type { Setting } from '../../request/settings.ts';

/** The ayanamsa setting of operations with both zodiacs. */
export const EITHER_ZODIAC = {
  values: [...AYANAMSAS, 'none'],
  title: 'Ayanamsa',
  description: 'Convention for the sidereal zodiac; `none` for the tropical one.',
  alias: 'ayanamsha',
} as const satisfies Setting;

/** The same with the tropical zodiac first. */
export const TROPICAL_FIRST = { ...EITHER_ZODIAC, values: ['none', ...AYANAMSAS] } as const satisfies Setting;

export const zodiacOf = (ayanamsa: Ayanamsa | 'none'): Zodiac =>
  ayanamsa === 'none' ? { kind: 'tropical' } : { kind: 'sidereal', ayanamsa };

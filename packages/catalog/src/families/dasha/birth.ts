import type { DashaSystem } from '@graha/astro-engine/dasha/systems';
import type { DashaBirth } from '@graha/astro-engine/dasha/periods';
import { YEAR_LENGTHS_DAYS } from '@graha/astro-engine/dasha/years';
import type { AYANAMSAS, Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { placementsAt, type Placement } from '@graha/astro-engine/sky/placements';
import { z } from 'zod';
import { type Birth, type Moment, resolveMoment } from '../../request/birth.ts';
import type { Metadata } from '../../wire/envelopes.ts';
import { wholeNumber } from '../../wire/fields.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { rounded } from '../../wire/present-placement.ts';
import type { Setting } from '../../request/settings.ts';
import { vedicSkyOf } from '../vedic-chart.ts';
import { chosenYears } from './year-clock.ts';

/** Length of a dasha year: 365.25 days by default; some programs use the Sun's own returns. */
export const yearLength = {
  values: [...YEAR_LENGTHS_DAYS, 'true_sidereal_sun'],
  title: 'Year of the dasha',
  description:
    'Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth.',
} as const satisfies Setting;

export const depthUpTo = (max: number) =>
  wholeNumber(1, max)
    .default(2)
    .meta({ title: 'Depth', description: 'Number of levels of periods to list, beginning with the great periods.' });

export const Ages = z.boolean().default(false).meta({
  title: 'Ages',
  description: 'Whether each period has `age_from` and `age_to`, the age in years at its start and its end.',
});

/** The birth for a list of periods with ages; nothing for one without. */
export const bornIf = (ages: boolean, { jdUt }: Moment): { bornJdUt?: number } => (ages ? { bornJdUt: jdUt } : {});

/** Settings of every dasha operation: shared settings by name, and `year_length` with one more choice. */
export const DASHA_SETTINGS = ['ayanamsa', 'year_length'] as const;
export const OWN_DASHA_SETTINGS = { year_length: yearLength };

type DashaSettings = {
  ayanamsa: (typeof AYANAMSAS)[number];
  year_length: number | string;
  observation_point: 'geocentric' | 'topocentric';
  language: string;
};

/** A birth prepared for a dasha: the Moon's place, the clock of years, and the metadata of both. */
export type PreparedBirth = { from: DashaBirth; moon: Placement; moment: Moment; metadata: () => Metadata };

const FORMULAS = { formula_version: '1.1', zodiac: 'sidereal' } as const;

/**
 * Prepares a birth. The Moon is that of the observation point, as in the chart; the Sun's returns for the year
 * `true_sidereal_sun` are geocentric. Read `metadata` last: only then is it known whether years left the ephemeris.
 */
export function prepared(
  { settings, ...birth }: Birth & { settings: DashaSettings },
  sky: Ephemeris,
  id: string,
  system: DashaSystem,
): PreparedBirth {
  const moment = resolveMoment(birth);
  const { placements, ayanamsaDeg } = placementsAt(sky, ['moon'], moment.jdUt, vedicSkyOf(settings, moment.place));
  const { clock, truncated } = chosenYears(settings, sky, moment.jdUt);
  const used = () => ({ ayanamsa_value: rounded(ayanamsaDeg), truncated: truncated() });
  return {
    from: { system, moonDeg: placements.moon.longitudeDeg, clock },
    moon: placements.moon,
    moment,
    metadata: () => metadataOf(sky.name, { ...FORMULAS, system: id }, settings, used()),
  };
}

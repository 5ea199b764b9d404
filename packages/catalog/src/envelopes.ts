import { AYANAMSAS, HORIZON_RULES, HOUSE_SYSTEMS } from '@graha/astro-engine/ephemeris';
import { z } from 'zod';
import { Ascendant, Placement } from './placement.ts';

/** How an answer was made. What was asked and could not be given stands beside what was used, as `…_requested`. */
export const Metadata = z
  .strictObject({
    engine: z
      .string()
      .describe(
        'Name and version of what computed the answer; in years called packed, polynomials fitted to it within 0.001″.',
      ),
    formula_version: z
      .string()
      .regex(/^\d+\.\d+$/)
      .describe('Version of the formulas of this family.'),
    system: z.string().describe('School or scheme that the answer follows.'),
    zodiac: z.enum(['sidereal', 'tropical']).optional(),
    ayanamsa: z
      .enum(['none', ...AYANAMSAS])
      .optional()
      .describe('Convention that was used; none for tropical charts.'),
    ayanamsa_requested: z
      .enum(AYANAMSAS)
      .nullable()
      .optional()
      .describe('The one asked for of a tropical chart, which changes nothing; else null.'),
    ayanamsa_value: z.number().optional().describe('Degrees subtracted from tropical longitudes, nutation included.'),
    node_mode: z.enum(['mean', 'true']).optional(),
    house_system: z.enum(HOUSE_SYSTEMS).optional(),
    house_system_requested: z
      .enum(HOUSE_SYSTEMS)
      .nullable()
      .optional()
      .describe('The one asked for, where it has no solution and another was used; else null.'),
    observation_point: z.enum(['geocentric', 'topocentric']).optional(),
    observation_point_requested: z
      .enum(['geocentric', 'topocentric'])
      .nullable()
      .optional()
      .describe('The one asked for, where the operation is defined for the other one alone; else null.'),
    sunrise_definition: z.enum(HORIZON_RULES).optional(),
    year_length: z.union([z.number(), z.string()]).optional().describe('Days in a year of the dasha.'),
    method: z.string().optional(),
    variant: z.string().optional(),
    profile: z.string().optional(),
    orbs: z.record(z.string(), z.number()).optional().describe('Largest distance from exactness by aspect, degrees.'),
    orb_profile: z.string().optional().describe('School of orbs that was asked for.'),
    aspect_set: z.enum(['major', 'all']).optional().describe('Which aspects were looked for.'),
    point_set: z.enum(['main', 'extended']).optional().describe('Which points were placed.'),
    angle_method: z.string().optional().describe('How the angles of a progressed chart were found.'),
    letter_table: z.string().optional(),
    y_as_vowel: z.string().optional().describe('When Y counts as a vowel.'),
    vashya_table: z.string().optional().describe('Whose points the vashya koota follows.'),
    vashya_split: z.boolean().optional().describe('Whether Sagittarius and Capricorn change their class at 15°.'),
    yoni_table: z.string().optional().describe('Whose points the yoni koota follows.'),
    gana_table: z.string().optional().describe('Whose points the gana koota follows.'),
    house_set: z.string().optional().describe('Houses in which Mars makes the manglik dosha.'),
    rajju_direction: z.boolean().optional().describe('Whether stars on opposite ways of one rope get half a point.'),
    friendship: z.string().optional().describe('Which friendship of planets the rasyadhipati porutham follows.'),
    stree_deergha: z.string().optional().describe('How far the stree deergha porutham wants the stars apart.'),
    peak_star: z.int().optional().describe('Which star from the birth star is the worst of a chandrashtama.'),
    ashtakavarga_table: z.string().optional().describe('Whose table of bindus was used.'),
    ekadhipatya: z.string().optional().describe('What an empty sign keeps in the reduction by lords.'),
    occupancy: z.string().optional().describe('Whose presence makes a sign occupied.'),
    virgo_multiplier: z.int().optional().describe('Weight of Virgo in the rasi pinda.'),
    use_abhijit_span: z.boolean().optional().describe('Whether the Moon enters Abhijit as a star of its own.'),
    tzdb: z
      .string()
      .optional()
      .describe('Where a time zone was named: the version of the tz database, from 1970 on and before.'),
    as_of: z
      .string()
      .meta({ format: 'date-time' })
      .nullable()
      .optional()
      .describe('The moment asked about, or that stood in for now; null where none was needed.'),
    replayed_engine_version: z
      .string()
      .optional()
      .describe('Engine of the call that an Idempotency-Key repeats, where it was another.'),
    truncated: z.string().nullable().optional().describe('Why a search ended early; null where it did not.'),
  })
  .meta({ id: 'Metadata', title: 'Metadata' });
export type Metadata = z.input<typeof Metadata>;

/** What every answer is: its own members at the top level, and how it was made. */
export const StandardOutputResponse = z
  .looseObject({ metadata: Metadata })
  .meta({ id: 'StandardOutputResponse', title: 'Standard output' });

export const StandardPlanetsExtendedResponse = z
  .strictObject({ ascendant: Ascendant, planets: z.array(Placement), metadata: Metadata })
  .meta({ id: 'StandardPlanetsExtendedResponse', title: 'Planets' });

import { AYANAMSAS, KP_AYANAMSAS, HORIZON_RULES, HOUSE_SYSTEMS } from '@graha/astro-engine/core/ephemeris';
import { z } from 'zod';
import { LANGUAGE_CODES } from '../languages/codes.ts';
import { TERM_GROUPS } from '../languages/term-groups.ts';
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
      .enum([...new Set(['none', ...AYANAMSAS, ...KP_AYANAMSAS] as const)])
      .optional()
      .describe('Convention that was used; none for tropical charts.'),
    ayanamsa_deg: z
      .number()
      .optional()
      .describe('What the custom ayanamsa that was asked for is at J2000, degrees, without nutation.'),
    ayanamsa_value: z
      .number()
      .optional()
      .describe(
        'Degrees subtracted from tropical longitudes. Nutation in longitude is in it: others print the mean value, up to 18″ away.',
      ),
    node_mode: z.enum(['mean', 'true']).optional(),
    house_system: z.enum(HOUSE_SYSTEMS).optional(),
    house_system_requested: z
      .enum(HOUSE_SYSTEMS)
      .nullable()
      .optional()
      .describe('The one asked for, where it has no solution and another was used; else null.'),
    observation_point: z.enum(['geocentric', 'topocentric']).optional(),
    sunrise: z.enum(HORIZON_RULES).optional().describe('By which rule a sunrise and a sunset were counted.'),
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
    ruler_count: z.int().optional().describe('How many ruling planets were taken.'),
    reject_by: z.string().optional().describe('By which lord a ruler under a retrograde planet is rejected.'),
    school: z.string().optional().describe('Whose rules chose the days of observances.'),
    annual_moment: z.string().optional().describe('How the opening of a year of life was found.'),
    muntha_degree: z.string().optional().describe('Where in its sign the muntha stands when a year opens.'),
    varga_friendship: z.string().optional().describe('By which friendship lords of vargas were judged.'),
    annual_day: z.string().optional().describe('How long a day of an annual period is.'),
    saham_school: z.string().optional().describe('Whose formulas sahams follow where books differ.'),
    saham_houses: z.string().optional().describe('Which houses sahams were counted from.'),
    saham_arc: z.string().optional().describe('How the 30° of a saham were judged.'),
    karaka_count: z.int().optional().describe('How many chara karakas were counted.'),
    arudha_lords: z.string().optional().describe('Who rules Scorpio and Aquarius.'),
    argala_nodes: z.string().optional().describe('How the places of the nodes were counted.'),
    gulika_moment: z.string().optional().describe('Which moment of its eighth Gulika was taken at.'),
    kaala_moment: z.string().optional().describe('Which moment of its eighth Kaala and its like were taken at.'),
    mandi_method: z.string().optional().describe('How Mandi was found.'),
    node_aspects: z.string().optional().describe('Whether Rahu and Ketu look at anything.'),
    chalit_system: z.string().optional().describe('How the bhavas were divided.'),
    dates_of: z.string().optional().describe('Whose sunrise and clock the dates of observances follow.'),
    asta_padding: z.int().optional().describe('Days about the setting of a planet that were counted with it.'),
    sutak_rule: z.string().optional().describe('By which rule the sutak of eclipses was counted.'),
    void_partners: z.string().optional().describe('With which planets an aspect keeps the Moon from being void.'),
    phase_windows: z.string().optional().describe('How the month was cut into eight phases.'),
    lot_rule: z.string().optional().describe('Whether lots are counted the other way round by night.'),
    triplicity_lords: z.string().optional().describe('Whose lords of triplicities were taken.'),
    dial: z.int().optional().describe('Degrees of the dial on which midpoints were compared.'),
    use_abhijit_span: z.boolean().optional().describe('Whether the Moon enters Abhijit as a star of its own.'),
    tzdb: z
      .string()
      .optional()
      .describe('Where a time zone was named: the version of the tz database, from 1970 on and before.'),
    names_language: z
      .enum(LANGUAGE_CODES)
      .optional()
      .describe('Language of `words`, where another than English was asked for.'),
    texts_language: z.literal('en').optional().describe('Language of sentences: English.'),
    words: z
      .partialRecord(z.enum(TERM_GROUPS), z.record(z.string(), z.string()))
      .optional()
      .describe(
        'Words of this answer in that language, by group and English name; what has no sound source is left out.',
      ),
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

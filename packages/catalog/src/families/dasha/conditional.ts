import { CONDITIONAL_IDS, CONDITIONAL_SYSTEMS } from '@graha/astro-engine/dasha/conditional';
import { isDayAt } from '@graha/astro-engine/sky/daylight';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { natalChart } from '../vedic-chart.ts';
import { Ages, bornIf, DASHA_SETTINGS, depthUpTo, OWN_DASHA_SETTINGS, prepared } from './birth.ts';
import { presentBalance, presentBirthNakshatra, presentMahadashas } from './present.ts';
import { PathOfSystem, reportForeignPath } from './path.ts';
import { Balance, BirthNakshatra, Mahadasha } from './schemas.ts';

const System = z
  .literal(CONDITIONAL_IDS, { error: () => `must be ${CONDITIONAL_IDS.join(', ')}` })
  .default('shodashottari')
  .meta({ title: 'System', description: 'Dasha to list, one of the seven.' });

const Applicable = z
  .strictObject({
    system: z.enum(CONDITIONAL_IDS).describe('The conditional dasha, by its id.'),
    cycle_years: z.int().describe('Length of the cycle in years.'),
    condition: z.string().describe('Condition under which tradition uses the dasha.'),
    applicable: z.boolean().describe('Whether the condition holds for this birth.'),
    reason: z.string().describe('Facts of this chart that decide the condition.'),
  })
  .meta({ id: 'ConditionalDasha', description: 'A dasha that is used under a condition, and the result of the test.' });

export const conditional = operation({
  summary: 'Seven conditional dashas, each with its condition and whether it holds.',
  description:
    'Shodashottari, Dwadashottari, Panchottari, Shatabdika, Chaturashiti-sama, Dwisaptati-sama and Shattrimsha-sama: dashas ' +
    'of the star of the Moon that tradition uses when a chart meets their condition. `systems` judges all seven with the ' +
    'reason; `mahadashas` lists the one in `system`, whether it applies or not. Two programs and the text agree on lords ' +
    'and years; commentators read some of the conditions more narrowly.',
  input: birthRequest(DASHA_SETTINGS, {
    settings: OWN_DASHA_SETTINGS,
    members: { system: System, depth: depthUpTo(2), ages: Ages, path: PathOfSystem },
  }).superRefine(({ system, path }, context) => reportForeignPath(CONDITIONAL_SYSTEMS[system], path, context)),
  output: z.strictObject({
    system: z.enum(CONDITIONAL_IDS).describe('Id of the listed dasha.'),
    systems: z.array(Applicable).length(7).describe('The seven conditional dashas, each evaluated for the birth.'),
    birth_nakshatra: BirthNakshatra.describe('Star of the Moon at birth.'),
    balance_at_birth: Balance,
    mahadashas: z.array(Mahadasha).describe('The great periods, in order.'),
    confidence: Confidence.describe('Confidence in the lords and years.'),
    condition_confidence: Confidence.describe('Confidence in the conditions, on which texts differ.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: EXAMPLE_BIRTH,
  compute: ({ depth, ages, path, system, ...birth }, sky) => {
    const { from, moon, moment, metadata } = prepared(birth, sky, system, CONDITIONAL_SYSTEMS[system]);
    const settings = { ...birth.settings, node_mode: 'mean' } as const;
    const { chart } = natalChart({ ...birth, settings }, sky);
    const isDayBirth = isDayAt(sky, moment.jdUt, moment.place);
    return {
      system,
      systems: CONDITIONAL_IDS.map((id) => {
        const { condition, rulers, applicabilityFor } = CONDITIONAL_SYSTEMS[id];
        return {
          system: id,
          cycle_years: rulers.reduce((sum, { years }) => sum + years, 0),
          condition,
          ...applicabilityFor({ chart, isDayBirth }),
        };
      }),
      birth_nakshatra: presentBirthNakshatra(moon),
      balance_at_birth: presentBalance(from),
      mahadashas: presentMahadashas(from, { depth, path, ...bornIf(ages, moment) }, moment.clock),
      confidence: 'settled' as const,
      condition_confidence: 'disputed' as const,
      metadata: metadata(),
    };
  },
});

import { PROGRAM_IDS } from '@graha/astro-engine/reconcile/programs';
import { UNITS } from '@graha/astro-engine/reconcile/shown/shown';
import { z } from 'zod';
import { Ascendant, Placement } from '../../wire/placement.ts';

/** Parts of the answer of the reconciliation. */

export const VERDICTS = ['agrees', 'explained', 'several', 'unexplained'] as const;

export const ComparedValue = z
  .strictObject({
    name: z.string().describe('Member of `shown`; houses as `houses.mars`.'),
    shown: z.string().describe('The value as it was sent.'),
    computed: z.string().describe('The value computed here, in the same form, cut off after its last digit.'),
    difference: z.number().nullable().describe('Computed less shown, in `unit`; null if it cannot be compared.'),
    unit: z.enum(Object.values(UNITS)).describe('Unit of `difference`.'),
    apart: z.string().describe('Size of the difference for reading: 1°26′, 396 days.'),
    fits: z.boolean().describe('Whether the value agrees within the digits that were sent.'),
  })
  .meta({ id: 'ComparedValue', description: 'A value of the other program beside the one computed here.' });

export const ReproducingRequest = z
  .strictObject({
    operation: z.string().describe('Id of the operation: `kundali/basic`.'),
    body: z
      .record(z.string(), z.unknown())
      .describe('Body of the request: the birth as it was read, and the settings that differ from the defaults.'),
  })
  .meta({ id: 'ReproducingRequest', description: 'A request of this API that gives the values of the other program.' });

export const Change = z
  .strictObject({
    key: z.string().describe('The slip or the setting: summer_time_left_out, ayanamsa, program.'),
    sentence: z.string().describe('The difference in one sentence.'),
    theirs: z.string().describe('The reading of the other program.'),
    yours: z.string().describe('The reading of your request.'),
  })
  .meta({ id: 'ReconcileChange', description: 'One point on which the other program differs.' });

export const Explanation = z
  .strictObject({
    sentence: z.string().describe('The whole explanation.'),
    departures: z.int().min(0).max(3).describe('Number of points on which the other program differs.'),
    changes: z.array(Change).describe('These points; none if nothing differs.'),
    values: z.array(ComparedValue).describe('Every shown value, compared.'),
    requests: z.array(ReproducingRequest).describe('Requests that give the values, the chart first.'),
    program: z
      .enum(PROGRAM_IDS)
      .nullable()
      .describe('Program whose defaults the explanation names; null if it names none.'),
    chance: z
      .number()
      .min(0)
      .max(1)
      .describe('Estimated probability that the values agree by chance: small if the shown values decide.'),
  })
  .meta({ id: 'ReconcileExplanation', description: 'A combination of differences and how well it fits.' });

export const Contradiction = z
  .strictObject({
    values: z.array(z.string()).describe('Names of the values.'),
    sentence: z.string().describe('Why they cannot both be right.'),
  })
  .meta({ id: 'ReconcileContradiction', description: 'Shown values that contradict each other.' });

export const Decider = z
  .strictObject({
    name: z.string().describe('The further value: a member of `shown`.'),
    sentence: z.string().describe('The value to look up in the other program, as a sentence.'),
    options: z
      .array(
        z.strictObject({
          explanation: z.int().min(1).describe('Number of the explanation, 1 is the first.'),
          value: z.string().describe('The value that it gives.'),
        }),
      )
      .describe('The value by each explanation.'),
  })
  .meta({ id: 'ReconcileDecider', description: 'A value that would tell the explanations apart.' });

export const ReconcileChart = z
  .strictObject({
    lagna: Ascendant.describe('The degree that rises.'),
    planets: z.array(Placement).describe('The nine planets, in their usual order, in whole-sign houses.'),
  })
  .meta({ id: 'ReconcileChart', description: 'A birth chart by one reading of the birth.' });

import { listOperations } from '@graha/catalog/list/list-operations';
import { operation } from '@graha/catalog/operation/operation';
import { z } from 'zod';

const Metadata = z.looseObject({ engine: z.string(), as_of: z.string() });
const FORMULAS = { formula_version: '1.0', system: 'clock' };
const FAMILIES = {
  clock: { title: 'Clock', scope: 'vedic', summary: 'Operations that answer with their target.' },
};

/** Operations whose answer is only the target, as sent or filled in. */
export const clockOperations = listOperations(
  {
    clock: {
      instant: operation({
        summary: 'The target.',
        description: 'The target.',
        input: z.strictObject({ name: z.string(), target: z.iso.datetime({ offset: true }).optional() }),
        output: z.object({ metadata: Metadata }),
        credits: 2,
        example: { name: 'x', target: '2024-01-01T00:00:00Z' },
        dependsOnNow: 'target',
        compute: ({ target = 'none' }, sky) => ({ metadata: { engine: sky.name, ...FORMULAS, as_of: target } }),
      }),
      day: operation({
        summary: 'The day.',
        description: 'The day.',
        input: z.strictObject({
          timezone: z.union([z.number(), z.string()]),
          target_date: z.iso.date().optional(),
        }),
        output: z.object({ metadata: Metadata }),
        credits: 1,
        example: { timezone: 5.5, target_date: '2024-01-01' },
        dependsOnNow: 'target_date',
        compute: ({ target_date = 'none' }, sky) => ({
          metadata: { engine: sky.name, ...FORMULAS, as_of: target_date },
        }),
      }),
      broken: operation({
        summary: 'Breaks.',
        description: 'Breaks.',
        input: z.strictObject({ name: z.string() }),
        output: z.object({}),
        credits: 1,
        example: { name: 'x' },
        compute: ({ name }) => {
          throw new RangeError(`cannot compute ${name}`);
        },
      }),
    },
  },
  FAMILIES,
);

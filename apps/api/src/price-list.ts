import type { ListedOperation } from '@graha/catalog/list-operations';
import { z } from 'zod';

/** What `/api/v1/operations` answers. */
export const PriceList = z.strictObject({
  operations: z.array(
    z.strictObject({
      id: z.string(),
      path: z.string(),
      methods: z.array(z.enum(['POST', 'GET'])),
      family: z.string(),
      scope: z.string(),
      summary: z.string(),
      credits: z.int(),
      alias_of: z.string().optional(),
    }),
  ),
});

/** What a call of each operation costs, for the price page and for clients that plan ahead. */
export const priceList = (operations: readonly ListedOperation[]): z.input<typeof PriceList> => ({
  operations: operations.map(({ id, path, methods, family, scope, summary, credits, aliasOf }) => ({
    id,
    path,
    methods: [...methods],
    family,
    scope,
    summary,
    credits,
    ...(aliasOf === undefined ? {} : { alias_of: aliasOf }),
  })),
});

import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { z } from 'zod';

/** The answer of `/api/v1/operations`. */
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
      credits_per: z.string().optional().describe('What `credits` is the price of, where that is not one call.'),
      rate_weight: z.int().min(1),
      rate_weight_per: z.string().optional(),
      alias_of: z.string().optional(),
    }),
  ),
});

/** The price and the weight of every operation. */
export const priceList = (operations: readonly ListedOperation[]): z.input<typeof PriceList> => ({
  operations: operations.map(
    ({ id, path, methods, family, scope, summary, credits, pricedBy, rateWeight, weighedBy, aliasOf }) => ({
      id,
      path,
      methods: [...methods],
      family,
      scope,
      summary,
      credits,
      ...(pricedBy === undefined ? {} : { credits_per: pricedBy.name }),
      rate_weight: rateWeight,
      ...(weighedBy === undefined ? {} : { rate_weight_per: weighedBy.name }),
      ...(aliasOf === undefined ? {} : { alias_of: aliasOf }),
    }),
  ),
});

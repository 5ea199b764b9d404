import { computedYears } from '@graha/astro-engine/core/ephemeris-years';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { z } from 'zod';

/** The answer of `/api/v1/operations`. */
export const PriceList = z.strictObject({
  years: z
    .strictObject({
      first: z.int().describe('First Gregorian year.'),
      last: z.int().describe('Last Gregorian year.'),
    })
    .describe('Years of births and requested days that are computed, both included.'),
  operations: z
    .array(
      z.strictObject({
        id: z.string().describe('Id of the operation: its path below `/api/v1`.'),
        path: z.string().describe('Path of the operation.'),
        methods: z.array(z.enum(['POST', 'GET'])).describe('Methods that the path takes.'),
        family: z.string().describe('Family of operations that it belongs to.'),
        scope: z.string().describe('Scope that a key needs.'),
        summary: z.string().describe('What the operation does, in a line.'),
        credits: z.int().describe('Credits that a call costs.'),
        credits_per: z.string().optional().describe('What `credits` is the price of, where that is not one call.'),
        rate_weight: z.int().min(1).describe('Number of calls that one call counts as in the rate limit.'),
        rate_weight_per: z
          .string()
          .optional()
          .describe('What `rate_weight` is the weight of, where that is not one call.'),
        texts: z
          .strictObject({
            operation: z.string().describe('Id of the operation that has the texts.'),
            credits: z.int().describe('Credits that a call costs in addition.'),
            rate_weight: z.int().min(1).describe('Number of calls that it counts as in addition.'),
          })
          .optional()
          .describe('What `texts: true` adds to a call; absent if the operation does not take it.'),
        alias_of: z.string().optional().describe('The operation that this path is another name of.'),
      }),
    )
    .describe('Every operation, in the order of the documentation.'),
});

/** The price and the weight of every operation. */
export const priceList = (operations: readonly ListedOperation[]): z.input<typeof PriceList> => ({
  years: computedYears(),
  operations: operations.map(
    ({ id, path, methods, family, scope, summary, credits, pricedBy, rateWeight, weighedBy, withTexts, aliasOf }) => ({
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
      ...(withTexts === undefined
        ? {}
        : {
            texts: { operation: withTexts.of, credits: withTexts.credits, rate_weight: withTexts.rateWeight },
          }),
      ...(aliasOf === undefined ? {} : { alias_of: aliasOf }),
    }),
  ),
});

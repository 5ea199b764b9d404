import type { z } from 'zod';

/** The unit of a call, if its price or its weight depends on the input. */
export type CallUnit<Input> = {
  /** The text after `per`: `10 steps, rounded up`. */
  name: string;
  /** The whole price, if it is no number of credits per unit: `3 credits for up to 31 days, 5 for more`. */
  text?: string;
  count(input: Input): number;
};

/** The unit of a price with a `text` of its own. */
export const PRICE_UNIT = 'credit of its price';

/** The texts that `texts: true` adds to a call, at the price and weight of the operation that has them. */
export type TextsBeside = {
  /** Id of that operation. */
  of: string;
  /** Beginnings of the ids of the texts that belong to the answer. */
  only: readonly string[];
  credits: number;
  rateWeight: number;
};

/** True for a request of texts beside the answer. @param input parsed by the operation's schema */
export const asksTexts = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'texts' in input && input.texts === true;

type Priced = { credits: number; pricedBy?: CallUnit<never>; withTexts?: Pick<TextsBeside, 'credits'> };

/** Credits of one call. @param input parsed by the operation's schema */
export const costOf = ({ credits, pricedBy, withTexts }: Priced, input: z.output<z.ZodType>): number =>
  // Safe: the type covers entries of all shapes; the entry's own schema has parsed the input.
  credits * (pricedBy?.count(input as never) ?? 1) + (asksTexts(input) ? (withTexts?.credits ?? 0) : 0);

type Printed = { credits: number; pricedBy?: { name: string; text?: string } };

/** The printed price without texts: `1 credit`, `2 credits per 10 steps, rounded up`. */
export const priceText = ({ credits, pricedBy }: Printed): string =>
  pricedBy?.text ??
  `${credits} credit${credits === 1 ? '' : 's'}${pricedBy === undefined ? '' : ` per ${pricedBy.name}`}`;

/** The unit of a price in the OpenAPI document: `10 steps, rounded up`. */
export const perText = ({ name, text }: { name: string; text?: string }): string =>
  text === undefined ? name : `${name}: ${text}`;

/** The printed price with that of texts, if the operation takes them: `1 credit, 3 more with texts`. */
export const fullPriceText = (operation: Printed & { withTexts?: Pick<TextsBeside, 'credits'> }): string => {
  const { withTexts } = operation;
  return `${priceText(operation)}${withTexts === undefined ? '' : `, ${withTexts.credits} more with texts`}`;
};

import type { z } from 'zod';

/** The unit of a call, if its price or its weight depends on the input. */
export type CallUnit<Input> = {
  /** The text after `per`: `10 steps, rounded up`. */
  name: string;
  count(input: Input): number;
};

type Priced = { credits: number; pricedBy?: CallUnit<never> };

/** Credits of one call. @param input parsed by the operation's schema */
export const costOf = ({ credits, pricedBy }: Priced, input: z.output<z.ZodType>): number =>
  // Safe: the type covers entries of all shapes; the entry's own schema has parsed the input.
  credits * (pricedBy?.count(input as never) ?? 1);

/** The printed price: `1 credit`, `2 credits per 10 steps, rounded up`. */
export const priceText = ({ credits, pricedBy }: { credits: number; pricedBy?: { name: string } }): string =>
  `${credits} credit${credits === 1 ? '' : 's'}${pricedBy === undefined ? '' : ` per ${pricedBy.name}`}`;

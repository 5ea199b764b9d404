import type { z } from 'zod';

/** What one call is counted in, where its price or its weight depends on what it asks for. */
export type CallUnit<Input> = {
  /** As it is printed after `per`: `10 steps, rounded up`. */
  name: string;
  count(input: Input): number;
};

type Priced = { credits: number; pricedBy?: CallUnit<never> };

/** Credits of one call. @param input parsed by the operation's schema */
export const costOf = ({ credits, pricedBy }: Priced, input: z.output<z.ZodType>): number =>
  // Safe: where entries of all shapes share a type, only a parse by the entry's own schema makes its input.
  credits * (pricedBy?.count(input as never) ?? 1);

/** As it is printed: `1 credit`, `2 credits per 10 steps, rounded up`. */
export const priceText = ({ credits, pricedBy }: { credits: number; pricedBy?: { name: string } }): string =>
  `${credits} credit${credits === 1 ? '' : 's'}${pricedBy === undefined ? '' : ` per ${pricedBy.name}`}`;

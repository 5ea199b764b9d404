import type { z } from 'zod';
import type { CallUnit } from './price.ts';

/** So much CPU time counts as one call toward the rate limit; reading and charging a call take about as much. */
const MS_PER_RATE_POINT = 1;
const PNG_PIXELS_PER_RATE_POINT = 100_000;

/**
 * What a call, or each unit of it, counts toward the rate limit, by its mean CPU time over random births, one in ten of them
 * polar, as `bench/operation-costs.ts` measures it. An entry of the catalogue carries the number where it is more than 1.
 */
export const rateWeightFor = (meanMs: number): number => Math.max(1, Math.round(meanMs / MS_PER_RATE_POINT));

type Weighed = { rateWeight: number; weighedBy?: CallUnit<never> };

/** How many calls one call counts as toward the rate limit. @param input parsed by the operation's schema */
export const rateWeightOf = ({ rateWeight, weighedBy }: Weighed, input: z.output<z.ZodType>): number =>
  // Safe: where entries of all shapes share a type, only a parse by the entry's own schema makes its input.
  rateWeight * (weighedBy?.count(input as never) ?? 1);

/** As it is printed: `2`, `2 per 10 steps, rounded up`. */
export const rateWeightText = ({
  rateWeight,
  weighedBy,
}: {
  rateWeight: number;
  weighedBy?: { name: string };
}): string => `${rateWeight}${weighedBy === undefined ? '' : ` per ${weighedBy.name}`}`;

/** How many calls an answer counts as at least where it is drawn as a PNG. @param sizePx its longer side */
export const pngRateWeight = (sizePx: number): number =>
  Math.max(1, Math.round(sizePx ** 2 / PNG_PIXELS_PER_RATE_POINT));

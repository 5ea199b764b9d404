import type { z } from 'zod';
import { asksTexts, type CallUnit, type TextsBeside } from './price.ts';

/** CPU time that counts as one call in the rate limit; reading and charging a call take about as much. */
const MS_PER_RATE_POINT = 1;
const PNG_PIXELS_PER_RATE_POINT = 100_000;

/**
 * The weight of a call, or of each unit of it, from its mean CPU time over random births, one in ten of them polar, as
 * measured by `bench/operation-costs.ts`. An entry of the catalogue has the number if it is more than 1.
 * @param meanMs mean CPU time in ms
 */
export const rateWeightFor = (meanMs: number): number => Math.max(1, Math.round(meanMs / MS_PER_RATE_POINT));

type Weighed = { rateWeight: number; weighedBy?: CallUnit<never>; withTexts?: Pick<TextsBeside, 'rateWeight'> };

/**
 * The weight of one call in the rate limit.
 * @param input parsed by the operation's schema
 */
export const rateWeightOf = ({ rateWeight, weighedBy, withTexts }: Weighed, input: z.output<z.ZodType>): number =>
  // Safe: the type covers entries of all shapes; the entry's own schema has parsed the input.
  rateWeight * (weighedBy?.count(input as never) ?? 1) + (asksTexts(input) ? (withTexts?.rateWeight ?? 0) : 0);

/** The printed weight without texts: `2`, `2 per 10 steps, rounded up`. */
export const rateWeightText = ({
  rateWeight,
  weighedBy,
}: {
  rateWeight: number;
  weighedBy?: { name: string };
}): string => `${rateWeight}${weighedBy === undefined ? '' : ` per ${weighedBy.name}`}`;

/**
 * The minimum weight of an answer drawn as a PNG.
 * @param sizePx its longer side in pixels
 */
export const pngRateWeight = (sizePx: number): number =>
  Math.max(1, Math.round(sizePx ** 2 / PNG_PIXELS_PER_RATE_POINT));

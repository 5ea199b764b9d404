import { jdUtOfTarget } from '../../request/target.ts';

const SECONDS_PER_DAY = 86_400;

/** Seconds from a published instant to a computed one: 0 if both are missing, infinite if one is. */
export function secondsApart(computedJdUt: number | null | undefined, published: string | null | undefined): number {
  const isMissing = computedJdUt === null || computedJdUt === undefined;
  if (published === null || published === undefined) return isMissing ? 0 : Infinity;
  return isMissing ? Infinity : (computedJdUt - jdUtOfTarget(published)) * SECONDS_PER_DAY;
}

import type { Tried } from './trial.ts';

export type Rate = {
  /** The number of mutants without invalid ones. */
  drawn: number;
  killed: number;
  /** Percent, rounded down, so that a goal is never reached by rounding; null if nothing was drawn. */
  percent: number | null;
};

export function rateOf(tried: readonly Tried[]): Rate {
  const counted = tried.filter(({ outcome }) => outcome !== 'invalid');
  const killed = counted.filter(({ outcome }) => outcome === 'killed').length;
  const drawn = counted.length;
  return { drawn, killed, percent: drawn === 0 ? null : Math.floor((killed / drawn) * 100) };
}

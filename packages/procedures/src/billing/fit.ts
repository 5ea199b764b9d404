import type { Plan } from '@graha/domain/plans';
import type { ChargedOnDay } from '@graha/store/requests/usage';

export type ChargedDay = Omit<ChargedOnDay, 'day'>;

/** How a plan would have done with the calls of late; null: there were none. */
export type Fit = { spare: number; unit: 'calls' | 'credits' } | { stopsAfterDays: number } | null;

/**
 * @param days in order, without gaps; a period of the plan begins with the first on which something was called
 * @returns what would be left of what the plan gives, or after how many whole days nothing would have been
 */
export function fitOf(plan: Pick<Plan, 'callsPerPeriod' | 'creditsPerPeriod'>, days: readonly ChargedDay[]): Fit {
  const { callsPerPeriod, creditsPerPeriod } = plan;
  const first = days.findIndex(({ calls }) => calls > 0);
  if (first === -1) return null;
  let [calls, credits] = [callsPerPeriod ?? Infinity, creditsPerPeriod];
  for (const [index, day] of days.slice(first).entries()) {
    calls -= day.calls;
    credits -= day.credits;
    if (calls < 0 || credits < 0) return { stopsAfterDays: index };
  }
  return callsPerPeriod === null ? { spare: credits, unit: 'credits' } : { spare: calls, unit: 'calls' };
}

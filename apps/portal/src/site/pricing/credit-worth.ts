import { count, inCredits } from '@graha/domain/core/format';
import { operationOf } from '../../shared/operations.ts';

const DAYS_OF_YEAR = 366;

/** Things that people count in, each with its operation and the number of calls that one takes. */
const THINGS = [
  { label: 'Birth charts', operation: 'kundali/basic', calls: 1 },
  { label: 'Matches of two charts', operation: 'matchmaking/ashtakoot', calls: 1 },
  { label: 'Days of panchang', operation: 'panchang/full', calls: 1 },
  { label: 'Years of panchang', operation: 'panchang/full', calls: DAYS_OF_YEAR },
] as const;

export type Worth = { label: string; things: number; creditsEach: number; detail: string };

/** Returns the number of whole charts, matches, days and years that these credits pay. */
export function worthOf(credits: number): Worth[] {
  return THINGS.map(({ label, operation, calls }) => {
    const found = operationOf(operation);
    if (found === null || found.pricedBy) throw new Error(`${operation} has no fixed price`);
    const creditsEach = found.credits * calls;
    const detail = `${inCredits(creditsEach)} each${calls > 1 ? ', a panchang a day' : ''}`;
    return { label, things: Math.floor(credits / creditsEach), creditsEach, detail };
  });
}

export const worthStats = (credits: number) =>
  worthOf(credits).map(({ label, things, detail }) => ({ label, value: count(things), detail }));

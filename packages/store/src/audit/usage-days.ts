import { createHash } from 'node:crypto';

/**
 * Totals of a day's calls in constant size: counts and a mark. The mark is a sum over the counts of every operation and key,
 * each with its own weight, so equal marks mean equal rows, and the marks of parts add up to the mark of the total.
 */
export type UsageDay = { calls: bigint; credits: bigint; mark: bigint };
/** Keyed by the number of days since 1970, UTC. */
export type UsageDays = Map<number, UsageDay>;

export type Use = { day: number; operation: string; keyId: string; calls: bigint; credits: bigint };

const US_PER_DAY = 86_400_000_000n;
const MARK_BITS = 64;
const WEIGHTS_KEPT = 10_000;
const weights = new Map<string, [calls: bigint, credits: bigint]>();

export const noUsage = (): UsageDays => new Map();

export const dayOf = (atUs: bigint): number => Number(atUs / US_PER_DAY);

export const dayName = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

function weightsOf(operation: string, keyId: string): [calls: bigint, credits: bigint] {
  const name = `${keyId} ${operation}`;
  const known = weights.get(name);
  if (known) return known;
  const digest = createHash('sha256').update(name).digest();
  const made: [bigint, bigint] = [digest.readBigUInt64BE(0), digest.readBigUInt64BE(8)];
  if (weights.size >= WEIGHTS_KEPT) weights.clear();
  weights.set(name, made);
  return made;
}

export function countUse(days: UsageDays, { day, operation, keyId, calls, credits }: Use): void {
  const [perCall, perCredit] = weightsOf(operation, keyId);
  const before = days.get(day) ?? { calls: 0n, credits: 0n, mark: 0n };
  days.set(day, {
    calls: before.calls + calls,
    credits: before.credits + credits,
    mark: BigInt.asUintN(MARK_BITS, before.mark + calls * perCall + credits * perCredit),
  });
}

const NOTHING: UsageDay = { calls: 0n, credits: 0n, mark: 0n };

/** Compares two usages by day; returns sentences about the first. */
export function usageProblems(shown: UsageDays, counted: UsageDays): string[] {
  const days = [...new Set([...shown.keys(), ...counted.keys()])].toSorted((one, other) => one - other);
  return days.flatMap((day) => dayProblems(dayName(day), shown.get(day) ?? NOTHING, counted.get(day) ?? NOTHING));
}

/** Compares the sums over all days, for days that begin at another time. */
export const sumProblems = (shown: UsageDays, counted: UsageDays): string[] =>
  dayProblems('the days of the workspace’s clock', sumOf(shown), sumOf(counted));

function dayProblems(name: string, is: UsageDay, should: UsageDay): string[] {
  if (is.calls !== should.calls || is.credits !== should.credits) {
    return [
      `${name}: ${is.calls} calls and ${is.credits} credits are shown, entries say ${should.calls} and ${should.credits}`,
    ];
  }
  if (is.mark === should.mark) return [];
  return [`${name}: the sums are right under other operations or keys than the entries`];
}

const sumOf = (days: UsageDays): UsageDay =>
  [...days.values()].reduce(
    (sum, { calls, credits, mark }) => ({
      calls: sum.calls + calls,
      credits: sum.credits + credits,
      mark: BigInt.asUintN(MARK_BITS, sum.mark + mark),
    }),
    NOTHING,
  );

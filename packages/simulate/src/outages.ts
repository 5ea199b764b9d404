import { exponential, randomFrom } from './random.ts';

export type Failures = {
  /** Mean time between two failures of one cell's primary. */
  mtbfDays: number;
  /** A standby takes over. */
  failoverSeconds: number;
  /** Of so many failures one needs a restore from the backup. */
  restoreOneIn: number;
  restoreMinutes: number;
};

const YEARS = 1_000;
const DAYS = 365.25;

export type Outages = {
  /** Of any cell. */
  aYear: number;
  /** How long one tenant is without its cell, on average. */
  minutesOfATenantAYear: number;
  /** How long at least one cell is away. */
  minutesOfAnyCellAYear: number;
};

/** A thousand years of cells that fail by chance, each for itself. */
export function outages(
  cells: number,
  { mtbfDays, failoverSeconds, restoreOneIn, restoreMinutes }: Failures,
  seed: number,
): Outages {
  const random = randomFrom(seed);
  const spans: { from: number; until: number }[] = [];
  const endDays = YEARS * DAYS;
  for (let cell = 0; cell < cells; cell += 1) {
    for (let atDays = exponential(random, mtbfDays); atDays < endDays; atDays += exponential(random, mtbfDays)) {
      const lastsMinutes = random() * restoreOneIn < 1 ? restoreMinutes : failoverSeconds / 60;
      const from = atDays * 1_440;
      spans.push({ from, until: from + lastsMinutes });
      atDays += lastsMinutes / 1_440;
    }
  }
  const lostMinutes = spans.reduce((sum, { from, until }) => sum + until - from, 0);
  let [covered, seen] = [0, 0];
  for (const { from, until } of spans.toSorted((a, b) => a.from - b.from)) {
    covered += Math.max(0, until - Math.max(from, seen));
    seen = Math.max(seen, until);
  }
  return {
    aYear: spans.length / YEARS,
    minutesOfATenantAYear: lostMinutes / cells / YEARS,
    minutesOfAnyCellAYear: covered / YEARS,
  };
}

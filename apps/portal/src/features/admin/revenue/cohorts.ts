import type { CohortMonth } from '@graha/store/operator/retention';

/** `cells[n]`: payers n months after the first payment; null for months that have not begun. */
export type Cohort = { cohort: string; payers: number; cells: (number | null)[] };

/**
 * Returns the table of cohorts, newest first, without those in which nobody began to pay.
 * @param months first days of months, newest first, as in the table of revenue
 */
export function cohortTable(months: readonly string[], rows: readonly CohortMonth[]): Cohort[] {
  const payersOf = new Map(rows.map(({ cohort, month, payers }) => [`${cohort} ${month}`, payers]));
  return months.flatMap((cohort, age) => {
    const since = months.slice(0, age + 1).toReversed();
    const [payers = 0, ...later] = since.map((month) => payersOf.get(`${cohort} ${month}`) ?? 0);
    if (payers === 0) return [];
    const unborn = Array.from({ length: months.length - since.length }, () => null);
    return [{ cohort, payers, cells: [...later, ...unborn] }];
  });
}

/**
 * Returns the share of a month's payers who do not pay in the next month: 0 to 1; null if nobody paid. A month counts once the next
 * one is over, because payments fall on any day of it.
 * @param month first day of a month
 */
export function churnOf(month: string, rows: readonly CohortMonth[]): number | null {
  const paid = rows.filter((row) => row.month === month);
  const payers = paid.reduce((sum, row) => sum + row.payers, 0);
  return payers === 0 ? null : 1 - paid.reduce((sum, row) => sum + row.stayed, 0) / payers;
}

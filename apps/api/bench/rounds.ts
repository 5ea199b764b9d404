export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Interleaves the subjects (A B C, A B C, …), so that other load on the machine affects all of them alike. */
export async function interleaved<Subject extends string, Result>(
  rounds: number,
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<Result>,
): Promise<Record<Subject, Result[]>> {
  // Safe: every subject gets its list on the same line.
  const results = Object.fromEntries(subjects.map((subject) => [subject, []])) as unknown as Record<Subject, Result[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) results[subject].push(await measure(subject));
  }
  return results;
}

const ratiosOf = (values: readonly number[], others: readonly number[]): number[] =>
  values.map((value, index) => value / (others[index] ?? Number.NaN));

/** The median of ratios within a round, because rounds differ more than subjects. */
export const ratioOf = (values: readonly number[], others: readonly number[]): number =>
  median(ratiosOf(values, others));

/** The ratio of medians over all rounds. It does not hide a subject that is slow in some rounds only. */
export const ratioOfMedians = (values: readonly number[], others: readonly number[]): number =>
  median(values) / median(others);

/** The smallest and the largest ratio of a round. */
export function spreadOf(values: readonly number[], others: readonly number[]): string {
  const ratios = ratiosOf(values, others);
  return `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
}

export type BenchRow = {
  what: string;
  perSecond: number;
  ratio: number | null;
  goal: string;
  p50Ms?: number;
  p99Ms?: number;
};

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A B C, A B C, …: what the machine does beside falls on all of them alike. */
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

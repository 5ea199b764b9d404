import type { Attempt } from '../findings.ts';

/** The code in the body of an error. */
export const codeOf = (attempt: Attempt): string => /"code":"([a-z_]+)"/.exec(String(attempt.answer?.body))?.[1] ?? '';

export const isPaid = ({ answer }: Attempt): boolean => answer?.status === 200;

/** While the database is away: a 200 that was charged, or the one refusal that says when to try again. */
export function unlessPaidOrUnavailable(attempts: readonly Attempt[]): string[] {
  const wrong = new Map<string, number>();
  for (const attempt of attempts) {
    const { answer } = attempt;
    const waitSeconds = answer?.headers['retry-after'];
    const isUnavailable = answer?.status === 503 && codeOf(attempt) === 'metering_unavailable' && waitSeconds === '1';
    if (isPaid(attempt) || isUnavailable) continue;
    const what = answer ? `${answer.status} ${codeOf(attempt)}, Retry-After ${waitSeconds ?? 'missing'}` : 'no answer';
    wrong.set(what, (wrong.get(what) ?? 0) + 1);
  }
  return [...wrong].map(([what, times]) => `${times} times ${what}`);
}

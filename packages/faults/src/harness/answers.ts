import type { Attempt } from '../findings.ts';

/** The code in the body of an error. */
const codeOf = (attempt: Attempt): string => /"code":"([a-z_]+)"/.exec(String(attempt.answer?.body))?.[1] ?? '';

export const isPaid = ({ answer }: Attempt): boolean => answer?.status === 200;

/** True for the one refusal with a `Retry-After`. */
export function isRefused(attempt: Attempt): boolean {
  const { answer } = attempt;
  return answer?.status === 503 && answer.headers['retry-after'] === '1' && codeOf(attempt) === 'metering_unavailable';
}

/** Checks the answers while the database is away: each is paid or refused. */
export function unlessPaidOrUnavailable(attempts: readonly Attempt[]): string[] {
  const wrong = new Map<string, number>();
  for (const attempt of attempts) {
    const { answer } = attempt;
    if (isPaid(attempt) || isRefused(attempt)) continue;
    const wait = answer?.headers['retry-after'] ?? 'missing';
    const what = answer ? `${answer.status} ${codeOf(attempt)}, Retry-After ${wait}` : 'no answer';
    wrong.set(what, (wrong.get(what) ?? 0) + 1);
  }
  return [...wrong].map(([what, times]) => `${times} times ${what}`);
}

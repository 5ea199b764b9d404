/** What came back to a client in full. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  requestId: string;
  /** What the answer says that it cost. */
  credits: number;
  isReplay: boolean;
  tookMs: number;
};

/** One try of a client; without an answer where the connection broke before its last byte. */
export type Attempt = { idempotencyKey: string | null; answer: Answer | null };

/** What the ledger says of a workspace. */
export type Books = {
  charges: { requestId: string; credits: number; isReversed: boolean }[];
  creditsGranted: number;
  creditsRemaining: number;
};

export type Findings = {
  acknowledged: number;
  /** Charges whose own answer nobody received; not a fault in itself. */
  unheard: number;
  /** Answered 2xx and not charged, or charged and answered with an error. */
  creditsLost: number;
  /** Charged twice for one call. */
  creditsDoubled: number;
  creditsOverspent: number;
  /** What else was not as it must be. */
  problems: string[];
};

export const NOTHING_FOUND: Findings = {
  acknowledged: 0,
  unheard: 0,
  creditsLost: 0,
  creditsDoubled: 0,
  creditsOverspent: 0,
  problems: [],
};

export const sumOf = (all: readonly Findings[]): Findings =>
  all.reduce(
    (sum, one) => ({
      acknowledged: sum.acknowledged + one.acknowledged,
      unheard: sum.unheard + one.unheard,
      creditsLost: sum.creditsLost + one.creditsLost,
      creditsDoubled: sum.creditsDoubled + one.creditsDoubled,
      creditsOverspent: sum.creditsOverspent + one.creditsOverspent,
      problems: [...sum.problems, ...one.problems],
    }),
    NOTHING_FOUND,
  );

const isPaid = ({ status, isReplay, credits }: Answer): boolean => status < 300 && !isReplay && credits > 0;
const total = (charges: Books['charges']): number => charges.reduce((sum, { credits }) => sum + credits, 0);

/** Holds what the clients were told against what the ledger says. Every call of the workspace must be among the attempts. */
export function compare(attempts: readonly Attempt[], books: Books): Findings {
  const answers = attempts.flatMap(({ answer }) => (answer ? [answer] : []));
  const standing = books.charges.filter(({ isReversed }) => !isReversed);
  const paid = new Map(answers.filter(isPaid).map((answer) => [answer.requestId, answer]));
  const refused = new Set(answers.filter(({ status }) => status >= 300).map(({ requestId }) => requestId));
  const charged = new Set(standing.map(({ requestId }) => requestId));
  const first = new Set<string>();
  const again = standing.filter(({ requestId }) => first.has(requestId) || !first.add(requestId));
  const unheard = standing.filter(({ requestId }) => !paid.has(requestId) && !refused.has(requestId));
  const { most, least } = unheardOf(attempts);
  const unpaid = answers.filter((answer) => isPaid(answer) && !charged.has(answer.requestId));

  return {
    acknowledged: answers.filter(({ status }) => status < 300).length,
    unheard: unheard.length,
    creditsLost:
      unpaid.reduce((sum, { credits }) => sum + credits, 0) +
      total(standing.filter(({ requestId }) => refused.has(requestId))) +
      Math.max(0, least - unheard.length),
    creditsDoubled: total(again) + total(unheard.slice(most)) + paidTwice(attempts),
    creditsOverspent: Math.max(0, total(standing) - books.creditsGranted) + Math.max(0, -books.creditsRemaining),
    problems: mispriced(standing, paid),
  };
}

/** How many charges may and must stand in the ledger whose own answer nobody received. */
function unheardOf(attempts: readonly Attempt[]): { most: number; least: number } {
  const keys = new Map<string, { heard: boolean; replayed: boolean; unanswered: boolean }>();
  let most = 0;
  for (const { idempotencyKey, answer } of attempts) {
    if (idempotencyKey === null) most += answer ? 0 : 1;
    else {
      const key = keys.get(idempotencyKey) ?? { heard: false, replayed: false, unanswered: false };
      key.unanswered ||= answer === null;
      key.heard ||= answer !== null && isPaid(answer);
      key.replayed ||= answer !== null && answer.status < 300 && answer.isReplay;
      keys.set(idempotencyKey, key);
    }
  }
  const silent = [...keys.values()].filter(({ heard }) => !heard);
  return {
    most: most + silent.filter(({ unanswered }) => unanswered).length,
    // A replay without a first answer: the call that was charged is one of those that nobody heard of.
    least: silent.filter(({ replayed }) => replayed).length,
  };
}

/** Credits of answers that are charges of their own, though their key was charged before. */
function paidTwice(attempts: readonly Attempt[]): number {
  const seen = new Set<string>();
  let credits = 0;
  for (const { idempotencyKey, answer } of attempts) {
    if (idempotencyKey === null || !answer || !isPaid(answer)) continue;
    if (seen.has(idempotencyKey)) credits += answer.credits;
    seen.add(idempotencyKey);
  }
  return credits;
}

function mispriced(standing: Books['charges'], paid: ReadonlyMap<string, Answer>): string[] {
  return standing.flatMap(({ requestId, credits }) => {
    const told = paid.get(requestId)?.credits;
    return told === undefined || told === credits ? [] : [`${requestId} cost ${credits}, its answer said ${told}`];
  });
}

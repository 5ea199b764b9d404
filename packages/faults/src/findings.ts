/** An answer that a client received in full. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  requestId: string;
  /** The cost that the answer reports. */
  credits: number;
  isReplay: boolean;
  tookMs: number;
};

/** One attempt of a client; the answer is null if the connection broke before its last byte. */
export type Attempt = { idempotencyKey: string | null; answer: Answer | null };

/** The facts of a workspace in the ledger. */
export type LedgerFacts = {
  charges: { requestId: string; credits: number; isReversed: boolean }[];
  creditsGranted: number;
  creditsRemaining: number;
};

export type Findings = {
  acknowledged: number;
  /** Charges whose answer no client received; not a fault in itself. */
  unheard: number;
  /** Credits of calls answered 2xx and not charged, or charged and answered with an error. */
  creditsLost: number;
  /** Credits charged twice for one call. */
  creditsDoubled: number;
  creditsOverspent: number;
  /** Other violations of the guarantee. */
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

/** True if no credit is lost and no guarantee is broken; acknowledged and unheard calls are not findings. */
export const isNothing = (found: Findings): boolean =>
  found.creditsLost + found.creditsDoubled + found.creditsOverspent === 0 && found.problems.length === 0;

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

const isDelivered = ({ status }: Answer): boolean => status < 300;
const isPaid = (answer: Answer): boolean => isDelivered(answer) && !answer.isReplay && answer.credits > 0;
const total = (charges: LedgerFacts['charges']): number => charges.reduce((sum, { credits }) => sum + credits, 0);

/** Compares the answers of the clients with the ledger. All calls of the workspace must be among the attempts. */
export function compare(attempts: readonly Attempt[], ledger: LedgerFacts): Findings {
  const answers = attempts.flatMap(({ answer }) => (answer ? [answer] : []));
  const standing = ledger.charges.filter(({ isReversed }) => !isReversed);
  const charged = new Set(standing.map(({ requestId }) => requestId));
  const keys = keysOf(attempts, charged);
  const paid = new Map(answers.filter(isPaid).map((answer) => [answer.requestId, answer]));
  const unpaid = answers.filter((answer) => isPaid(answer) && !charged.has(answer.requestId));
  const deliveredLater = new Set(keys.flatMap(({ isDelivered, charged }) => (isDelivered ? charged : [])));
  const refused = answers.filter((answer) => !isDelivered(answer) && !deliveredLater.has(answer.requestId));
  const undelivered = new Set(refused.map(({ requestId }) => requestId));
  const known = new Set(answers.map(({ requestId }) => requestId));
  const unheard = standing.filter(({ requestId }) => !known.has(requestId));
  const first = new Set<string>();
  const again = standing.filter(({ requestId }) => first.has(requestId) || !first.add(requestId));
  const second = new Set(keys.flatMap((key) => key.charged.slice(1)));
  const { most, least } = unheardOf(attempts, keys);

  return {
    acknowledged: answers.filter(isDelivered).length,
    unheard: unheard.length,
    creditsLost:
      unpaid.reduce((sum, { credits }) => sum + credits, 0) +
      total(standing.filter(({ requestId }) => undelivered.has(requestId))) +
      Math.max(0, least - unheard.length),
    creditsDoubled:
      total(again) + total(unheard.slice(most)) + total(standing.filter(({ requestId }) => second.has(requestId))),
    creditsOverspent: Math.max(0, total(standing) - ledger.creditsGranted) + Math.max(0, -ledger.creditsRemaining),
    problems: mispriced(standing, paid),
  };
}

/** The facts of one Idempotency-Key. */
type Key = {
  /** Answered requests under the key that are charged: one at most. */
  charged: string[];
  isDelivered: boolean;
  isReplayed: boolean;
  hasUnanswered: boolean;
};

function keysOf(attempts: readonly Attempt[], charged: ReadonlySet<string>): Key[] {
  const keys = new Map<string, Key>();
  for (const { idempotencyKey, answer } of attempts) {
    if (idempotencyKey === null) continue;
    const key = keys.get(idempotencyKey) ?? newKey();
    keys.set(idempotencyKey, key);
    key.hasUnanswered ||= answer === null;
    if (!answer) continue;
    if (charged.has(answer.requestId)) key.charged.push(answer.requestId);
    key.isDelivered ||= isDelivered(answer);
    key.isReplayed ||= isDelivered(answer) && answer.isReplay;
  }
  return [...keys.values()];
}

const newKey = (): Key => ({ charged: [], isDelivered: false, isReplayed: false, hasUnanswered: false });

/** The least and the greatest number of charges that may be in the ledger although no client received the answer. */
function unheardOf(attempts: readonly Attempt[], keys: readonly Key[]): { most: number; least: number } {
  const unkeyed = attempts.filter(({ idempotencyKey, answer }) => idempotencyKey === null && !answer).length;
  const silent = keys.filter(({ charged }) => charged.length === 0);
  return {
    most: unkeyed + silent.filter(({ hasUnanswered }) => hasUnanswered).length,
    // Only a replay was received: the charged call is one of those without an answer.
    least: silent.filter(({ isReplayed }) => isReplayed).length,
  };
}

function mispriced(standing: LedgerFacts['charges'], paid: ReadonlyMap<string, Answer>): string[] {
  return standing.flatMap(({ requestId, credits }) => {
    const stated = paid.get(requestId)?.credits;
    return stated === undefined || stated === credits
      ? []
      : [`${requestId} cost ${credits}, its answer said ${stated}`];
  });
}

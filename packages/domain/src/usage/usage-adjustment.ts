import { FAR_END } from '../billing/plans.ts';
import { addGrant, appendEntry, changeGrant, inBurnOrder, leftIn, settle, type Account } from './usage-period.ts';

/** Withdraws unspent credits of one grant, at most `creditsMax`. */
function takeUnspent(account: Account, grantId: number, creditsMax: number, nowMs: number): [Account, number] {
  const grant = account.grants.find(({ id }) => id === grantId);
  const taken = grant ? Math.min(leftIn(grant), creditsMax) : 0;
  if (taken === 0) return [account, 0];
  const withdrawn = appendEntry(account, { kind: 'CreditsWithdrawn', cost: taken, about: { grant: grantId } }, nowMs);
  return [changeGrant(withdrawn, grantId, (before) => ({ withdrawn: before.withdrawn + taken })), taken];
}

/** Refunds a grant: withdraws its unspent credits. The result is null if this source has granted nothing. */
export function withdrawGrant(
  account: Account,
  { sourceType, sourceId }: { sourceType: string; sourceId: string },
  clockMs: number,
): [Account, number | null] {
  const settled = settle(account, clockMs);
  const grant = settled.grants.find((one) => one.sourceType === sourceType && one.sourceId === sourceId);
  return grant ? takeUnspent(settled, grant.id, grant.amount, clockMs) : [settled, null];
}

/**
 * Adds credits that do not expire, or withdraws unspent ones in burn order, once per id. The result is null for a repeated id.
 */
export function adjustCredits(
  account: Account,
  { adjustmentId, amount }: { adjustmentId: string; amount: number },
  clockMs: number,
): [Account, number | null] {
  const settled = settle(account, clockMs);
  if (settled.adjustmentIds.includes(adjustmentId)) return [settled, null];
  const noted = { ...settled, adjustmentIds: [...settled.adjustmentIds, adjustmentId] };
  if (amount > 0) {
    const source = { sourceType: 'adjustment', sourceId: adjustmentId, expiresAtMs: Date.parse(FAR_END) };
    return [addGrant(noted, { kind: 'adjust', amount, priority: 0, ...source }, clockMs), amount];
  }
  let next: Account = noted;
  let applied = 0;
  for (const { id } of inBurnOrder(noted.grants)) {
    const [after, taken] = takeUnspent(next, id, applied - amount, clockMs);
    next = after;
    applied -= taken;
  }
  return [next, applied];
}

/**
 * Withdraws or returns credits until `credits` of a purchase are withdrawn, limited to unspent ones. Idempotent, because it
 * sets a target. The result is the number then withdrawn.
 */
export function holdShare(
  account: Account,
  { sourceType, sourceId, credits }: { sourceType: string; sourceId: string; credits: number },
  clockMs: number,
): [Account, number] {
  const settled = settle(account, clockMs);
  const bought = settled.grants.find((one) => one.sourceType === sourceType && one.sourceId === sourceId);
  if (!bought) return [settled, 0];
  const name = `${sourceType}:${sourceId}`;
  let next = settled;
  let held = settled.sharesTaken[name] ?? 0;
  const restored = settled.grants.filter((one) => one.sourceType === 'restored');
  for (const { id } of [bought, ...restored.filter((one) => one.sourceId.startsWith(`${name} `))]) {
    const [after, taken] = takeUnspent(next, id, Math.max(0, credits - held), clockMs);
    next = after;
    held += taken;
  }
  if (held > credits && bought.expiresAtMs > clockMs) {
    const { kind, priority, expiresAtMs } = bought;
    const source = { sourceType: 'restored', sourceId: `${name} ${restored.length}` };
    next = addGrant(next, { kind, amount: held - credits, priority, expiresAtMs, ...source }, clockMs);
    held = credits;
  }
  return [{ ...next, sharesTaken: { ...next.sharesTaken, [name]: held } }, held];
}

/** Sets the spending limit for this and later periods; null removes it. */
export const setSpendLimit = (account: Account, creditsMax: number | null): Account =>
  account.spendLimit === creditsMax ? account : { ...account, spendLimit: creditsMax, spendPct: 0 };

/** Sets the plan's call limit per period, from now on; a plan without a call limit keeps none. */
export function setCallsLimit(account: Account, callsMax: number, clockMs: number): Account {
  const settled = settle(account, clockMs);
  if (settled.callsLimit === null || settled.callsLimit === callsMax) return settled;
  const limited = { ...settled, callsLimit: callsMax, crossedPct: 0 };
  return appendEntry(limited, { kind: 'CallsLimitSet', cost: 0, about: { limit: callsMax } }, clockMs);
}

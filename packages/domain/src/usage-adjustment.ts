import { FAR_END } from './plans.ts';
import { addGrant, appendEntry, changeGrant, inBurnOrder, leftIn, settle, type Account } from './usage-period.ts';

/** Takes what is unspent of one grant, `creditsMax` at most. */
function takeUnspent(account: Account, grantId: number, creditsMax: number, nowMs: number): [Account, number] {
  const grant = account.grants.find(({ id }) => id === grantId);
  const taken = grant ? Math.min(leftIn(grant), creditsMax) : 0;
  if (taken === 0) return [account, 0];
  const told = appendEntry(account, { kind: 'CreditsWithdrawn', cost: taken, about: { grant: grantId } }, nowMs);
  return [changeGrant(told, grantId, ({ withdrawn }) => ({ withdrawn: withdrawn + taken })), taken];
}

/** A refund: what is spent stays spent. Null: this source has granted nothing. */
export function withdrawGrant(
  account: Account,
  { sourceType, sourceId }: { sourceType: string; sourceId: string },
  clockMs: number,
): [Account, number | null] {
  const settled = settle(account, clockMs);
  const grant = settled.grants.find((one) => one.sourceType === sourceType && one.sourceId === sourceId);
  return grant ? takeUnspent(settled, grant.id, grant.amount, clockMs) : [settled, null];
}

/** Adds credits without end, or takes as many as are unspent, in burn order; once an id. Null: it has taken effect before. */
export function adjustCredits(
  account: Account,
  { adjustmentId, amount }: { adjustmentId: string; amount: number },
  clockMs: number,
): [Account, number | null] {
  const settled = settle(account, clockMs);
  if (Object.hasOwn(settled.adjustments, adjustmentId)) return [settled, null];
  if (amount > 0) {
    const source = { sourceType: 'adjustment', sourceId: adjustmentId, expiresAtMs: Date.parse(FAR_END) };
    const granted = addGrant(settled, { kind: 'adjust', amount, priority: 0, ...source }, clockMs);
    return [note(granted, adjustmentId, amount), amount];
  }
  let next = settled;
  let applied = 0;
  for (const { id } of inBurnOrder(settled.grants)) {
    const [after, taken] = takeUnspent(next, id, applied - amount, clockMs);
    next = after;
    applied -= taken;
  }
  return [note(next, adjustmentId, applied), applied];
}

const note = (account: Account, id: string, applied: number): Account => ({
  ...account,
  adjustments: { ...account.adjustments, [id]: applied },
});

/** Money that goes back takes a share of what it bought, as far as it is unspent. Null: this return has taken its share. */
export function withdrawShare(
  account: Account,
  {
    sourceType,
    sourceId,
    credits,
    returnId,
  }: { sourceType: string; sourceId: string; credits: number; returnId: string },
  clockMs: number,
): [Account, number | null] {
  const settled = settle(account, clockMs);
  if (Object.hasOwn(settled.adjustments, returnId)) return [settled, null];
  const grant = settled.grants.find((one) => one.sourceType === sourceType && one.sourceId === sourceId);
  const [next, taken] = grant ? takeUnspent(settled, grant.id, credits, clockMs) : [settled, 0];
  return [note(next, returnId, -taken), taken];
}

/** The money came back after all: what its return took is granted anew, for as long as the grant itself would last. */
export function restoreShare(
  account: Account,
  { sourceType, sourceId, returnId }: { sourceType: string; sourceId: string; returnId: string },
  clockMs: number,
): [Account, number | null] {
  const settled = settle(account, clockMs);
  const amount = -(settled.adjustments[returnId] ?? 0);
  const grant = settled.grants.find((one) => one.sourceType === sourceType && one.sourceId === sourceId);
  if (amount <= 0 || !grant || grant.expiresAtMs <= clockMs) return [settled, null];
  const { kind, priority, expiresAtMs } = grant;
  const again = { kind, amount, priority, expiresAtMs, sourceType: 'restored', sourceId: returnId };
  const next = addGrant(settled, again, clockMs);
  return next === settled ? [settled, null] : [next, next.entries.length];
}

/** How many calls the plan allows in a period, from now on; a plan that counts no calls keeps counting none. */
export function setCallsLimit(account: Account, callsMax: number, clockMs: number): Account {
  const settled = settle(account, clockMs);
  if (settled.callsLimit === null || settled.callsLimit === callsMax) return settled;
  const limited = { ...settled, callsLimit: callsMax, crossedPct: 0 };
  return appendEntry(limited, { kind: 'CallsLimitSet', cost: 0, about: { limit: callsMax } }, clockMs);
}

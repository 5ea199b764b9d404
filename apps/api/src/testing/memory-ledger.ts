import { callsCounted } from '@graha/domain/billing/plans';
import { type Charge, type ChargeResult, PLAYGROUND_TEST_KEY_ID } from '@graha/store/ledger/metering';
import type { Ledger } from '../meter/meter-attempt.ts';

export type Account = { credits: number; calls: number | null; suspended?: boolean };
export type LedgerRow = Pick<Charge, 'tenantId' | 'keyId' | 'operation' | 'requestId'> & { cost: number; seq: number };

const FAR = new Date('9999-12-31T00:00:00Z');

/** The ledger's rules in memory, for tests without a database. */
export function memoryLedger(engineVersion = 'test-engine') {
  const accounts = new Map<string, Account>();
  const spent = new Map<string, number>();
  const rows: LedgerRow[] = [];
  const keys = new Map<string, { charge: Charge; seq: number; engineVersion: string }>();
  const deadKeys = new Set<string>();
  const doubtful = new Set<string>();
  const batches: number[] = [];
  const state = { engineVersion, resetsAt: FAR };

  function chargeOne(charge: Charge): ChargeResult {
    const account = accounts.get(charge.tenantId);
    const used = spent.get(charge.tenantId) ?? 0;
    const calls = rows
      .filter(({ tenantId }) => tenantId === charge.tenantId)
      .reduce((sum, { cost }) => sum + callsCounted(cost), 0);
    const result = (outcome: ChargeResult['outcome'], facts: Partial<ChargeResult> = {}): ChargeResult => ({
      outcome,
      seq: null,
      cost: 0,
      creditsRemaining: (account?.credits ?? 0) - used,
      creditsLimit: account?.credits ?? 0,
      callsRemaining: account?.calls === null || account === undefined ? null : account.calls - calls,
      resetsAt: state.resetsAt,
      asOf: charge.asOf,
      engineVersion: charge.engineVersion ?? state.engineVersion,
      ...facts,
    });
    const earlier = rows.find(({ requestId }) => requestId === charge.requestId && doubtful.has(requestId));
    if (earlier) return result('charged', { seq: earlier.seq, cost: earlier.cost });
    if (!account) return result('unknown_tenant');
    if (account.suspended) return result('suspended');
    if (deadKeys.has(charge.keyId)) return result('key_inactive');
    const known = charge.idempotencyKey === null ? undefined : keys.get(`${charge.tenantId} ${charge.idempotencyKey}`);
    if (known) {
      const same = known.charge.inputHash?.equals(charge.inputHash ?? Buffer.alloc(0)) ?? false;
      if (!same) return result('idempotency_key_reuse');
      return result('replayed', { asOf: known.charge.asOf, engineVersion: known.engineVersion, seq: known.seq });
    }
    if (charge.keyId === PLAYGROUND_TEST_KEY_ID) {
      const { tenantId, keyId, operation, requestId } = charge;
      const seq = rows.push({ tenantId, keyId, operation, requestId, cost: 0, seq: rows.length + 1 });
      return result('charged', { seq });
    }
    if (account.calls !== null && calls + callsCounted(charge.cost) > account.calls) return result('calls_exhausted');
    if (account.credits - used < charge.cost) return result('credits_exhausted');
    const seq = rows.length + 1;
    const { tenantId, keyId, operation, requestId, cost } = charge;
    spent.set(tenantId, used + cost);
    rows.push({ tenantId, keyId, operation, requestId, cost, seq });
    if (charge.idempotencyKey !== null) {
      keys.set(`${tenantId} ${charge.idempotencyKey}`, {
        charge,
        seq,
        engineVersion: charge.engineVersion ?? state.engineVersion,
      });
    }
    return result('charged', {
      seq,
      cost,
      creditsRemaining: account.credits - used - cost,
      callsRemaining: account.calls === null ? null : account.calls - calls - callsCounted(charge.cost),
    });
  }

  const ledger: Ledger = {
    async chargeBatch(charges) {
      batches.push(charges.length);
      return charges.map(chargeOne);
    },
    async chargeOutcome(_, requestIds) {
      const asked = new Set(requestIds);
      for (const requestId of requestIds) doubtful.add(requestId); // A second attempt counts once after this.
      return new Map(
        rows
          .filter(({ requestId }) => asked.has(requestId))
          .map(({ requestId, seq, cost, tenantId }): [string, ChargeResult] => {
            const credits = (accounts.get(tenantId)?.credits ?? 0) - (spent.get(tenantId) ?? 0);
            const balance = { creditsRemaining: credits, creditsLimit: credits, callsRemaining: null, resetsAt: FAR };
            return [requestId, { outcome: 'charged', seq, cost, ...balance, asOf: null, engineVersion: '' }];
          }),
      );
    },
    now: () => new Date(),
  };
  return { ...ledger, accounts, rows, batches, deadKeys, state };
}

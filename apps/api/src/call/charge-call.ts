import type { ListedOperation } from '@graha/catalog/list/list-operations';
import type { ChargeResult, KeyRecord } from '@graha/store/ledger/metering';
import type { Balances } from '../meter/balances.ts';
import { chargeRefusal } from '../meter/charge-refusal.ts';
import type { Meter } from '../meter/meter.ts';
import type { Computation } from './compute.ts';
import { inputHash } from './idempotency.ts';

export type ChargeDeps = {
  meter: Meter;
  balances: Balances;
  engineVersion: string;
  upgradeUrl: string;
};

/** A computed call that waits for its charge. */
export type ComputedCall = {
  operation: Pick<ListedOperation, 'id'>;
  sent: unknown;
  /** The mark of the representation, which is part of the call's hash. */
  mark: string;
  computation: Computation;
  body: Buffer;
  requestId: string;
  idempotencyKey: string | null;
};

export type ChargedCall = {
  result: ChargeResult;
  /** The ledger entry of the first call, if this call is a replay. */
  replayOf: number | null;
  /** The body of the first call, if this call is a replay. */
  body: Buffer;
};

type Listeners = {
  onCommit?: Parameters<Meter['charge']>[1];
  /** Called before anything else can fail, so that a call that breaks later is known to be charged. */
  onCost(cost: number): void;
  /** Throws the reason why the key has ended, which the ledger does not know. */
  reasonOfEnd(): Promise<void>;
};

/**
 * Charges a computed call.
 * @throws ApiError if the ledger refuses the charge, which costs nothing
 */
export async function chargeCall(
  caller: Pick<KeyRecord, 'tenantId' | 'keyId' | 'browser'>,
  { operation, sent, mark, computation, body, requestId, idempotencyKey }: ComputedCall,
  { meter, balances, engineVersion, upgradeUrl }: ChargeDeps,
  { onCommit, onCost, reasonOfEnd }: Listeners,
): Promise<ChargedCall> {
  const { tenantId, keyId } = caller;
  const isRepeatable = idempotencyKey !== null;
  const charge = {
    tenantId,
    keyId,
    operation: operation.id,
    cost: computation.cost,
    requestId,
    idempotencyKey,
    inputHash: isRepeatable ? inputHash(operation.id + mark, sent) : null,
    asOf: isRepeatable ? computation.asOf : null,
  };
  const result = await meter.charge(charge, onCommit);
  onCost(result.cost);
  balances.remember(tenantId, result);
  if (result.outcome === 'key_inactive') await reasonOfEnd();
  const refusal = chargeRefusal(caller, result, upgradeUrl);
  if (refusal) throw refusal;
  if (result.outcome !== 'replayed') return { result, replayOf: null, body };
  return { result, replayOf: result.seq, body: await bodyOfFirst(computation, result, body, engineVersion) };
}

/** @throws ApiError the refusal that the ledger gave a moment ago and would repeat */
export function refuseEarly(
  caller: Pick<KeyRecord, 'tenantId' | 'browser'>,
  cost: number,
  { balances, upgradeUrl }: Pick<ChargeDeps, 'balances' | 'upgradeUrl'>,
): void {
  const last = balances.earlyRefusal(caller.tenantId, cost);
  const refusal = last && chargeRefusal(caller, last, upgradeUrl);
  if (refusal) throw refusal;
}

/** The body of the first call, for a replay. */
function bodyOfFirst(
  computation: Computation,
  { asOf, engineVersion }: ChargeResult,
  body: Buffer,
  ownVersion: string,
): Buffer | Promise<Buffer> {
  if (engineVersion !== ownVersion) return computation.body(asOf, engineVersion);
  return asOf?.getTime() === computation.asOf?.getTime() ? body : computation.body(asOf);
}

import type { ListedOperation } from '@graha/catalog/list/list-operations';
import type { FormulaVersion } from '@graha/formulas/versions';
import type { ChargeResult, KeyRecord } from '@graha/store/ledger/metering';
import type { Balances } from '../meter/balances.ts';
import { chargeRefusal } from '../meter/charge-refusal.ts';
import type { Meter } from '../meter/meter.ts';
import type { Computation } from './compute.ts';
import { computedByOf, noteOf } from '../receipts/computed-by.ts';
import { engineVersionOf, formulasOf } from '../receipts/formula-version.ts';
import { inputHash } from './idempotency.ts';

export type ChargeDeps = {
  meter: Meter;
  balances: Balances;
  engineVersion: string;
  upgradeUrl: string;
};

/** The version and the brand of the first call, and its time if its answer depends on that. */
export type First = { version: FormulaVersion; brandId: string | null; asOf: Date | null };

/** A computed call that waits for its charge. */
export type ComputedCall = {
  operation: Pick<ListedOperation, 'id'>;
  sent: unknown;
  /** The mark of the representation, which is part of the call's hash. */
  mark: string;
  /** The version of the formulas that computed it. */
  version: FormulaVersion;
  computation: Computation;
  /** The stored brand that it prints; null: none. */
  brandId: string | null;
  /** Computes it as the first call was computed, if this call is a replay; null if it could not differ. */
  computedBy: ((first: First) => Computation | Promise<Computation>) | null;
  body: Buffer;
  requestId: string;
  idempotencyKey: string | null;
};

export type ChargedCall = {
  result: ChargeResult;
  /** The ledger entry of the first call, if this call is a replay. */
  replayOf: number | null;
  /** The answer of the first call, if this call is a replay. */
  answer: ChargedAnswer;
};

export type ChargedAnswer = Pick<ComputedCall, 'version' | 'computation' | 'body'>;

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
  call: ComputedCall,
  { meter, balances, engineVersion, upgradeUrl }: ChargeDeps,
  { onCommit, onCost, reasonOfEnd }: Listeners,
): Promise<ChargedCall> {
  const { tenantId, keyId } = caller;
  const { operation, sent, mark, version, brandId, computation, body, requestId, idempotencyKey } = call;
  const note = noteOf({ engine: engineVersionOf(engineVersion, version.date), brandId });
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
    ...(note === engineVersion ? {} : { engineVersion: note }),
  };
  const result = await meter.charge(charge, onCommit);
  onCost(result.cost);
  balances.remember(tenantId, result);
  if (result.outcome === 'key_inactive') await reasonOfEnd();
  const refusal = chargeRefusal(caller, result, upgradeUrl);
  if (refusal) throw refusal;
  if (result.outcome !== 'replayed') return { result, replayOf: null, answer: { version, computation, body } };
  return { result, replayOf: result.seq, answer: await answerOfFirst(call, result, engineVersion) };
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

/** The answer of the first call, for a replay. @param current the version of the engine with the current formulas */
async function answerOfFirst(
  { version, brandId, computation, computedBy, body }: ComputedCall,
  { asOf, engineVersion }: ChargeResult,
  current: string,
): Promise<ChargedAnswer> {
  const noted = computedByOf(engineVersion);
  const isSame = noted.brandId === brandId && asOf?.getTime() === computation.asOf?.getTime();
  if (isSame && noted.engine === engineVersionOf(current, version.date)) return { version, computation, body };
  // A default or a brand that was changed since the first call does not change its answer, nor does the time of this one.
  const first = formulasOf(noted.engine) ?? version;
  const own =
    computedBy === null || (isSame && first === version)
      ? { version, computation }
      : { version: first, computation: await computedBy({ version: first, brandId: noted.brandId, asOf }) };
  const isKnown = noted.engine === engineVersionOf(current, own.version.date);
  return { ...own, body: await own.computation.body(asOf, isKnown ? undefined : noted.engine) };
}

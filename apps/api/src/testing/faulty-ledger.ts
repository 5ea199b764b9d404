import type { Charge } from '@graha/store/ledger/metering';
import type { Ledger } from '../meter/meter-attempt.ts';

/** Faults of one statement. `lost`, `hung` and `late` leave the caller without a result. */
export const FAULTS = [
  'none',
  'refused',
  'unreached',
  'lost before commit',
  'lost after commit',
  'hung',
  'hung after commit',
  'committed late',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Faults after which the charge may be committed without a result for the caller. */
export const COMMITS_UNSEEN: readonly Fault[] = ['lost after commit', 'hung after commit', 'committed late'];

export const refusedError = (): Error => Object.assign(new Error('lock'), { code: '55P03', severity: 'ERROR' });
export const unreachedError = (): Error =>
  Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
export const lostError = (): Error => new Error('Connection terminated unexpectedly');

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/** A ledger whose statements fail as scripted, in order, and succeed afterwards. */
export function faultyLedger(ledger: Ledger, script: readonly Fault[]): Ledger {
  let statement = 0;
  const lateCommits: (() => Promise<unknown>)[] = [];

  async function meet<T>(run: () => Promise<T>): Promise<T> {
    const fault = script[statement] ?? 'none';
    statement += 1;
    await new Promise((resolve) => setImmediate(resolve));
    switch (fault) {
      case 'none':
        return run();
      case 'refused':
        throw refusedError();
      case 'unreached':
        throw unreachedError();
      case 'lost before commit':
        throw lostError();
      case 'lost after commit':
        await run();
        throw lostError();
      case 'hung':
        return never();
      case 'hung after commit':
        await run();
        return never();
      case 'committed late':
        lateCommits.push(run);
        throw lostError();
    }
  }

  return {
    now: ledger.now,
    /** The lost transaction commits after the lookup and before the second attempt. */
    chargeOutcome: (tenantIds, requestIds, sentAt) =>
      meet(async () => {
        const found = await ledger.chargeOutcome(tenantIds, requestIds, sentAt);
        for (const commit of lateCommits.splice(0)) await commit();
        return found;
      }),
    chargeBatch: (charges: Charge[]) => meet(() => ledger.chargeBatch(charges)),
  };
}

/** A ledger that refuses every batch with a charge of this tenant, as if another session held its lock. */
export const lockedFor = (ledger: Ledger, isLocked: (tenantId: string) => boolean): Ledger => ({
  ...ledger,
  chargeBatch: async (charges) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (charges.some(({ tenantId }) => isLocked(tenantId))) throw refusedError();
    return ledger.chargeBatch(charges);
  },
});

import type { LedgerGap } from '@graha/store/read-models/usage-by-day';
import type { LoopLog } from './loop.ts';

/** Logs once when a projection meets a gap in a tenant's ledger, and once when the gap closes. */
export function createGapReport(
  log: LoopLog,
  setGaps: (projection: string, tenants: number) => void,
  projection: string,
): (gaps: readonly LedgerGap[]) => void {
  let known = new Set<string>();
  return (gaps) => {
    const now = new Set(gaps.map(({ tenantId }) => tenantId));
    for (const gap of gaps) {
      if (!known.has(gap.tenantId)) log.error({ projection, tenant_id: gap.tenantId, err: gap }, 'ledger gap found');
    }
    for (const tenantId of known) {
      if (!now.has(tenantId)) log.info({ projection, tenant_id: tenantId }, 'ledger gap closed');
    }
    known = now;
    setGaps(projection, now.size);
  };
}

import type { LedgerGap } from '@graha/store/read-models/usage-by-day';
import type { LoopLog } from './loop.ts';

/** Says once when a tenant's ledger is found to have a gap, and once when it has none any more. */
export function createGapReport(
  log: LoopLog,
  setGaps: (projection: string, tenants: number) => void,
  projection: string,
): (gaps: readonly LedgerGap[]) => void {
  let known = new Set<string>();
  return (gaps) => {
    const now = new Set(gaps.map(({ tenantId }) => tenantId));
    for (const gap of gaps) {
      if (!known.has(gap.tenantId)) log.error({ projection, tenant_id: gap.tenantId, err: gap }, 'cannot count on');
    }
    for (const tenantId of known) {
      if (!now.has(tenantId)) log.info({ projection, tenant_id: tenantId }, 'counts on');
    }
    known = now;
    setGaps(projection, now.size);
  };
}

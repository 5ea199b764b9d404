import Link from 'next/link';
import { useId } from 'react';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { AuditTable } from '../../../shared/audit-table.tsx';
import { addressOf } from '../../../shared/paths.ts';
import type { Tenant } from './tenant.ts';

/** In the words in which the workspace reads them too. */
export function TenantEvents({ tenant: { tenantId, events } }: { tenant: Tenant }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title="Last events"
        actions={
          <span className="flex flex-wrap gap-4 text-small">
            <Link href={addressOf('/admin/events', { tenant: tenantId })} className="link">
              All in the event log
            </Link>
            <Link href={addressOf('/admin/explorer', { tenant: tenantId })} className="link">
              Open in the explorer
            </Link>
          </span>
        }
      />
      {events.length === 0 ? (
        <EmptyState title="No events yet">Events of this workspace appear here within two seconds.</EmptyState>
      ) : (
        <AuditTable entries={events} />
      )}
    </Card>
  );
}

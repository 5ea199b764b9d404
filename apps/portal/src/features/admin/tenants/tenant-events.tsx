import Link from 'next/link';
import { useId } from 'react';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AuditTable } from '../../audit-log/audit-table.tsx';
import { addressOf } from '../../workspace/address-of.ts';
import type { TenantReading } from './reading.ts';
import { TENANT_TEXT } from './text.ts';

const { events: TEXT } = TENANT_TEXT;

/** In the words in which the workspace reads them too. */
export function TenantEvents({ tenant: { tenantId, events } }: { tenant: TenantReading }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title={TEXT.title}
        actions={
          <span className="flex flex-wrap gap-4 text-small">
            <Link href={addressOf('/admin/events', { tenant: tenantId })} className="link">
              {TEXT.all}
            </Link>
            <Link href={addressOf('/admin/explorer', { tenant: tenantId })} className="link">
              {TEXT.explore}
            </Link>
          </span>
        }
      />
      {events.length === 0 ? (
        <EmptyState title={TEXT.none}>{TEXT.noneBody}</EmptyState>
      ) : (
        <AuditTable entries={events} />
      )}
    </Card>
  );
}

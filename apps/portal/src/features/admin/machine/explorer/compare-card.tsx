'use client';

import { useQuery } from '@tanstack/react-query';
import type { Moment } from '@graha/store/audit/history';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';
import { FailureNote, useTRPC } from '../../../../shared/trpc-client.tsx';
import { ChangeTable } from './change-table.tsx';
import { changesBetween } from './facts.ts';

export function CompareCard({ tenantId, moment, now }: { tenantId: string; moment: Moment; now: Date }) {
  const trpc = useTRPC();
  const { data, error } = useQuery(trpc.admin.machine.standing.queryOptions({ tenantId, place: { at: now } }));
  const changes = data ? changesBetween(moment, data.after) : null;
  return (
    <Card aria-labelledby="compare">
      <CardHeader id="compare" title="From the cursor to now" />
      {error ? <FailureNote error={error} /> : null}
      {changes === null && !error ? <TableSkeleton rows={4} columns={3} /> : null}
      {changes?.length === 0 ? <CardBody className="text-text-2">Nothing has changed since.</CardBody> : null}
      {changes && changes.length > 0 ? (
        <ChangeTable changes={changes} columns={{ before: 'At the cursor', after: 'Now' }} />
      ) : null}
    </Card>
  );
}

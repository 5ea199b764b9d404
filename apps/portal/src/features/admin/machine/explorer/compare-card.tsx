'use client';

import type { Moment } from '@graha/store/history';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../../../trpc/client.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/card.tsx';
import { TableSkeleton } from '../../../../ui/skeleton.tsx';
import { FailureNote } from '../../../workspace/failure-note.tsx';
import { ChangeTable } from './change-table.tsx';
import { changesBetween } from './facts.ts';
import { EXPLORER_TEXT } from './text.ts';

const { compare: TEXT } = EXPLORER_TEXT;

export function CompareCard({ tenantId, moment, now }: { tenantId: string; moment: Moment; now: Date }) {
  const trpc = useTRPC();
  const { data, error } = useQuery(trpc.admin.machine.standing.queryOptions({ tenantId, place: { at: now } }));
  const changes = data ? changesBetween(moment, data.after) : null;
  return (
    <Card aria-labelledby="compare">
      <CardHeader id="compare" title={TEXT.title} />
      {error ? <FailureNote error={error} /> : null}
      {changes === null && !error ? <TableSkeleton rows={4} columns={3} /> : null}
      {changes?.length === 0 ? <CardBody className="text-text-2">{TEXT.none}</CardBody> : null}
      {changes && changes.length > 0 ? <ChangeTable changes={changes} columns={TEXT.columns} /> : null}
    </Card>
  );
}

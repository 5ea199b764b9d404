'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTRPC } from '../../../../trpc/client.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../../ui/dialog.tsx';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import { TableSkeleton } from '../../../../ui/skeleton.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../../../ui/table.tsx';
import { FailureNote } from '../../../workspace/failure-note.tsx';
import { addressOf } from '../../../workspace/address-of.ts';
import { AUDITOR_TEXT } from './text.ts';

const { details: TEXT } = AUDITOR_TEXT;

export function Differences({ runId, onClose }: { runId: number; onClose: () => void }) {
  const trpc = useTRPC();
  const { data, error } = useQuery(trpc.admin.machine.differences.queryOptions({ runId }));
  return (
    <Dialog
      open
      title={TEXT.title(runId)}
      description={TEXT.description}
      onOpenChange={onClose}
      className="sm:w-[min(52rem,calc(100vw-2rem))]"
    >
      <DialogBody>
        {error ? <FailureNote error={error} /> : null}
        {data ? (
          <ScrollRegion label={TEXT.title(runId)}>
            <Table>
              <thead>
                <tr>
                  <Th>{TEXT.columns.tenant}</Th>
                  <Th numeric>{TEXT.columns.seq}</Th>
                  <Th>{TEXT.columns.subject}</Th>
                  <Th>{TEXT.columns.problem}</Th>
                </tr>
              </thead>
              <tbody>
                {data.map(({ tenantId, tenantName, seq, subject, problem }, index) => (
                  <Tr key={index}>
                    <RowHeader className="max-w-40 truncate">
                      <Link href={addressOf('/admin/explorer', { tenant: tenantId })} className="link">
                        {tenantName ?? tenantId}
                      </Link>
                    </RowHeader>
                    <Td numeric>{seq}</Td>
                    <Td className="whitespace-nowrap">{subject}</Td>
                    <Td className="min-w-48">{problem}</Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          </ScrollRegion>
        ) : (
          <TableSkeleton rows={3} columns={4} />
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          {TEXT.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

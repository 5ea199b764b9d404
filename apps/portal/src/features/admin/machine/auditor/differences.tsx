'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@graha/ui/link.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '@graha/ui/dialog.tsx';
import { RowHeader, ScrollRegion, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';
import { FailureNote, useTRPC } from '../../../../shared/trpc-client.tsx';
import { addressOf } from '../../../../shared/paths.ts';

export function Differences({ runId, onClose }: { runId: number; onClose: () => void }) {
  const trpc = useTRPC();
  const { data, error } = useQuery(trpc.admin.machine.differences.queryOptions({ runId }));
  return (
    <Dialog
      open
      title={`Differences of audit ${runId}`}
      description="The first differences of each workspace. One broken entry can cause differences in all entries after it."
      onOpenChange={onClose}
      className="sm:w-[min(52rem,calc(100vw-2rem))]"
    >
      <DialogBody>
        {error ? <FailureNote error={error} /> : null}
        {data ? (
          <ScrollRegion label={`Differences of audit ${runId}`}>
            <Table>
              <thead>
                <tr>
                  <Th>Workspace</Th>
                  <Th numeric>Entry</Th>
                  <Th>About</Th>
                  <Th>What differs</Th>
                </tr>
              </thead>
              <tbody>
                {data.map(({ tenantId, tenantName, seq, subject, problem }, index) => (
                  <Tr key={index}>
                    <RowHeader className="max-w-40 truncate">
                      <Link
                        href={addressOf('/admin/explorer', {
                          tenant: tenantId,
                        })}
                        className="link"
                      >
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
          Close
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

'use client';

import type { Moment } from '@graha/store/audit/history';
import { Card, CardBody, CardFooter, CardHeader } from '@graha/ui/card.tsx';
import { count, inCredits, plural } from '@graha/domain/core/format';
import { FACT_GROUPS, changesBetween, type Change } from './facts.ts';
import type { Standing } from './timeline.ts';
import { useQuery } from '@tanstack/react-query';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';
import { FailureNote, useTRPC } from '../../../../shared/trpc-client.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';

const entriesBetween = (earlier: Moment, later: Moment): number => later.balance.entries - earlier.balance.entries;

export function ChangeCard({ standing: { stop, previous, before, after, now } }: { standing: Standing }) {
  if (!stop) return null;
  const changes = before ? changesBetween(before, after) : [];
  const [entries, entriesSince] = [before ? entriesBetween(before, after) : 0, entriesBetween(after, now)];
  return (
    <Card aria-labelledby="change">
      <CardHeader
        id="change"
        title="What this step changed"
        detail={
          previous && entries > 0 ? (
            <p className="text-micro text-text-3">{`With ${count(entries)} ledger entries since ${previous.type}.`}</p>
          ) : null
        }
      />
      {changes.length > 0 ? (
        <ChangeTable changes={changes} columns={{ before: 'Before', after: 'After' }} />
      ) : (
        <CardBody className="text-text-2">
          {before ? 'This step did not change the state.' : 'This is the first step.'}
        </CardBody>
      )}
      {entriesSince > 0 ? (
        <CardFooter className="text-micro text-text-3">
          {`Since this step: ${plural(entriesSince, 'entry', 'entries')} written, ${inCredits(after.balance.creditsRemaining - now.balance.creditsRemaining)} used. The state below includes them.`}
        </CardFooter>
      ) : null}
    </Card>
  );
}

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

export type ChangeTableProps = {
  changes: readonly Change[];
  columns: { before: string; after: string };
};

const ChangeTable = ({ changes, columns }: ChangeTableProps) => (
  <Table>
    <thead>
      <tr>
        <Th>What</Th>
        <Th>{columns.before}</Th>
        <Th>{columns.after}</Th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ group, name, before, after }) => (
        <Tr key={`${group} ${name}`}>
          <RowHeader className="wrap-anywhere">
            {FACT_GROUPS[group]}
            <span className="block text-micro font-normal text-text-3">{name}</span>
          </RowHeader>
          <Td className="wrap-anywhere text-text-2">{before ?? 'none'}</Td>
          <Td className="font-medium wrap-anywhere">{after ?? 'none'}</Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);

import { Badge } from '@graha/ui/badge.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count } from '@graha/domain/core/format';
import { Precise } from '../precise.tsx';
import { nameOf, type Projections } from './projection-table.tsx';

type Asked = Projections['asked'][number];

export function RebuildHistory({ asked }: { asked: readonly Asked[] }) {
  if (asked.length === 0)
    return (
      <EmptyState title="No rebuilds yet">
        Every request and its result are recorded in the log with the operator who made it.
      </EmptyState>
    );
  return (
    <Table>
      <thead>
        <tr>
          <Th>Projection</Th>
          <Th wide>Requested, UTC</Th>
          <Th>Result</Th>
          <Th wide>Checksum</Th>
          <Th wide numeric>
            Took
          </Th>
        </tr>
      </thead>
      <tbody>
        {asked.map((request) => (
          <Line key={`${request.operatorId} ${request.at.toISOString()}`} request={request} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ request: { at, operatorId, data, answer } }: { request: Asked }) {
  const checksum = String(answer?.data['checksum'] ?? '');
  return (
    <Tr>
      <RowHeader>
        {nameOf(data['projection'])}
        <span className="block font-mono text-micro font-normal break-all text-text-3">{operatorId}</span>
      </RowHeader>
      <Td wide className="text-text-2">
        <Precise instant={at} />
      </Td>
      <Td>
        <Result answer={answer} />
        <span className="mt-1 block font-mono text-micro break-all text-text-3 md:hidden">{checksum}</span>
      </Td>
      <Td wide className="max-w-64 font-mono text-micro break-all">
        {checksum}
      </Td>
      <Td wide numeric>
        {answer ? `${((answer.at.getTime() - at.getTime()) / 1_000).toFixed(1)} s` : ''}
      </Td>
    </Tr>
  );
}

function Result({ answer }: Pick<Asked, 'answer'>) {
  if (!answer)
    return (
      <Badge tone="warn" shape="ring">
        waiting
      </Badge>
    );
  if (answer.type === 'ProjectionRebuildFailed')
    return (
      <>
        <Badge tone="bad" shape="diamond">
          failed
        </Badge>
        <span className="mt-1 block text-micro text-text-2">{String(answer.data['error'])}</span>
      </>
    );
  const isEqual = answer.data['isEqual'] === true;
  return (
    <>
      <Badge tone={isEqual ? 'ok' : 'warn'} shape={isEqual ? 'dot' : 'diamond'}>
        {isEqual ? 'equal to the live table' : 'different: the new table is live'}
      </Badge>
      <span className="mt-1 block text-micro text-text-3">{`from ${count(Number(answer.data['entries']))} entries`}</span>
    </>
  );
}

import { Badge } from '../../../../ui/badge.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../../../ui/table.tsx';
import { count } from '../../../workspace/format.ts';
import { Precise } from '../precise.tsx';
import { nameOf, type ProjectionsReading } from './reading.ts';
import { PROJECTIONS_TEXT } from './text.ts';

const { history: TEXT } = PROJECTIONS_TEXT;

type Asked = ProjectionsReading['asked'][number];

export function RebuildHistory({ asked }: { asked: readonly Asked[] }) {
  if (asked.length === 0) return <EmptyState title={TEXT.empty}>{TEXT.emptyBody}</EmptyState>;
  return (
    <Table>
      <thead>
        <tr>
          <Th>{TEXT.columns.what}</Th>
          <Th wide>{TEXT.columns.asked}</Th>
          <Th>{TEXT.columns.result}</Th>
          <Th wide>{TEXT.columns.checksum}</Th>
          <Th wide numeric>
            {TEXT.columns.took}
          </Th>
        </tr>
      </thead>
      <tbody>
        {asked.map((wish) => (
          <Line key={`${wish.operatorId} ${wish.at.toISOString()}`} wish={wish} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ wish: { at, operatorId, data, answer } }: { wish: Asked }) {
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
        {answer ? TEXT.seconds(((answer.at.getTime() - at.getTime()) / 1_000).toFixed(1)) : ''}
      </Td>
    </Tr>
  );
}

function Result({ answer }: Pick<Asked, 'answer'>) {
  if (!answer)
    return (
      <Badge tone="warn" shape="ring">
        {TEXT.waiting}
      </Badge>
    );
  if (answer.type === 'ProjectionRebuildFailed')
    return (
      <>
        <Badge tone="bad" shape="diamond">
          {TEXT.failed}
        </Badge>
        <span className="mt-1 block text-micro text-text-2">{String(answer.data['error'])}</span>
      </>
    );
  const isEqual = answer.data['isEqual'] === true;
  return (
    <>
      <Badge tone={isEqual ? 'ok' : 'warn'} shape={isEqual ? 'dot' : 'diamond'}>
        {isEqual ? TEXT.equal : TEXT.different}
      </Badge>
      <span className="mt-1 block text-micro text-text-3">{TEXT.entries(count(Number(answer.data['entries'])))}</span>
    </>
  );
}

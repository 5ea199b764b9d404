import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count } from '@graha/domain/core/format';
import { Utc } from '../../../../shared/instant.tsx';
import { isCutOff, type AuditRun } from './verdict.tsx';

type RunTableProps = {
  runs: readonly AuditRun[];
  onShow: (runId: number) => void;
};

export const RunTable = ({ runs, onShow }: RunTableProps) => (
  <Table>
    <thead>
      <tr>
        <Th>Began, UTC</Th>
        <Th wide>Read</Th>
        <Th wide numeric>
          Workspaces
        </Th>
        <Th numeric>Entries</Th>
        <Th wide numeric>
          Took
        </Th>
        <Th>Differences</Th>
      </tr>
    </thead>
    <tbody>
      {runs.map((run) => (
        <Line key={run.runId} run={run} isOver={isCutOff(run, runs)} onShow={() => onShow(run.runId)} />
      ))}
    </tbody>
  </Table>
);

const scopeOf = ({ onlyTenant, fromGenesis }: AuditRun): string =>
  onlyTenant !== null ? 'one workspace' : fromGenesis ? 'from the first entry' : 'since checkpoints';

function Line({ run, isOver, onShow }: { run: AuditRun; isOver: boolean; onShow: () => void }) {
  const { startedAt, endedAt, tenants, entries } = run;
  return (
    <Tr>
      <RowHeader className="font-mono text-[0.78125rem] font-normal">
        <Utc instant={startedAt} />
        <span className="block font-sans text-micro text-text-3 md:hidden">{scopeOf(run)}</span>
      </RowHeader>
      <Td wide className="text-text-2">
        {scopeOf(run)}
      </Td>
      <Td wide numeric>
        {count(tenants)}
      </Td>
      <Td numeric>{count(entries)}</Td>
      <Td wide numeric>
        {endedAt ? `${((endedAt.getTime() - startedAt.getTime()) / 1_000).toFixed(1)} s` : ''}
      </Td>
      <Td>
        <Result run={run} isOver={isOver} onShow={onShow} />
      </Td>
    </Tr>
  );
}

function Result({
  run: { endedAt, differences },
  isOver,
  onShow,
}: {
  run: AuditRun;
  isOver: boolean;
  onShow: () => void;
}) {
  if (differences > 0)
    return (
      <Button size="sm" onClick={onShow} className="text-bad">
        {`Show ${count(differences)}`}
      </Button>
    );
  if (endedAt)
    return (
      <Badge tone="ok" shape="dot">
        none
      </Badge>
    );
  return isOver ? (
    <Badge shape="diamond">interrupted</Badge>
  ) : (
    <Badge tone="accent" shape="ring">
      running
    </Badge>
  );
}

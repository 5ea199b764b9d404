import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../../../ui/table.tsx';
import { count } from '../../../workspace/format.ts';
import { Utc } from '../../../workspace/instant.tsx';
import { isCutOff, type AuditRun } from './reading.ts';
import { AUDITOR_TEXT } from './text.ts';

const { columns: COLUMNS, results: RESULTS, scopes: SCOPES } = AUDITOR_TEXT;

type RunTableProps = { runs: readonly AuditRun[]; onShow: (runId: number) => void };

export const RunTable = ({ runs, onShow }: RunTableProps) => (
  <Table>
    <thead>
      <tr>
        <Th>{COLUMNS.started}</Th>
        <Th wide>{COLUMNS.scope}</Th>
        <Th wide numeric>
          {COLUMNS.tenants}
        </Th>
        <Th numeric>{COLUMNS.entries}</Th>
        <Th wide numeric>
          {COLUMNS.took}
        </Th>
        <Th>{COLUMNS.result}</Th>
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
  onlyTenant !== null ? SCOPES.one : fromGenesis ? SCOPES.genesis : SCOPES.checkpoint;

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
        {endedAt ? AUDITOR_TEXT.seconds(((endedAt.getTime() - startedAt.getTime()) / 1_000).toFixed(1)) : ''}
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
        {AUDITOR_TEXT.differencesOf(count(differences))}
      </Button>
    );
  if (endedAt)
    return (
      <Badge tone="ok" shape="dot">
        {RESULTS.none}
      </Badge>
    );
  return isOver ? (
    <Badge shape="diamond">{RESULTS.cutOff}</Badge>
  ) : (
    <Badge tone="accent" shape="ring">
      {RESULTS.running}
    </Badge>
  );
}

import { RefreshCw } from 'lucide-react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../../../ui/table.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { count } from '../../../workspace/format.ts';
import { Ago } from '../../../workspace/instant.tsx';
import { nameOf, type ProjectionsReading } from './reading.ts';
import { PROJECTIONS_TEXT } from './text.ts';

const { columns: COLUMNS, states: STATES } = PROJECTIONS_TEXT;

type Projection = ProjectionsReading['projections'][number];
type ProjectionTableProps = {
  projections: readonly Projection[];
  /** Whose rebuild is asked for and not done. */
  waiting: readonly unknown[];
  asOf: Date;
  onRebuild: (name: string) => void;
};

export const ProjectionTable = ({ projections, waiting, asOf, onRebuild }: ProjectionTableProps) => (
  <Table>
    <thead>
      <tr>
        <Th>{COLUMNS.name}</Th>
        <Th wide>{COLUMNS.lag}</Th>
        <Th wide numeric>
          {COLUMNS.version}
        </Th>
        <Th wide>{COLUMNS.rebuilt}</Th>
        <Th wide>{COLUMNS.state}</Th>
        <Th>
          <VisuallyHidden>{PROJECTIONS_TEXT.rebuild}</VisuallyHidden>
        </Th>
      </tr>
    </thead>
    <tbody>
      {projections.map((projection) => (
        <Line
          key={projection.name}
          projection={projection}
          isWaiting={waiting.includes(projection.name)}
          asOf={asOf}
          onRebuild={() => onRebuild(projection.name)}
        />
      ))}
    </tbody>
  </Table>
);

type LineProps = { projection: Projection; isWaiting: boolean; asOf: Date; onRebuild: () => void };

function Line({ projection, isWaiting, asOf, onRebuild }: LineProps) {
  const { name, version, rebuiltAt, entriesBehind, secondsBehind, progress } = projection;
  const lag =
    entriesBehind === 0
      ? PROJECTIONS_TEXT.upToDate
      : PROJECTIONS_TEXT.behind(count(entriesBehind), secondsBehind.toFixed(1));
  const state = <State name={name} progress={progress} isWaiting={isWaiting} />;
  return (
    <Tr>
      <RowHeader>
        {nameOf(name)}
        <span className="block font-mono text-micro font-normal text-text-3">{name}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-micro font-normal text-text-2 md:hidden">
          {state} {COLUMNS.lag}: {lag}
        </span>
      </RowHeader>
      <Td wide className={entriesBehind === 0 ? 'text-text-2' : undefined}>
        {lag}
      </Td>
      <Td wide numeric>
        {version}
      </Td>
      <Td wide className="text-text-2">
        {rebuiltAt ? <Ago instant={rebuiltAt} now={asOf} /> : PROJECTIONS_TEXT.never}
      </Td>
      <Td wide>{state}</Td>
      <Td className="text-right">
        <Button
          size="sm"
          icon={<RefreshCw aria-hidden="true" />}
          aria-label={PROJECTIONS_TEXT.rebuildOf(nameOf(name))}
          onClick={onRebuild}
        >
          {PROJECTIONS_TEXT.rebuild}
        </Button>
      </Td>
    </Tr>
  );
}

function State({ name, progress, isWaiting }: { name: string; progress: number | null; isWaiting: boolean }) {
  if (progress !== null) {
    const percent = Math.round(progress * 100);
    return (
      <span className="inline-flex items-center gap-2">
        <progress
          aria-label={PROJECTIONS_TEXT.progress(nameOf(name))}
          value={percent}
          max={100}
          className="h-1.5 w-16 accent-(--accent)"
        />
        <Badge tone="accent" shape="ring">
          {STATES.rebuilding(percent)}
        </Badge>
      </span>
    );
  }
  return isWaiting ? (
    <Badge tone="warn" shape="ring">
      {STATES.waiting}
    </Badge>
  ) : (
    <Badge tone="ok" shape="dot">
      {STATES.live}
    </Badge>
  );
}

import { RefreshCw } from '@graha/ui/icons/actions.tsx';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';
import { plural } from '@graha/domain/core/format';
import { Ago } from '../../../../shared/instant.tsx';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@graha/procedures/router/root';

type Projection = Projections['projections'][number];
type ProjectionTableProps = {
  projections: readonly Projection[];
  /** Requested rebuilds that have not finished. */
  waiting: readonly unknown[];
  asOf: Date;
  onRebuild: (name: string) => void;
};

export const ProjectionTable = ({ projections, waiting, asOf, onRebuild }: ProjectionTableProps) => (
  <Table>
    <thead>
      <tr>
        <Th>Projection</Th>
        <Th wide>Behind</Th>
        <Th wide numeric>
          Version
        </Th>
        <Th wide>Rebuilt</Th>
        <Th wide>State</Th>
        <Th>
          <VisuallyHidden>Rebuild</VisuallyHidden>
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

type LineProps = {
  projection: Projection;
  isWaiting: boolean;
  asOf: Date;
  onRebuild: () => void;
};

function Line({ projection, isWaiting, asOf, onRebuild }: LineProps) {
  const { name, version, rebuiltAt, entriesBehind, secondsBehind, progress } = projection;
  const lag =
    entriesBehind === 0 ? 'nothing' : `${plural(entriesBehind, 'entry', 'entries')}, ${secondsBehind.toFixed(1)} s`;
  const state = <State name={name} progress={progress} isWaiting={isWaiting} />;
  return (
    <Tr>
      <RowHeader>
        {nameOf(name)}
        <span className="block font-mono text-micro font-normal text-text-3">{name}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-micro font-normal text-text-2 md:hidden">
          {state} Behind: {lag}
        </span>
      </RowHeader>
      <Td wide className={entriesBehind === 0 ? 'text-text-2' : undefined}>
        {lag}
      </Td>
      <Td wide numeric>
        {version}
      </Td>
      <Td wide className="text-text-2">
        {rebuiltAt ? <Ago instant={rebuiltAt} now={asOf} /> : 'Never'}
      </Td>
      <Td wide>{state}</Td>
      <Td className="text-right">
        <Button
          size="sm"
          icon={<RefreshCw aria-hidden="true" />}
          aria-label={`Rebuild ${nameOf(name)}`}
          onClick={onRebuild}
        >
          Rebuild
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
          aria-label={`Rebuild of ${nameOf(name)}`}
          value={percent}
          max={100}
          className="h-1.5 w-16 accent-(--accent)"
        />
        <Badge tone="accent" shape="ring">
          {`rebuilding, ${percent} %`}
        </Badge>
      </span>
    );
  }
  return isWaiting ? (
    <Badge tone="warn" shape="ring">
      rebuild requested
    </Badge>
  ) : (
    <Badge tone="ok" shape="dot">
      live
    </Badge>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  'usage-by-day': 'Usage by day',
  'usage-by-local-day': 'Usage by local day',
  'key-list': 'Keys',
  'tenant-card': 'Workspaces',
  'audit-trail': 'Audit log',
};

export type Projections = inferRouterOutputs<AppRouter>['admin']['machine']['projections'];

export const nameOf = (projection: unknown): string => NAMES[String(projection)] ?? String(projection);

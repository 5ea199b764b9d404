'use client';

import { useState } from 'react';
import { Card } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';
import { isStop, type ExplorerFilter } from '@graha/procedures/admin/filters';
import { ExplorerHeader } from '../../headers.tsx';
import { FailureNote } from '../../../../shared/trpc-client.tsx';
import type { Picked } from '../tenant-picker.tsx';
import { ChangeCard, CompareCard } from './change-card.tsx';
import { ExplorerBar } from './explorer-bar.tsx';
import { PayloadCard, StateCard } from './stop-cards.tsx';
import { StopList } from './stop-list.tsx';
import { TimelineRuler } from './timeline-ruler.tsx';
import { useExplorer, useStepKeys } from './use-explorer.ts';

export function ExplorerPage({ initialFilter, tenant }: { initialFilter: ExplorerFilter; tenant: Picked | null }) {
  const explorer = useExplorer(initialFilter);
  const [picked, setPicked] = useState(tenant);
  const [isComparing, setComparing] = useState(false);
  const { filter, go, goTo, step, timeline, standing, stops, stopId } = explorer;
  useStepKeys(step);
  return (
    <>
      <ExplorerHeader />
      <ExplorerBar
        explorer={explorer}
        tenant={picked}
        isComparing={isComparing}
        onTenant={(next) => {
          setPicked(next);
          go({ tenant: next.tenantId, at: undefined });
        }}
        onCompare={() => setComparing(!isComparing)}
      />
      {filter.tenant === undefined ? (
        <Card>
          <EmptyState title="Pick a workspace">
            Its history is replayed from the logs: every event and every ledger entry.
          </EmptyState>
        </Card>
      ) : null}
      {standing.error ? <FailureNote error={standing.error} /> : null}
      {timeline.error ? <FailureNote error={timeline.error} /> : null}
      {timeline.data ? (
        <TimelineRuler
          stops={stops}
          stopId={stopId}
          at={filter.at !== undefined && isStop(filter.at) ? null : new Date(filter.at ?? timeline.data.asOf)}
          end={timeline.data.asOf}
          onGo={goTo}
        />
      ) : null}
      {isComparing && filter.tenant && standing.data && timeline.data ? (
        <CompareCard tenantId={filter.tenant} moment={standing.data.now} now={timeline.data.asOf} />
      ) : null}
      {standing.data && timeline.data ? (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <StopList timeline={timeline.data} stopId={stopId} onGo={goTo} />
          <div className="grid min-w-0 gap-4">
            <ChangeCard standing={standing.data} />
            <PayloadCard stop={standing.data.stop} />
            <StateCard moment={standing.data.now} />
          </div>
        </div>
      ) : null}
      {filter.tenant && (timeline.isPending || standing.isPending) && !standing.error ? (
        <Card>
          <TableSkeleton rows={8} columns={3} />
        </Card>
      ) : null}
    </>
  );
}

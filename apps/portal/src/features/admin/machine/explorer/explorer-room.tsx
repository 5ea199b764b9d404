'use client';

import { useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { TableSkeleton } from '../../../../ui/skeleton.tsx';
import { FailureNote } from '../../../workspace/failure-note.tsx';
import type { Picked } from '../tenant-picker.tsx';
import { ChangeCard } from './change-card.tsx';
import { CompareCard } from './compare-card.tsx';
import { ExplorerBar } from './explorer-bar.tsx';
import { PayloadCard } from './payload-card.tsx';
import { isStop, type ExplorerWish } from './place.ts';
import { StateCard } from './state-card.tsx';
import { StopList } from './stop-list.tsx';
import { EXPLORER_TEXT } from './text.ts';
import { TimelineRuler } from './timeline-ruler.tsx';
import { useExplorer } from './use-explorer.ts';
import { useStepKeys } from './use-step-keys.ts';

export function ExplorerRoom({ asked, tenant }: { asked: ExplorerWish; tenant: Picked | null }) {
  const explorer = useExplorer(asked);
  const [picked, setPicked] = useState(tenant);
  const [isComparing, setComparing] = useState(false);
  const { wish, go, goTo, step, timeline, standing, stops, stopId } = explorer;
  useStepKeys(step);
  return (
    <>
      <PageHeader title={EXPLORER_TEXT.title} description={EXPLORER_TEXT.description} />
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
      {wish.tenant === undefined ? (
        <Card>
          <EmptyState title={EXPLORER_TEXT.pick}>{EXPLORER_TEXT.pickBody}</EmptyState>
        </Card>
      ) : null}
      {standing.error ? <FailureNote error={standing.error} /> : null}
      {timeline.error ? <FailureNote error={timeline.error} /> : null}
      {timeline.data ? (
        <TimelineRuler
          stops={stops}
          stopId={stopId}
          at={wish.at !== undefined && isStop(wish.at) ? null : new Date(wish.at ?? timeline.data.asOf)}
          end={timeline.data.asOf}
          onGo={goTo}
        />
      ) : null}
      {isComparing && wish.tenant && standing.data && timeline.data ? (
        <CompareCard tenantId={wish.tenant} moment={standing.data.now} now={timeline.data.asOf} />
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
      {wish.tenant && (timeline.isPending || standing.isPending) && !standing.error ? (
        <Card>
          <TableSkeleton rows={8} columns={3} />
        </Card>
      ) : null}
    </>
  );
}

'use client';

import { inCredits } from '@graha/domain/core/format';
import type { ReactNode, RefObject } from 'react';
import { Badge, StatusBadge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { cn } from '@graha/ui/cn.ts';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Tabs } from '@graha/ui/tabs.tsx';
import { CompareView } from '../compare/compare-view.tsx';
import { COMPARE_VIEW, type Comparison } from '../compare/use-comparison.ts';
import { countOf, isSuccess, type Answer, whoseOf } from '../run/outcome.ts';
import type { Run } from '../run/use-run.ts';
import type { OperationDetails } from '../operation-details.ts';
import { csvOf, fileNameOf, saveText } from './download.ts';
import { outlineOf } from '../table/outline.ts';
import { OutlineView, type PinProps } from '../table/outline-view.tsx';
import { PictureView, useView } from './picture-view.tsx';
import { NoAnswerNote, ProblemNote } from './problem-note.tsx';

type Shown = PinProps & {
  /** True if the fields differ from the inputs of the answer. */
  isStale: boolean;
  comparison: Comparison;
  /** The selected tab; the next answer keeps it. */
  view: string;
  onView: (view: string) => void;
};

export type ResultPaneProps = Shown & {
  operation: OperationDetails;
  run: Run;
  /** Next step for a visitor who has used all runs. */
  remedy: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
};

export function ResultPane({ operation, run, remedy, heading, ...shown }: ResultPaneProps) {
  const { answer, outcome, isRunning } = run;
  return (
    <section data-print-page aria-labelledby="result" aria-busy={isRunning} className="min-w-0">
      <h2 id="result" ref={heading} tabIndex={-1} className="sr-only scroll-mt-28">
        Result
      </h2>
      {outcome && outcome.kind !== 'answer' ? <NoAnswerNote outcome={outcome} remedy={remedy} /> : null}
      <div className={cn(isRunning && 'opacity-60 transition-opacity delay-150')}>
        {answer === null ? (
          <EmptyState title="The answer is drawn here" className="sm:p-8!">
            The fields hold an example. Run it, or put your own birth in first.
          </EmptyState>
        ) : isSuccess(answer) ? (
          <>
            <p className="hidden px-4 pt-4 print:block">{`${operation.id}: ${whoseOf(answer.asked)}`}</p>
            <Answered answer={answer} {...shown} />
          </>
        ) : (
          <>
            <StatusLine answer={answer} className="px-4 pt-4 sm:px-5" />
            <ProblemNote key={answer.at.getTime()} answer={answer} operation={operation} />
          </>
        )}
      </div>
    </section>
  );
}

function Answered({ answer, isStale, comparison, view: chosen, onView, ...pin }: Shown & { answer: Answer }) {
  const view = useView(answer);
  const pictures = view
    ? [
        {
          value: 'picture',
          label: 'Picture',
          content: <PictureView answer={answer} view={view} now={answer.at} {...pin} />,
        },
      ]
    : [];
  const tabs = [
    ...pictures,
    { value: 'table', label: 'Table', content: <TableView answer={answer} {...pin} /> },
    {
      value: COMPARE_VIEW,
      label: 'Compare',
      // Compared only while the tab is open.
      content: chosen === COMPARE_VIEW ? <CompareView present={answer} comparison={comparison} {...pin} /> : null,
    },
  ];
  return (
    <Tabs
      label="Views of the result"
      value={tabs.some(({ value }) => value === chosen) ? chosen : 'table'}
      onValueChange={onView}
      aside={<StatusLine answer={answer} isStale={isStale} />}
      tabs={tabs}
    />
  );
}

function TableView({ answer, ...pin }: PinProps & { answer: Answer }) {
  const blocks = outlineOf(answer.body);
  const fileName = fileNameOf(answer.operation, whoseOf(answer.asked));
  return (
    <>
      <OutlineView blocks={blocks} {...pin} />
      <div className="px-4 pb-5 sm:px-5">
        <Button size="sm" onClick={() => saveText(csvOf(blocks), `${fileName}.csv`, 'text/csv')}>
          CSV
        </Button>
      </div>
    </>
  );
}

function StatusLine({ answer, isStale = false, className }: { answer: Answer; isStale?: boolean; className?: string }) {
  const cost = countOf(answer, 'x-credits-cost');
  return (
    <p className={cn('flex flex-wrap items-center gap-x-3 font-mono text-micro text-text-2 tabular-nums', className)}>
      {isStale ? (
        <span className="font-sans text-warn max-sm:hidden">The fields have changed since this answer.</span>
      ) : null}
      {answer.isTest ? <Badge>test run</Badge> : null}
      <StatusBadge status={answer.status} />
      <span>{answer.tookMs.toFixed(1)} ms</span>
      {cost === null ? null : <span className="max-sm:hidden">{inCredits(cost)}</span>}
    </p>
  );
}

'use client';

import { useState, type RefObject } from 'react';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { countOf, isSuccess, type Answer } from '../run/outcome.ts';
import type { Run } from '../run/use-run.ts';
import type { OperationSheet } from '../sheet.ts';
import { csvOf } from '../table/csv.ts';
import { outlineOf } from '../table/outline.ts';
import { OutlineView, type PinProps } from '../table/outline-view.tsx';
import { PLAYGROUND_TEXT } from '../text.ts';
import { fileNameOf, saveText } from './download.ts';
import { PictureView, useView } from './picture-view.tsx';
import { NoAnswerNote, ProblemNote } from './problem-note.tsx';
import { whoseOf } from './whose.ts';

const { result: TEXT, credits: CREDITS } = PLAYGROUND_TEXT;

export type ResultPaneProps = PinProps & {
  sheet: OperationSheet;
  run: Run;
  /** Whether the fields say something else than what was answered. */
  isStale: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
};

export function ResultPane({ sheet, run, isStale, heading, ...pin }: ResultPaneProps) {
  const { answer, outcome, isRunning } = run;
  return (
    <section aria-labelledby="result" aria-busy={isRunning} className="min-w-0">
      <h2 id="result" ref={heading} tabIndex={-1} className="sr-only scroll-mt-28">
        {TEXT.label}
      </h2>
      {outcome && outcome.kind !== 'answer' ? <NoAnswerNote outcome={outcome} /> : null}
      <div className={cn(isRunning && 'opacity-60 transition-opacity delay-150')}>
        {answer === null ? (
          <EmptyState title={TEXT.emptyTitle} className="sm:p-8!">
            {TEXT.empty}
          </EmptyState>
        ) : isSuccess(answer) ? (
          <Answered key={answer.operation} answer={answer} isStale={isStale} {...pin} />
        ) : (
          <>
            <StatusLine answer={answer} className="px-4 pt-4 sm:px-5" />
            <ProblemNote key={answer.at.getTime()} answer={answer} sheet={sheet} />
          </>
        )}
      </div>
    </section>
  );
}

function Answered({ answer, isStale, ...pin }: PinProps & { answer: Answer; isStale: boolean }) {
  const view = useView(answer);
  const [chosen, choose] = useState('picture');
  const blocks = outlineOf(answer.body);
  const fileName = fileNameOf(answer.operation, whoseOf(answer.asked));
  const picture = view
    ? [
        {
          value: 'picture',
          label: TEXT.picture,
          content: <PictureView answer={answer} view={view} now={answer.at} {...pin} />,
        },
      ]
    : [];
  const tabs = [
    ...picture,
    {
      value: 'table',
      label: TEXT.table,
      content: (
        <>
          <OutlineView blocks={blocks} {...pin} />
          <div className="px-4 pb-5 sm:px-5">
            <Button size="sm" onClick={() => saveText(csvOf(blocks), `${fileName}.csv`, 'text/csv')}>
              {TEXT.download.csv}
            </Button>
          </div>
        </>
      ),
    },
  ];
  return (
    <Tabs
      label={TEXT.views}
      value={view ? chosen : 'table'}
      onValueChange={choose}
      aside={<StatusLine answer={answer} isStale={isStale} />}
      tabs={tabs}
    />
  );
}

function StatusLine({ answer, isStale = false, className }: { answer: Answer; isStale?: boolean; className?: string }) {
  const cost = countOf(answer, 'x-credits-cost');
  return (
    <p className={cn('flex flex-wrap items-center gap-x-3 font-mono text-micro text-text-2 tabular-nums', className)}>
      {isStale ? <span className="font-sans text-warn max-sm:hidden">{TEXT.stale}</span> : null}
      <StatusBadge status={answer.status} />
      <span>{answer.tookMs.toFixed(1)} ms</span>
      {cost === null ? null : <span className="max-sm:hidden">{CREDITS(cost)}</span>}
    </p>
  );
}

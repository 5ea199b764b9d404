'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';
import { Note } from '../../ui/note.tsx';
import { RequestForm } from './form/request-form.tsx';
import { useDraft } from './form/use-draft.ts';
import { fieldsOf, inputOf } from './form/values.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { isAlongTime } from './pictures/views.ts';
import { OperationPicker } from './operation-picker.tsx';
import { RawPane } from './result/raw-pane.tsx';
import { ResultPane } from './result/result-pane.tsx';
import { countOf, isSuccess, problemOf } from './run/outcome.ts';
import { RunBar, type Balance } from './run/run-bar.tsx';
import { useRun } from './run/use-run.ts';
import { ShareButton } from './share-button.tsx';
import type { OperationItem, OperationSheet } from './sheet.ts';
import { SnippetPane } from './snippet-pane.tsx';
import { PLAYGROUND_TEXT } from './text.ts';
import { useHistory } from './use-history.ts';

const { form: FORM, run: RUN } = PLAYGROUND_TEXT;

export type PlaygroundRoomProps = {
  sheet: OperationSheet;
  operations: readonly OperationItem[];
  balance: Balance;
  apiUrl: string;
  userId: string;
  maySpend: boolean;
  mayMakeKeys: boolean;
  /** The logged request that is to be made again. */
  replayOf: string | null;
};

const NO_ERRORS = {};

const PANES = 'grid grid-cols-[minmax(0,1fr)] content-start md:grid-cols-[20rem_minmax(0,1fr)]';
const RAW_BESIDE =
  'flex flex-col max-xl:border-t md:max-xl:col-start-2 xl:sticky xl:top-[calc(3.5rem+var(--bar))] xl:h-[calc(100dvh-3.5rem-var(--bar))] xl:overflow-y-auto xl:border-l';
/** A picture along time has the whole width; what came over the wire stands under it. */
const RAW_BELOW = 'grid content-start border-t md:col-start-2 xl:grid-cols-2 xl:*:not-first:border-l *:border-line';

/** From here on the result stands beside the form, in sight. */
const BESIDE = '(min-width: 48rem)';

export function PlaygroundRoom({
  sheet,
  operations,
  apiUrl,
  userId,
  maySpend,
  mayMakeKeys,
  replayOf,
  ...initial
}: PlaygroundRoomProps) {
  // prettier-ignore
  const trpc = useTRPC();
  const { data: balance } = useQuery(trpc.playground.balance.queryOptions(undefined, { initialData: initial.balance }));
  const draft = useDraft(sheet.groups, replayOf !== null);
  const run = useRun();
  const past = useHistory(userId);
  const [pinned, pin] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, say] = useState('');
  const body = inputOf(sheet.groups, draft.values);
  const answer = run.answer;
  const errors = useMemo(() => {
    if (answer === null || isSuccess(answer)) return NO_ERRORS;
    return problemOf(answer, new Set(fieldsOf(sheet.groups).map(({ name }) => name))).fields;
  }, [answer, sheet.groups]);

  const start = async () => {
    if (!maySpend || run.isRunning || Date.now() < run.waitUntilMs) return;
    pin(null);
    const made = await run.start(sheet, { values: draft.values, places: draft.places });
    if (made === null) return;
    past.add({ operation: sheet.id, at: new Date().toISOString(), status: made.status, credits: countOf(made, 'x-credits-cost') ?? 0, values: draft.values, places: draft.places }); // prettier-ignore
    say(RUN.announce(made.status, `${Math.round(made.tookMs)} ms`));
    if (matchMedia(BESIDE).matches) return;
    heading.current?.focus();
    heading.current?.scrollIntoView();
  };
  useRunKey(start);

  return (
    <div data-wide-room className="min-w-0">
      <h1 className="sr-only">{PLAYGROUND_TEXT.heading(sheet.id)}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
        <OperationPicker sheet={sheet} operations={operations} />
        <Badge tone="brass">{PLAYGROUND_TEXT.credits(sheet.credits)}</Badge>
        <p className="min-w-0 flex-1 truncate text-small text-text-2 max-lg:hidden" title={sheet.description}>
          {sheet.summary}
        </p>
        <div className="ml-auto flex gap-1">
          <HistoryDialog runs={past.runs} onClear={past.clear} />
          <ShareButton operation={sheet.id} inputs={draft} />
        </div>
      </div>
      <div className={cn(PANES, !isAlongTime(sheet.id) && 'xl:grid-cols-[20rem_minmax(0,1fr)_27rem]')}>
        <div className="border-line md:sticky md:top-[calc(3.5rem+var(--bar))] md:row-span-2 md:h-[calc(100dvh-3.5rem-var(--bar))] md:overflow-y-auto md:border-r">
          <RequestForm sheet={sheet} draft={draft} errors={errors}>
            {replayOf === null ? null : <Note title={FORM.replayOf(replayOf)}>{FORM.replay}</Note>}
            <RunBar
              credits={sheet.credits}
              balance={balance}
              maySpend={maySpend}
              isRunning={run.isRunning}
              waitUntilMs={run.waitUntilMs}
              onRun={start}
              onStop={run.stop}
            />
          </RequestForm>
        </div>
        <ResultPane
          sheet={sheet}
          run={run}
          isStale={answer !== null && JSON.stringify(answer.asked.input) !== JSON.stringify(body)}
          heading={heading}
          pinned={pinned}
          onPin={pin}
        />
        <aside
          aria-label={PLAYGROUND_TEXT.result.raw}
          className={cn('min-w-0 border-line', isAlongTime(sheet.id) ? RAW_BELOW : RAW_BESIDE)}
        >
          <RawPane answer={answer} pinned={pinned} onPin={pin} />
          <SnippetPane sheet={sheet} apiUrl={apiUrl} body={body} mayMakeKeys={mayMakeKeys} />
        </aside>
      </div>
      <output className="sr-only">{said}</output>
    </div>
  );
}

/** ⌘↵ or Ctrl+↵, from anywhere but a dialog that has its own use for it. */
function useRunKey(start: () => void): void {
  const run = useEffectEvent(start);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
      if (event.target instanceof Element && event.target.closest('[role=dialog]')) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

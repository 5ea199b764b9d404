'use client';

import { cn } from '@graha/ui/cn.ts';
import { Note } from '@graha/ui/note.tsx';
import { RequestForm } from './form/request-form.tsx';
import { isAlongTime } from './pictures/views.ts';
import { RawPane } from './result/raw-pane.tsx';
import { ResultPane } from './result/result-pane.tsx';
import { RunBar } from './run/run-bar.tsx';
import type { OperationItem, OperationForm } from './operations.ts';
import { SnippetPane } from './snippet-pane.tsx';
import { type Playground, type PlaygroundInput, usePlayground } from './use-playground.ts';
import { plural } from '@graha/domain/format';
import { Badge } from '@graha/ui/badge.tsx';
import { COMPARE_VIEW } from './compare/use-comparison.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { OperationPicker } from './operation-picker.tsx';
import { Link as LinkIcon } from 'lucide-react';
import { Button } from '@graha/ui/button.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { playgroundPath } from '../../shared/paths.ts';
import { fragmentOf, type SharedInputs } from './share-link.ts';

export type PlaygroundPageProps = PlaygroundInput & {
  operations: readonly OperationItem[];
  apiUrl: string;
  mayMakeKeys: boolean;
};

const PANES = 'grid grid-cols-[minmax(0,1fr)] content-start md:grid-cols-[20rem_minmax(0,1fr)]';
const FORM_PANE =
  'border-line md:sticky md:top-14 md:row-span-2 md:h-[calc(100dvh-3.5rem)] md:overflow-y-auto md:border-r';
const RAW_BESIDE =
  'flex flex-col max-xl:border-t md:max-xl:col-start-2 xl:sticky xl:top-14 xl:h-[calc(100dvh-3.5rem)] xl:overflow-y-auto xl:border-l';
/** A picture along time has the whole width, with the response below it. */
const RAW_BELOW = 'grid content-start border-t md:col-start-2 xl:grid-cols-2 xl:*:not-first:border-l *:border-line';

export function PlaygroundPage(props: PlaygroundPageProps) {
  const { form, operations, apiUrl, mayMakeKeys } = props;
  const playground = usePlayground(props);
  const { run, pin, comparison, heading, isStale, body, look } = playground;
  const isWide = isAlongTime(form.id);
  return (
    <div data-wide-page className="min-w-0">
      <h1 className="sr-only">{`Playground: ${form.id}`}</h1>
      <Toolbar form={form} operations={operations} playground={playground} />
      <div className={cn(PANES, !isWide && 'xl:grid-cols-[20rem_minmax(0,1fr)_27rem]')}>
        <div className={FORM_PANE}>
          <FormPane page={props} playground={playground} />
        </div>
        <ResultPane {...{ form, run, isStale, heading, comparison, ...look, ...pin }} />
        <aside aria-label="Raw response" className={cn('min-w-0 border-line', isWide ? RAW_BELOW : RAW_BESIDE)}>
          <RawPane answer={run.answer} {...pin} />
          <SnippetPane {...{ form, apiUrl, body, mayMakeKeys }} />
        </aside>
      </div>
      <output className="sr-only">{playground.said}</output>
    </div>
  );
}

function FormPane({ page, playground }: { page: PlaygroundPageProps; playground: Playground }) {
  const { form, maySpend, replayOf } = page;
  const { draft, errors, balance, run, start } = playground;
  return (
    <RequestForm form={form} draft={draft} errors={errors}>
      {replayOf === null ? null : (
        <Note title={`Request ${replayOf}.`}>
          The log keeps no birth data, so the fields of this call are empty. Fill them in, or take an example.
        </Note>
      )}
      <RunBar
        credits={form.credits}
        balance={balance}
        maySpend={maySpend}
        isRunning={run.isRunning}
        waitUntilMs={run.waitUntilMs}
        onRun={start}
        onStop={run.stop}
      />
    </RequestForm>
  );
}

type RoomBarProps = { form: OperationForm; operations: readonly OperationItem[]; playground: Playground };

/** The operation and its price, the history of runs, and the share button. */
export function Toolbar({ form, operations, playground }: RoomBarProps) {
  const { draft, past, comparison, run, look } = playground;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
      <OperationPicker form={form} operations={operations} />
      <Badge tone="brass">{plural(form.credits, 'credit', 'credits')}</Badge>
      <p className="min-w-0 flex-1 truncate text-small text-text-2 max-lg:hidden" title={form.description}>
        {form.summary}
      </p>
      <div className="ml-auto flex gap-1">
        <HistoryDialog
          runs={past.runs}
          onClear={past.clear}
          answers={comparison.answers.filter((answer) => answer !== run.answer)}
          onCompare={(answer) => {
            comparison.keep(answer);
            look.onView(COMPARE_VIEW);
          }}
        />
        <ShareButton operation={form.id} inputs={draft} />
      </div>
    </div>
  );
}

/** A link with the inputs after `#`: a person who opens it sees them, and no server does. */
export function ShareButton({ operation, inputs }: { operation: string; inputs: SharedInputs }) {
  const toast = useToast();
  const share = async () => {
    const path = `${playgroundPath(operation)}#${fragmentOf(inputs)}`;
    try {
      await navigator.clipboard.writeText(location.origin + path);
      toast({ text: 'Link copied. It holds the inputs, no key.' });
    } catch {
      history.replaceState(history.state, '', path);
      toast({ text: 'The browser did not let us copy. The link stands in the address bar now.' });
    }
  };
  return (
    <Button variant="ghost" icon={<LinkIcon aria-hidden="true" />} aria-label="Share inputs" onClick={share}>
      <span className="max-sm:hidden">Share inputs</span>
    </Button>
  );
}

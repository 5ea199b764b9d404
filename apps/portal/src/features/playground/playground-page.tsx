'use client';

import { inCredits } from '@graha/domain/core/format';
import { cn } from '@graha/ui/cn.ts';
import { Note } from '@graha/ui/note.tsx';
import { RequestForm } from './form/request-form.tsx';
import { isAlongTime } from '@graha/catalog/pictures/views/views';
import { RawPane } from './result/raw-pane.tsx';
import { ResultPane } from './result/result-pane.tsx';
import { Toolbar } from './toolbar.tsx';
import { RunBar } from './run/run-bar.tsx';
import { runCredits } from './run/run-credits.ts';
import { GetApiCard, GetKeyLink } from './get-api-card.tsx';
import { OwnKey } from './own-key.tsx';
import { SnippetPane } from './snippet-pane.tsx';
import { type Playground, type PlaygroundRequest, usePlayground } from './use-playground.ts';

export type PlaygroundPageProps = PlaygroundRequest & {
  apiUrl: string;
  portalUrl: string;
  mayMakeKeys: boolean;
  mayReadBirths: boolean;
};

const PANES = 'grid grid-cols-[minmax(0,1fr)] content-start md:grid-cols-[20rem_minmax(0,1fr)]';
const FORM_PANE =
  'border-line md:sticky md:top-(--playground-bar,3.5rem) md:row-span-2 md:h-[calc(100dvh-var(--playground-bar,3.5rem))] md:overflow-y-auto md:border-r';
const RAW_BESIDE =
  'flex flex-col max-xl:border-t md:max-xl:col-start-2 xl:sticky xl:top-(--playground-bar,3.5rem) xl:h-[calc(100dvh-var(--playground-bar,3.5rem))] xl:overflow-y-auto xl:border-l';
/** A picture along a time axis gets the full width, with the response below it. */
const RAW_BELOW = 'grid content-start border-t md:col-start-2 xl:grid-cols-2 xl:*:not-first:border-l *:border-line';

export function PlaygroundPage(props: PlaygroundPageProps) {
  const { operation, apiUrl, portalUrl, mayMakeKeys } = props;
  const playground = usePlayground(props);
  const { run, pin, comparison, heading, isStale, body, look, how } = playground;
  const isOpen = props.open !== null;
  const isWide = isAlongTime(operation.id);
  return (
    <div data-wide-page className={cn('min-w-0', isOpen && '[--playground-bar:0px]')}>
      <h1 className="sr-only">{`Playground: ${operation.id}`}</h1>
      <Toolbar operation={operation} playground={playground} />
      <div className={cn(PANES, !isWide && 'xl:grid-cols-[20rem_minmax(0,1fr)_27rem]')}>
        <div className={FORM_PANE}>
          <FormPane page={props} playground={playground} />
        </div>
        <ResultPane
          {...{ operation, run, isStale, heading, comparison, ...look, ...pin }}
          remedy={<GetKeyLink operation={operation.id} inputs={playground.draft} />}
        />
        <aside aria-label="Raw response" className={cn('min-w-0 border-line', isWide ? RAW_BELOW : RAW_BESIDE)}>
          <RawPane answer={run.answer} {...pin} />
          {isOpen ? <GetApiCard operation={operation.id} inputs={playground.draft} /> : null}
          <SnippetPane {...{ operation, apiUrl, portalUrl, body }} />
          {isOpen ? null : <OwnKey how={how} mayMakeKeys={mayMakeKeys} />}
        </aside>
      </div>
      <output className="sr-only">{playground.said}</output>
    </div>
  );
}

function FormPane({ page, playground }: { page: PlaygroundPageProps; playground: Playground }) {
  const { operation, maySpend, replayOf, mayReadBirths } = page;
  const { draft, errors, balance, openRuns, how, run, start, body } = playground;
  const credits = runCredits(operation, body);
  return (
    <RequestForm operation={operation} draft={draft} errors={errors} mayReadBirths={mayReadBirths}>
      {replayOf === null ? null : (
        <Note title={`Request ${replayOf}.`}>
          The log keeps no birth data, so the fields of this call are empty. Fill them in, or take an example.
        </Note>
      )}
      <RunBar
        credits={credits}
        price={operation.isPricedBySize ? null : inCredits(credits)}
        balance={balance}
        openRuns={openRuns}
        mode={how.mode}
        maySpend={maySpend}
        isRunning={run.isRunning}
        waitUntilMs={run.waitUntilMs}
        onRun={start}
        onStop={run.stop}
      />
    </RequestForm>
  );
}

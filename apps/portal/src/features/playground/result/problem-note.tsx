'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { OPEN_RUNS_MAX } from '@graha/procedures/playground/open-limit';
import { Link } from '@graha/ui/link.tsx';
import { count } from '@graha/domain/core/format';
import { PLANS } from '@graha/domain/billing/plans';
import { Note } from '@graha/ui/note.tsx';
import { fieldsOf } from '../form/values.ts';
import { countOf, problemOf, type Answer, type Outcome } from '../run/outcome.ts';
import type { OperationDetails } from '../operation-details.ts';

const PAYMENT_REQUIRED = 402;
const FREE_CALLS = count(PLANS.free.callsPerPeriod);

/** Formats a time in the reader's own time zone. */
const clockOf = (instant: Date, withSeconds = false): string =>
  instant.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds ? { second: '2-digit' } : {}),
  });

type ProblemNoteProps = { answer: Answer; operation: OperationDetails };

/** The API's error in its own words: the problem, that it cost nothing, and a link. */
export function ProblemNote({ answer, operation }: ProblemNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const problem = problemOf(answer, new Set(fieldsOf(operation.groups).map(({ name }) => name)));
  const wrong = Object.keys(problem.fields).length;
  const isTooMany = answer.status === 429;
  const waitSeconds = countOf(answer, 'retry-after');
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="m-4 outline-none sm:m-5">
      <Note
        tone={answer.status < 500 ? 'warn' : 'bad'}
        role="alert"
        title={wrong > 0 ? `${wrong} ${wrong === 1 ? 'field needs' : 'fields need'} a look.` : `${problem.title}.`}
      >
        {wrong > 0 ? null : problem.detail} 0 credits charged.
        {problem.others.length > 0 ? (
          <ul className="mt-1 list-disc pl-4.5">
            {problem.others.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        ) : null}
        {isTooMany && waitSeconds !== null ? (
          <p className="mt-1">{`The Run button waits ${waitSeconds} s for you.`}</p>
        ) : null}
        <p className="mt-1 flex flex-wrap gap-x-4">
          {problem.code ? (
            <Link href={`/docs/errors/${problem.code}`} className="link">
              What this error means
            </Link>
          ) : null}
          {answer.status === PAYMENT_REQUIRED ? (
            <Link href="/pricing" className="link">
              See plans
            </Link>
          ) : null}
        </p>
        {problem.requestId ? (
          <p className="mt-1 font-mono text-micro text-text-2">Request id {problem.requestId}</p>
        ) : null}
      </Note>
    </div>
  );
}

/** Shown if no answer came. `remedy` is the next step for a visitor. */
export function NoAnswerNote({ outcome, remedy }: { outcome: Exclude<Outcome, Answer>; remedy: ReactNode }) {
  if (outcome.kind === 'used-up') {
    return (
      <Note
        tone="warn"
        role="alert"
        className="m-4 sm:m-5"
        title={`You have used the ${OPEN_RUNS_MAX} free runs of this hour.`}
      >
        {outcome.renewsAt ? (
          <>
            You can run again at <time dateTime={outcome.renewsAt.toISOString()}>{clockOf(outcome.renewsAt)}</time>
            .{' '}
          </>
        ) : null}
        {`With a free account you go on now, and have ${FREE_CALLS} calls a month.`}
        <div className="mt-2">{remedy}</div>
      </Note>
    );
  }
  if (outcome.kind === 'kept') {
    return (
      <Note tone="warn" role="alert" className="m-4 sm:m-5" title="Many visitors run operations right now.">
        Your run is kept and starts by itself at{' '}
        <time dateTime={outcome.againAt.toISOString()}>{clockOf(outcome.againAt, true)}</time>. It was not counted. Stay
        on this page.
      </Note>
    );
  }
  if (outcome.kind === 'stopped') {
    return (
      <Note role="alert" className="m-4 sm:m-5" title="Stopped.">
        If the API answered before you stopped, the call was charged. The figure below shows it.
      </Note>
    );
  }
  if (outcome.kind === 'silent') {
    return (
      <Note tone="bad" role="alert" className="m-4 sm:m-5" title="The API gave no answer.">
        We do not know whether the call was made. Run again: the same request is charged once at most.{' '}
        <Link href="/status" className="link">
          See the status
        </Link>
        .
      </Note>
    );
  }
  return (
    <Note tone="bad" role="alert" className="m-4 sm:m-5" title="The call was not made.">
      {outcome.message}
      {outcome.requestId ? (
        <span className="mt-1 block font-mono text-micro text-text-2">{outcome.requestId}</span>
      ) : null}
    </Note>
  );
}

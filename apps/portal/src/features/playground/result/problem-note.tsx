'use client';

import { useEffect, useRef } from 'react';
import Link from 'next/link';
import { Note } from '@graha/ui/note.tsx';
import { fieldsOf } from '../form/values.ts';
import { countOf, problemOf, type Answer, type Outcome } from '../run/outcome.ts';
import type { OperationDetails } from '../operation-details.ts';

const PAYMENT_REQUIRED = 402;

/** What the API refused, in its own words: what happened, that it cost nothing, and where to read on. */
export function ProblemNote({ answer, operation }: { answer: Answer; operation: OperationDetails }) {
  const note = useRef<HTMLDivElement>(null);
  const problem = problemOf(answer, new Set(fieldsOf(operation.groups).map(({ name }) => name)));
  const wrong = Object.keys(problem.fields).length;
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
        {answer.status === 429 && waitSeconds !== null ? (
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

/** No answer came. */
export function NoAnswerNote({ outcome }: { outcome: Exclude<Outcome, Answer> }) {
  if (outcome.kind === 'stopped') {
    return (
      <Note role="alert" className="m-4 sm:m-5" title="Stopped.">
        If the API had answered already, the call was charged; the figure below says so.
      </Note>
    );
  }
  if (outcome.kind === 'silent') {
    return (
      <Note tone="bad" role="alert" className="m-4 sm:m-5" title="The API gave no answer.">
        Run again: the same request under the same name is charged once at most.{' '}
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

'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { usePageKeys } from '../../shared/use-page-keys.ts';
import { useComparison } from './compare/use-comparison.ts';
import type { OpenRuns } from '@graha/procedures/playground/open-runs';
import { carryInputs } from './form/carried.ts';
import { useDraft } from './form/use-draft.ts';
import { fieldsOf, inputOf } from './form/values.ts';
import { countOf, isSuccess, problemOf, type Answer, type Outcome } from './run/outcome.ts';
import type { Balance } from './run/run-bar.tsx';
import { useHowToRun } from './run/run-mode.ts';
import { useRun } from './run/use-run.ts';
import type { OperationDetails } from './operation-details.ts';
import { useHistory } from './run-history.ts';

/** From this width the result is beside the form and visible. */
const BESIDE = '(min-width: 48rem)';

export type PlaygroundRequest = {
  operation: OperationDetails;
  userId: string;
  balance: Balance;
  maySpend: boolean;
  /** Id of the logged request to repeat. */
  replayOf: string | null;
  /** The visitor's remaining runs; null in a workspace. */
  open: OpenRuns | null;
};

export type Playground = ReturnType<typeof usePlayground>;

/** Holds the state of the page for one operation: the values of its form, the answers, and the selected tab. */
export function usePlayground({ operation, userId, maySpend, replayOf, open, ...initial }: PlaygroundRequest) {
  const trpc = useTRPC();
  const isOpen = open !== null;
  const { data: balance } = useQuery(
    trpc.playground.balance.queryOptions(undefined, { initialData: initial.balance, enabled: !isOpen }),
  );
  const [openRuns, setOpenRuns] = useState(open);
  const draft = useDraft(operation.groups, { startsEmpty: replayOf !== null, isOpen });
  const how = useHowToRun(isOpen);
  const run = useRun({ how, isOpen, onRuns: setOpenRuns });
  const past = useHistory(userId);
  const comparison = useComparison(run.answer);
  const [pinned, onPin] = useState<string | null>(null);
  const [view, onView] = useState('picture');
  const [said, say] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const body = inputOf(operation.groups, draft.values);

  const start = async () => {
    if (!maySpend || run.isRunning || Date.now() < run.waitUntilMs) return;
    onPin(null);
    const inputs = await draft.settle();
    if (inputs === null) return say('Not run: choose a place first.');
    if (isOpen) carryInputs(inputs);
    const made = await run.start(operation, inputs);
    if (made === null) return;
    comparison.add(made);
    past.add({ ...inputs, operation: operation.id, at: made.at.toISOString(), status: made.status, credits: countOf(made, 'x-credits-cost') ?? 0 }); // prettier-ignore
    say(`Answered with status ${made.status} in ${`${Math.round(made.tookMs)} ms`}.`);
    if (matchMedia(BESIDE).matches) return;
    heading.current?.focus();
    heading.current?.scrollIntoView();
  };
  useRunKey(start);
  useKeptRun(run.outcome, start);

  return {
    balance,
    openRuns,
    how,
    draft,
    run,
    past,
    comparison,
    pin: { pinned, onPin },
    look: { view, onView },
    said,
    heading,
    body,
    errors: useErrors(run.answer, operation),
    isStale: run.answer !== null && JSON.stringify(run.answer.asked.input) !== JSON.stringify(body),
    start,
  };
}

/** Makes the postponed run when its time comes, with the current values of the fields. */
function useKeptRun(outcome: Outcome | null, start: () => void): void {
  const run = useEffectEvent(start);
  const againAt = outcome?.kind === 'kept' ? outcome.againAt : null;
  useEffect(() => {
    if (againAt === null) return undefined;
    const look = (): void => {
      if (Date.now() >= againAt.getTime()) return run();
      timer = setTimeout(look, againAt.getTime() - Date.now());
    };
    let timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, [againAt]);
}

const NO_ERRORS = {};

/** Returns the errors of the last answer by field; the same object until the next answer. */
const useErrors = (answer: Answer | null, operation: OperationDetails): Readonly<Record<string, string>> =>
  useMemo(() => {
    if (answer === null || isSuccess(answer)) return NO_ERRORS;
    return problemOf(answer, new Set(fieldsOf(operation.groups).map(({ name }) => name))).fields;
  }, [answer, operation.groups]);

/** Runs on ⌘↵ or Ctrl+↵, except in a dialog, which uses the keys itself. */
function useRunKey(start: () => void): void {
  usePageKeys((event) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    if (event.target instanceof Element && event.target.closest('[role=dialog]')) return;
    event.preventDefault();
    start();
  });
}

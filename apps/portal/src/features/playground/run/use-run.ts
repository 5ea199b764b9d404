'use client';

import { useQueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { useRef, useState } from 'react';
import { useTRPC, useTRPCClient } from '../../../shared/trpc-client.tsx';
import { inputOf } from '../form/values.ts';
import type { SharedInputs } from '../share-link.ts';
import type { OperationDetails } from '../operation-details.ts';
import { answerOf, countOf, type Answer, type Outcome } from './outcome.ts';

const RATE_LIMITED = 429;
const SECOND_MS = 1000;

export type Run = {
  isRunning: boolean;
  /** The last answer stays while another is on its way, and when one does not come. */
  answer: Answer | null;
  outcome: Outcome | null;
  /** When the API takes a further call, after it said "too many". */
  waitUntilMs: number;
  start(operation: OperationDetails, inputs: SharedInputs): Promise<Answer | null>;
  stop(): void;
};

export function useRun(): Run {
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [waitUntilMs, setWaitUntilMs] = useState(0);
  const underWay = useRef<AbortController | null>(null);
  /** A call that got no answer is sent again under its own name, so that it is charged once. */
  const unanswered = useRef<{ body: string; operation: string; attemptId: string } | null>(null);

  const call = async (operation: OperationDetails, inputs: SharedInputs, signal: AbortSignal): Promise<Outcome> => {
    const input = inputOf(operation.groups, inputs.values);
    const body = JSON.stringify(input);
    const before = unanswered.current;
    const isAgain = before?.body === body && before.operation === operation.id;
    const attempt = isAgain ? before : { body, operation: operation.id, attemptId: crypto.randomUUID() };
    unanswered.current = attempt;
    const reply = await client.playground.run.mutate(attempt, { signal });
    if (reply === null) return { kind: signal.aborted ? 'stopped' : 'silent' };
    unanswered.current = null;
    return answerOf(operation.id, reply, { ...inputs, input }, new Date());
  };

  return {
    isRunning,
    answer,
    outcome,
    waitUntilMs,
    async start(operation, inputs) {
      underWay.current?.abort();
      const controller = new AbortController();
      underWay.current = controller;
      setRunning(true);
      const made = await call(operation, inputs, controller.signal).catch((error: unknown) => failureOf(error, controller.signal)); // prettier-ignore
      if (underWay.current !== controller) return null;
      underWay.current = null;
      setRunning(false);
      setOutcome(made);
      void queries.invalidateQueries({ queryKey: trpc.playground.balance.queryKey() });
      if (made.kind !== 'answer') return null;
      setAnswer(made);
      if (made.status === RATE_LIMITED) setWaitUntilMs(Date.now() + (countOf(made, 'retry-after') ?? 1) * SECOND_MS);
      return made;
    },
    stop: () => underWay.current?.abort(),
  };
}

function failureOf(error: unknown, signal: AbortSignal): Outcome {
  if (signal.aborted) return { kind: 'stopped' };
  if (!(error instanceof TRPCClientError)) throw error;
  const requestId: unknown = error.data?.requestId;
  return { kind: 'failed', message: error.message || 'The call was not made.', requestId: typeof requestId === 'string' ? requestId : null }; // prettier-ignore
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { useRef, useState } from 'react';
import { useTRPC, useTRPCClient } from '../../../shared/trpc-client.tsx';
import { inputOf } from '../form/values.ts';
import type { SharedInputs } from '../share-link.ts';
import type { OperationDetails } from '../operation-details.ts';
import type { OpenAnswer, OpenRuns } from '@graha/procedures/playground/open-runs';
import type { ApiReply } from '@graha/procedures/ports/call-api';
import { againAfter, answerOf, type Answer, type Outcome } from './outcome.ts';
import type { HowToRun } from './run-mode.ts';

export type Run = {
  isRunning: boolean;
  /** The last answer stays while another is loading, and if none comes. */
  answer: Answer | null;
  outcome: Outcome | null;
  /** The time after which the API accepts another call, after a 429. */
  waitUntilMs: number;
  start(operation: OperationDetails, inputs: SharedInputs): Promise<Answer | null>;
  stop(): void;
};

export type RunOptions = {
  how: Pick<HowToRun, 'mode' | 'key'>;
  /** True for a visitor: runs have no workspace and an hourly limit. */
  isOpen: boolean;
  onRuns: (runs: OpenRuns) => void;
};

type Attempt = { body: string; operation: string; attemptId: string };

export function useRun({ how, isOpen, onRuns }: RunOptions): Run {
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [waitUntilMs, setWaitUntilMs] = useState(0);
  const underWay = useRef<AbortController | null>(null);
  /** A call without an answer is sent again with its idempotency key, so that it is charged once. */
  const unanswered = useRef<(Attempt & { way: string }) | null>(null);

  const openly = async (attempt: Attempt, signal: AbortSignal): Promise<OpenAnswer> => {
    const answered = await client.playground.runOpenly.mutate(attempt, { signal });
    onRuns(answered.runs);
    return answered;
  };

  const call = async (operation: OperationDetails, inputs: SharedInputs, signal: AbortSignal): Promise<Outcome> => {
    const input = inputOf(operation.groups, inputs.values);
    const body = JSON.stringify(input);
    const before = unanswered.current;
    const way = `${how.mode} ${how.key?.keyId ?? ''}`;
    const isAgain = before?.body === body && before.operation === operation.id && before.way === way;
    const attemptId = isAgain ? before.attemptId : crypto.randomUUID();
    const attempt = { body, operation: operation.id, attemptId };
    unanswered.current = { ...attempt, way };
    let reply: ApiReply | null;
    if (isOpen) {
      const answered = await openly(attempt, signal);
      if (answered.isUsedUp) return { kind: 'used-up', renewsAt: answered.runs.renewsAt };
      ({ reply } = answered);
      const againAt = reply && againAfter(reply, new Date());
      if (againAt) return { kind: 'kept', againAt };
    } else {
      const chosen = { mode: how.mode, keyId: how.key?.keyId ?? null };
      reply = await client.playground.run.mutate({ ...attempt, ...chosen }, { signal });
    }
    if (reply === null) return { kind: signal.aborted ? 'stopped' : 'silent' };
    unanswered.current = null;
    const asked = { operation: operation.id, asked: { ...inputs, input }, isTest: isOpen || how.mode === 'test' };
    return answerOf(asked, reply, new Date());
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
      if (!isOpen) void queries.invalidateQueries({ queryKey: trpc.playground.balance.queryKey() });
      if (made.kind === 'used-up' && made.renewsAt) setWaitUntilMs(made.renewsAt.getTime());
      if (made.kind === 'kept') setWaitUntilMs(made.againAt.getTime());
      if (made.kind !== 'answer') return null;
      setAnswer(made);
      setWaitUntilMs(againAfter(made, made.at)?.getTime() ?? 0);
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

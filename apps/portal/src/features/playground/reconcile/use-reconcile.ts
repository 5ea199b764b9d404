'use client';

import { useRef, useState } from 'react';
import { useTRPCClient } from '../../../shared/trpc-client.tsx';
import { problemOf } from '../run/outcome.ts';
import type { ReconcileAnswer } from './answer.ts';

export type ReconcileState =
  | { kind: 'empty' }
  | { kind: 'loading' }
  | { kind: 'answer'; answer: ReconcileAnswer }
  | { kind: 'problem'; title: string; lines: readonly string[] };

const OPERATION = 'reconcile';
const OK = 200;

const problem = (title: string, lines: readonly string[] = []): ReconcileState => ({ kind: 'problem', title, lines });

/** Asks the API as any visitor may: free, counted by the hour. */
export function useReconcile(): { state: ReconcileState; explain(input: unknown): Promise<void> } {
  const client = useTRPCClient();
  const [state, setState] = useState<ReconcileState>({ kind: 'empty' });
  const current = useRef(0);

  const ask = async (input: unknown): Promise<ReconcileState> => {
    const body = JSON.stringify(input);
    const { isUsedUp, reply, runs } = await client.playground.runOpenly.mutate({
      operation: OPERATION,
      body,
      attemptId: crypto.randomUUID(),
    });
    if (isUsedUp) {
      const at = runs.renewsAt?.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
      return problem('Your free runs of this hour are used up.', [
        at === undefined
          ? 'Try again in an hour, or sign up for a key.'
          : `Try again after ${at}, or sign up for a key.`,
      ]);
    }
    if (reply === null) return problem('The API did not answer.', ['Try again in a moment.']);
    const answered: unknown = JSON.parse(reply.text);
    // Safe: the API answers 200 with the body of its own schema only.
    if (reply.status === OK) return { kind: 'answer', answer: answered as ReconcileAnswer };
    if (reply.status === 429) return problem('Too many people ask at once.', ['Try again in a few seconds.']);
    const { title, detail, others } = problemOf({ ...reply, body: answered }, new Set());
    return problem(`${title}.`, others.length > 0 ? others : [detail]);
  };

  return {
    state,
    async explain(input) {
      const mine = (current.current += 1);
      setState({ kind: 'loading' });
      const next = await ask(input).catch((error: unknown) =>
        problem('The call was not made.', [error instanceof Error ? error.message : 'Try again.']),
      );
      if (current.current === mine) setState(next); // A later question replaces this one.
    },
  };
}

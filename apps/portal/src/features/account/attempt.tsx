'use client';

import { useActionState, type RefObject } from 'react';
import { Note } from '@graha/ui/note.tsx';
import { isNetworkFailure, networkFailureWords } from '@graha/ui/network.ts';
import { useProblemFocus } from '@graha/ui/use-problem-focus.ts';
import type { Attempt } from './actions.ts';

export const PASSWORD_HINT = 'At least 10 characters. A few unrelated words make a good one.';

/** As `useActionState`; without a network the form says so and keeps what was typed. */
export const useAttempt = <State extends { form?: string; count?: number }>(
  action: (before: Awaited<State>, form: FormData) => Promise<State>,
  initial: Awaited<State>,
) =>
  useActionState<State, FormData>(async (before, form) => {
    try {
      return await action(before, form);
    } catch (error) {
      if (!isNetworkFailure(error)) throw error; // A redirect is thrown, too.
      return {
        ...before,
        form: networkFailureWords(),
        ...(before.count === undefined ? {} : { count: before.count + 1 }),
      };
    }
  }, initial);

/** After a failed attempt, the first field with an error gets the focus. */
export const useFirstProblem = (attempt: Attempt): RefObject<HTMLFormElement | null> =>
  useProblemFocus(attempt.count > 0 ? attempt : null);

export function AttemptNote({ attempt }: { attempt: Attempt }) {
  if (!attempt.form) return null;
  return (
    <Note key={attempt.count} tone="bad" role="alert">
      {attempt.form}
    </Note>
  );
}

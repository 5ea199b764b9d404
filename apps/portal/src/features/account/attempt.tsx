'use client';

import type { RefObject } from 'react';
import { Note } from '../../ui/note.tsx';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
import type { Attempt } from './actions.ts';

/** After an attempt that did not go through, the first field that needs a look has the focus. */
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

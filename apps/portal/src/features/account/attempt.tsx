'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { Note } from '../../ui/note.tsx';
import type { Attempt } from './actions.ts';

/** After an attempt that did not go through, the first field that needs a look has the focus. */
export function useFirstProblem({ count }: Attempt): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (count > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [count]);
  return form;
}

export function AttemptNote({ attempt }: { attempt: Attempt }) {
  if (!attempt.form) return null;
  return (
    <Note key={attempt.count} tone="bad" role="alert">
      {attempt.form}
    </Note>
  );
}

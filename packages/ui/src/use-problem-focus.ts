'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** Whenever there is a new problem, the first field that needs a look has the focus. */
export function useProblemFocus(problem: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  return form;
}

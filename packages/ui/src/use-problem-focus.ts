'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first invalid field whenever there is a new problem. */
export function useProblemFocus(problem: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  return form;
}

'use client';

import { type ChangeEvent, type ReactNode, type RefObject, useActionState, useEffect, useRef, useState } from 'react';
import { Note } from '@graha/ui/note.tsx';
import { isNetworkFailure, networkFailureWords, refusalWords } from '@graha/ui/network.ts';
import { useProblemFocus } from '@graha/ui/use-problem-focus.ts';
import type { Attempt } from './actions.ts';
import { ButtonLink } from '@graha/ui/button.tsx';

export const PASSWORD_HINT = 'At least 10 characters. A few unrelated words make a good one.';

/** Like `useActionState`, but without a network or an answer of the page the form shows that and keeps the typed values. */
export const useAttempt = <State extends { form?: string; count?: number }>(
  action: (before: Awaited<State>, form: FormData) => Promise<State>,
  initial: Awaited<State>,
) =>
  useActionState<State, FormData>(async (before, form) => {
    try {
      return await action(before, form);
    } catch (error) {
      const words = isNetworkFailure(error) ? networkFailureWords() : refusalWords(error);
      if (words === null) throw error; // Redirects are thrown too.
      return {
        ...before,
        form: words,
        ...(before.count === undefined ? {} : { count: before.count + 1 }),
      };
    }
  }, initial);

/** Props for the fields of a form: each keeps its typed value after a failed attempt and shows its problem. */
export function useFields<Name extends keyof NonNullable<Attempt['fields']>>(
  empty: Record<Name, string>,
  attempt: Attempt,
) {
  const [values, setValues] = useState(empty);
  return (name: Name) => ({
    name,
    value: values[name],
    error: attempt.fields?.[name],
    required: true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
}

/** Moves the focus to the first field with an error after a failed attempt. */
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

export type DeadEndProps = { title: string; href: string; label: string; children: ReactNode };

/** Replaces a form that no longer works: gives the reason and links to the next page. */
export function DeadEnd({ title, href, label, children }: DeadEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <h2 ref={heading} tabIndex={-1} className="text-[0.9375rem]/5.5 outline-none">
        {title}
      </h2>
      <p className="text-text-2">{children}</p>
      <ButtonLink href={href} variant="primary" size="lg">
        {label}
      </ButtonLink>
    </div>
  );
}

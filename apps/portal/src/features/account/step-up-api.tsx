'use client';

import { useState, type ReactNode } from 'react';
import { ApiProvider } from '../../shared/trpc-client.tsx';
import type { Confirm } from '../../shared/step-up-link.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

type Answer = (isConfirmed: boolean) => void;

/** Gives its children the procedures. An old session must confirm its identity first, and then the call goes on. */
export function StepUpApi({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [confirm] = useState(() => askerOf((next) => setAnswer(() => next)));
  return (
    <ApiProvider confirm={confirm}>
      {children}
      {answer ? <ConfirmIdentity onAnswer={answer} /> : null}
    </ApiProvider>
  );
}

/** Asks once, even if several calls need it at the same time. */
function askerOf(show: (answer: Answer | null) => void): Confirm {
  let asked: Promise<boolean> | null = null;
  return () =>
    (asked ??= new Promise<boolean>((resolve) => {
      show((isConfirmed) => {
        asked = null;
        show(null);
        resolve(isConfirmed);
      });
    }));
}

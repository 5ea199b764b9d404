'use client';

import { useState, type ReactNode } from 'react';
import { ApiProvider } from '../../trpc/client.tsx';
import type { Confirm } from '../../trpc/step-up-link.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

type Answer = (isConfirmed: boolean) => void;

/** The procedures for what stands inside. An old session is asked who it is in between, and the call goes on. */
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

/** However many calls ask at once, the reader is asked once. */
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

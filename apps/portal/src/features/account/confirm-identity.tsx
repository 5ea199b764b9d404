'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ApiProvider } from '../../shared/trpc-client.tsx';
import { Button, ButtonLink } from '@graha/ui/button.tsx';
import type { Confirm } from '../../shared/step-up-link.ts';

type Answer = (isConfirmed: boolean) => void;

// Loaded on demand, because it is rarely shown.
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/** Never asks: no call on this page needs a confirmation. */
const nobodyAsks = async (): Promise<boolean> => false;

export function ConfirmAgain({ next }: { next: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <ApiProvider confirm={nobodyAsks}>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => setAsking(true)}>
          Confirm
        </Button>
        <ButtonLink variant="ghost" href="/overview">
          Back to your workspace
        </ButtonLink>
      </div>
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            from={next}
            onAnswer={(isConfirmed) => (isConfirmed ? location.assign(next) : setAsking(false))}
          />
        </Suspense>
      ) : null}
    </ApiProvider>
  );
}

/** Gives its children the procedures. If the session is old, a call first asks for confirmation and then continues. */
export function StepUpApi({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [confirm] = useState(() => askerOf((next) => setAnswer(() => next)));
  return (
    <ApiProvider confirm={confirm}>
      {children}
      {answer ? (
        <Suspense fallback={null}>
          <ConfirmDialog onAnswer={answer} />
        </Suspense>
      ) : null}
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

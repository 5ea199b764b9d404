'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ApiProvider, useTRPC } from '../../shared/trpc-client.tsx';
import { CodeField } from '@graha/ui/code-field.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { CurrentPassword } from './own-account.tsx';
import { Button, ButtonLink } from '@graha/ui/button.tsx';
import type { Confirm } from '../../shared/step-up-link.ts';

type Answer = (isConfirmed: boolean) => void;

// Few people need it: it is loaded when it is asked for.
const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }));

/** Shown before critical changes if the session is more than a day old. */
function ConfirmIdentity({ from, onAnswer }: { /** Where one comes back to. */ from?: string; onAnswer: Answer }) {
  const trpc = useTRPC();
  const [password, setPassword] = useState('');
  const own = useQuery(trpc.profile.read.queryOptions());
  const confirm = useMutation(trpc.profile.confirm.mutationOptions({ onSuccess: () => onAnswer(true) }));
  if (own.data?.hasPassword === false) {
    return (
      <Suspense fallback={null}>
        <SignInAgain from={from} onCancel={() => onAnswer(false)} />
      </Suspense>
    );
  }
  return (
    <Dialog
      open
      title="Confirm that it is you"
      description="You signed in more than a day ago. What you asked for goes on right after."
      onOpenChange={() => onAnswer(false)}
    >
      <DialogForm
        text={{ submit: 'Confirm', pending: 'Confirming', cancel: 'Cancel' }}
        pending={confirm.isPending}
        error={confirm.error}
        onSubmit={(written) => confirm.mutate({ password, code: String(written.get('code') ?? '') })}
        onCancel={() => onAnswer(false)}
      >
        {(problemOf) => (
          <>
            <CurrentPassword value={password} error={problemOf('password')} onWrite={setPassword} />
            {own.data?.hasTwoFactor ? (
              <CodeField key={confirm.failureCount} name="code" label="Code from your app" error={problemOf('code')} />
            ) : null}
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}

/** Nothing on this page waits for an answer in between. */
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
        <ConfirmIdentity
          from={next}
          onAnswer={(isConfirmed) => (isConfirmed ? location.assign(next) : setAsking(false))}
        />
      ) : null}
    </ApiProvider>
  );
}

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

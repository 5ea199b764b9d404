'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { forgotAction, resetAction, type ForgotAttempt, type ResetAttempt } from './actions.ts';
import { AttemptNote, DeadEnd, PASSWORD_HINT, useAttempt, useFields, useFirstProblem } from './attempt.tsx';
import { PasswordField } from '@graha/ui/password-field.tsx';

const NOT_ASKED: ForgotAttempt = { count: 0 };

/** Asks for the address. The answer is the same for known and unknown addresses. */
export function ForgotForm() {
  const [attempt, submit, pending] = useAttempt(forgotAction, NOT_ASKED);
  const bound = useFields({ email: '' }, attempt);
  /** The attempt whose answer the person closed to enter another address. */
  const [asideCount, setAsideCount] = useState(0);
  const form = useFirstProblem(attempt);
  if (attempt.sentTo && attempt.count !== asideCount) {
    return <Sent to={attempt.sentTo} onAgain={() => setAsideCount(attempt.count)} />;
  }
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <TextField {...bound('email')} label="E-mail" type="email" autoComplete="username" />
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel="Sending the link">
        Send the link
      </Button>
    </form>
  );
}

/** Takes the focus, because the form that had it is gone. */
function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <h2 ref={heading} tabIndex={-1} className="text-[0.9375rem]/5.5 outline-none">
        Look at your mail
      </h2>
      <p className="text-text-2">{`If there is an account for ${to}, a mail is on its way. It may take a minute.`}</p>
      <Button onClick={onAgain}>Use another address</Button>
    </div>
  );
}

const NOT_RESET: ResetAttempt = { count: 0 };

export function ResetForm({ token }: { token: string }) {
  const [attempt, submit, pending] = useAttempt(resetAction, NOT_RESET);
  const bound = useFields({ password: '' }, attempt);
  const form = useFirstProblem(attempt);
  if (attempt.isOver) return <ResetOver />;
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      <PasswordField {...bound('password')} label="New password" hint={PASSWORD_HINT} autoComplete="new-password" />
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel="Setting the password">
        Set the password
      </Button>
    </form>
  );
}

export const ResetOver = () => (
  <DeadEnd title="This link is used up" href="/forgot" label="Ask for a new link">
    A link works once, and for one hour. Ask for a new one; your password is what it was.
  </DeadEnd>
);

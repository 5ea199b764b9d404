'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { PasswordField } from '@graha/ui/password-field.tsx';
import { sendAgainAction, signUpAction, type SendAgainAttempt, type SignUpAttempt } from './actions.ts';
import { AttemptNote, PASSWORD_HINT, useAttempt, useFields, useFirstProblem } from './attempt.tsx';

const NOTHING_YET: SignUpAttempt = { count: 0 };

export type SignUpFormProps = {
  next: string;
  /** The address of the mailbox of a development stack. */
  mailboxHref: string | null;
  /** Other ways to sign up, until a mail is on its way. */
  children: ReactNode;
};

/** Asks for address, password and workspace. The answer is the same for known and unknown addresses. */
export function SignUpForm({ next, mailboxHref, children }: SignUpFormProps) {
  const [attempt, submit, pending] = useAttempt(signUpAction, NOTHING_YET);
  /** The attempt whose answer the person closed to enter another address. */
  const [asideCount, setAsideCount] = useState(0);
  const bound = useFields({ email: '', password: '', workspace: '' }, attempt);
  const form = useFirstProblem(attempt);
  if (attempt.sentTo && attempt.count !== asideCount) {
    return <CheckMail to={attempt.sentTo} mailboxHref={mailboxHref} onAgain={() => setAsideCount(attempt.count)} />;
  }

  return (
    <>
      {children}
      <form ref={form} action={submit} noValidate className="grid gap-4">
        <input type="hidden" name="next" value={next} />
        <TextField {...bound('email')} label="E-mail" type="email" autoComplete="username" />
        <PasswordField {...bound('password')} label="Password" hint={PASSWORD_HINT} autoComplete="new-password" />
        <TextField
          {...bound('workspace')}
          label="Workspace"
          hint="Keys and credits belong to the workspace. You can invite others later."
          autoComplete="organization"
          maxLength={60}
        />
        <AttemptNote attempt={attempt} />
        <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel="Creating workspace">
          Create workspace
        </Button>
      </form>
    </>
  );
}

const NOT_SENT_AGAIN: SendAgainAttempt = {};
const ANSWERS = {
  sent: 'Sent. It may take a minute.',
  'too-often': 'Five mails went out within the hour. Look into the spam folder, or try again later.',
  over: 'This sign-up has ended. Start again.',
};

export type CheckMailProps = { to: string; mailboxHref: string | null; onAgain: () => void };

/** Replaces the form until the link of the mail is opened. */
function CheckMail({ to, mailboxHref, onAgain }: CheckMailProps) {
  const [{ answer, form }, sendAgain, pending] = useAttempt(sendAgainAction, NOT_SENT_AGAIN);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <h2 ref={heading} tabIndex={-1} className="text-[0.9375rem]/5.5 outline-none">
        Check your mail
      </h2>
      <p className="text-text-2 break-words">{`We sent a mail to ${to}. Open its link in this browser and press the button: your workspace opens.`}</p>
      <p className="text-small text-text-2">It may take a minute. If no mail comes, look into the spam folder.</p>
      <form action={sendAgain}>
        <Button type="submit" loading={pending} loadingLabel="Sending">
          Send again
        </Button>
      </form>
      <p aria-live="polite" className="text-small text-text-2">
        {form ?? (answer ? ANSWERS[answer] : null)}
      </p>
      <p className="text-small text-text-2">
        Wrong address?{' '}
        <button type="button" className="link" onClick={onAgain}>
          Start again
        </button>
      </p>
      {mailboxHref ? (
        <a href={`${mailboxHref}?to=${encodeURIComponent(to)}`} className="link text-small">
          Open the mailbox of this stack
        </a>
      ) : null}
    </div>
  );
}

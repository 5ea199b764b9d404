'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { sendAgainAction, type SendAgainAttempt } from './actions.ts';
import { useAttempt } from './attempt.tsx';

const NOTHING_YET: SendAgainAttempt = {};
const ANSWERS = {
  sent: 'Sent. It may take a minute.',
  'too-often': 'Five mails went out within the hour. Look into the spam folder, or try again later.',
  over: 'This sign-up has ended. Start again.',
};

export type CheckMailProps = { to: string; mailboxHref: string | null; onAgain: () => void };

/** Replaces the form until the link of the mail is opened. */
export function CheckMail({ to, mailboxHref, onAgain }: CheckMailProps) {
  const [{ answer, form }, sendAgain, pending] = useAttempt(sendAgainAction, NOTHING_YET);
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

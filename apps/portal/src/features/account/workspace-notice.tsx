'use client';

import { useMutation } from '@tanstack/react-query';
import { Link } from '@graha/ui/link.tsx';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Note } from '@graha/ui/note.tsx';
import { count, date } from '@graha/domain/core/format';
import { listing } from '@graha/catalog/wire/words';
import type { Notice } from '@graha/procedures/workspace/notice';
import { useTRPC } from '../../shared/trpc-client.tsx';

type ShownNotice = NonNullable<Notice>;
type Words = { title: string; text: string; action: { label: string; href: string } };

const BILLING = '/billing';

/** Conditions that one page ends, in words; the others are about the reader's address. */
function wordsOf(notice: ShownNotice): Words | null {
  switch (notice.kind) {
    case 'no-free-calls':
      return {
        title: 'This workspace has no free calls:',
        text: 'your one Free allowance is in your first workspace.',
        action: { label: 'See plans', href: '/pricing' },
      };
    case 'spend-limit':
      return {
        title: 'The spending limit is reached.',
        text: `Calls are refused until ${date(notice.renewsAt)}: your keys have spent the ${count(notice.creditsMax)} credits that you allow in a period.`,
        action: { label: 'Change the limit', href: BILLING },
      };
    case 'credits-out':
      return {
        title: 'The credits are used up.',
        text: `Calls are refused until ${date(notice.renewsAt)}.`,
        action: { label: 'Get more credits', href: BILLING },
      };
    case 'calls-out':
      return {
        title: `All ${count(notice.callsMax)} calls of this period are used.`,
        text: `Calls are refused until ${date(notice.renewsAt)}.`,
        action: { label: 'See plans', href: BILLING },
      };
    case 'payment-late':
      return {
        title: 'The last payment failed.',
        text: `If no try succeeds the workspace moves to Free on ${date(notice.endsAt)}.`,
        action: { label: 'Update the card', href: BILLING },
      };
    case 'webhook-paused':
      return {
        title: 'A webhook is paused:',
        text: `${listing(notice.hosts)} did not take its messages.`,
        action: { label: 'See webhooks', href: '/webhooks' },
      };
    default:
      return null;
  }
}

export type WorkspaceNoticeProps = { notice: ShownNotice; email: string; mayPay: boolean };

/** The condition of the workspace, above every page while it lasts, with the one button that ends it. */
export function WorkspaceNotice({ notice, email, mayPay }: WorkspaceNoticeProps) {
  const path = usePathname();
  const words = wordsOf(notice);
  if (words !== null) {
    const { title, text, action } = words;
    const isThere = path === action.href;
    if (isThere && notice.kind === 'payment-late') return null; // The page of bills has its own note, with a form.
    return (
      <Note tone="warn" title={title}>
        {text}{' '}
        {isThere || (action.href === BILLING && !mayPay) ? null : (
          <Link href={action.href} className="link">
            {action.label}
          </Link>
        )}
      </Note>
    );
  }
  return (
    <Note tone="warn">
      {notice.kind === 'limited'
        ? `This workspace has ${count(notice.callsMax)} calls until you verify ${email}. Open the link that we mailed you.`
        : `Verify ${email}: open the link that we mailed you.`}{' '}
      <SendAgain />
    </Note>
  );
}

function SendAgain() {
  const trpc = useTRPC();
  const send = useMutation(trpc.profile.sendVerification.mutationOptions());
  useRefreshOnReturn();
  const said =
    send.data &&
    (send.data.isSent
      ? 'Sent. It may take a minute.'
      : 'Five mails went out within the hour. Look into the spam folder, or try again later.');
  return (
    <span aria-live="polite">
      {(send.error?.message ?? said) || (
        <button type="button" className="link" disabled={send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? 'Sending' : 'Send again'}
        </button>
      )}
    </span>
  );
}

/** Reloads when the person returns to this tab, because the link of the mail opens in another one. */
function useRefreshOnReturn(): void {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') router.refresh();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [router]);
}

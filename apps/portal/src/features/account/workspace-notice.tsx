'use client';

import { useMutation } from '@tanstack/react-query';
import { Link } from '@graha/ui/link.tsx';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Note } from '@graha/ui/note.tsx';
import { count } from '@graha/domain/core/format';
import type { Notice } from '@graha/procedures/workspace/router';
import { useTRPC } from '../../shared/trpc-client.tsx';

/** Shown above each page while it applies. */
export function WorkspaceNotice({ notice, email }: { notice: NonNullable<Notice>; email: string }) {
  if (notice.kind === 'no-free-calls') {
    return (
      <Note tone="warn">
        This workspace has no free calls: your one Free allowance is in your first workspace.{' '}
        <Link href="/pricing" className="link">
          See plans
        </Link>
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

'use client';

import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Note } from '../../ui/note.tsx';
import { count } from '../workspace/format.ts';
import type { Notice } from '../workspace/notice.ts';
import { PROFILE_TEXT } from './text.ts';

const { verification: TEXT } = PROFILE_TEXT;

/** Stands above every room until what it says is so no more. */
export function WorkspaceNotice({ notice, email }: { notice: NonNullable<Notice>; email: string }) {
  if (notice.kind === 'no-free-calls') {
    return (
      <Note tone="warn">
        {TEXT.noFreeCalls}{' '}
        <Link href="/pricing" className="link">
          {TEXT.plans}
        </Link>
      </Note>
    );
  }
  return (
    <Note tone="warn">
      {notice.kind === 'limited' ? TEXT.limited(email, count(notice.callsMax)) : TEXT.unverified(email)} <SendAgain />
    </Note>
  );
}

function SendAgain() {
  const trpc = useTRPC();
  const send = useMutation(trpc.profile.sendVerification.mutationOptions());
  useRefreshOnReturn();
  const said = send.data && (send.data.isSent ? TEXT.sent : TEXT.tooOften);
  return (
    <span aria-live="polite">
      {(send.error?.message ?? said) || (
        <button type="button" className="link" disabled={send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? TEXT.pending : TEXT.again}
        </button>
      )}
    </span>
  );
}

/** The link of the mail opens in another tab: whoever comes back from there finds this one up to date. */
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

'use client';

import { useMutation } from '@tanstack/react-query';
import { Monitor, Smartphone } from '@graha/ui/icons/things.tsx';
import { useState } from 'react';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { ago, date } from '@graha/domain/core/format';
import type { SessionRow } from '@graha/auth/self/self';
import { focusMain } from '@graha/ui/focus-main.ts';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { signOut } from '../../shared/sign-out.ts';
import { FailureNote, useTRPC } from '../../shared/trpc-client.tsx';
import { useOwnChanged } from './own-account.tsx';

const AFTERWARDS = '/sign-in?ended=everywhere';

export function Sessions({ sessions, now }: { sessions: SessionRow[]; now: Date }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const [isAsked, setAsked] = useState(false);
  const end = useMutation(
    trpc.profile.endSession.mutationOptions({ onSuccess: focusMain, onSettled: () => changed() }),
  );
  const endOthers = useMutation(
    trpc.profile.endOtherSessions.mutationOptions({ onSuccess: () => changed('Every other session has ended.') }),
  );
  const endAll = useMutation(trpc.profile.endAllSessions.mutationOptions({ onSuccess: () => signOut(AFTERWARDS) }));
  const error = end.error ?? endOthers.error;
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className="not-first:border-t not-first:border-line">
            <Line
              session={session}
              now={now}
              ending={end.isPending && end.variables.id === session.id}
              onEnd={() => end.mutate({ id: session.id })}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3.5 sm:px-5">
        {sessions.length > 1 ? (
          <Button loading={endOthers.isPending} loadingLabel="Ending" onClick={() => endOthers.mutate()}>
            End all others
          </Button>
        ) : null}
        <Button onClick={() => setAsked(true)}>Sign out everywhere</Button>
      </div>
      {isAsked ? (
        <ConfirmDialog
          text={{
            title: 'Sign out everywhere?',
            description: 'Every session ends, this one too. API keys and connected apps go on.',
            submit: 'Sign out everywhere',
            pending: 'Signing out',
            cancel: 'Stay signed in',
          }}
          pending={endAll.isPending}
          error={endAll.error}
          onConfirm={() => endAll.mutate()}
          onClose={() => setAsked(false)}
        />
      ) : null}
      {error ? (
        <div className="px-4 pb-4 sm:px-5">
          <FailureNote error={error} />
        </div>
      ) : null}
    </>
  );
}

type LineProps = { session: SessionRow; now: Date; ending: boolean; onEnd: () => void };

function Line({ session, now, ending, onEnd }: LineProps) {
  const Icon = /iPhone|iPad|Android/.test(session.device) ? Smartphone : Monitor;
  return (
    <SettingsRow
      title={
        <>
          <Icon aria-hidden="true" className="text-text-3" />
          {session.device}
          {session.isCurrent ? (
            <Badge tone="ok" shape="dot">
              This one
            </Badge>
          ) : null}
        </>
      }
      detail={
        <time dateTime={session.signedInAt.toISOString()}>
          {`Signed in ${ago(session.signedInAt, now)}, last seen ${date(session.seenAt)}`}
        </time>
      }
      actions={
        session.isCurrent ? undefined : (
          <Button
            size="sm"
            aria-label={`End the session of ${session.device}`}
            loading={ending}
            loadingLabel="Ending"
            onClick={onEnd}
          >
            End
          </Button>
        )
      }
    />
  );
}

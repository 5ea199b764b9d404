'use client';

import { useMutation } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useTRPC } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import { ago, date } from '../workspace/format.ts';
import type { SessionRow } from './self.ts';
import { SettingsRow } from './settings-row.tsx';
import { PROFILE_TEXT } from './text.ts';
import { useOwnChanged } from './use-own.ts';

const { sessions: TEXT } = PROFILE_TEXT;

export function Sessions({ sessions, now }: { sessions: SessionRow[]; now: Date }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const end = useMutation(trpc.profile.endSession.mutationOptions({ onSettled: () => changed() }));
  const endOthers = useMutation(
    trpc.profile.endOtherSessions.mutationOptions({ onSuccess: () => changed(TEXT.othersEnded) }),
  );
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
      {sessions.length > 1 ? (
        <div className="border-t border-line px-4 py-3.5 sm:px-5">
          <Button loading={endOthers.isPending} loadingLabel={TEXT.ending} onClick={() => endOthers.mutate()}>
            {TEXT.endOthers}
          </Button>
        </div>
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
              {TEXT.current}
            </Badge>
          ) : null}
        </>
      }
      detail={
        <time dateTime={session.signedInAt.toISOString()}>
          {TEXT.sinceSeen(ago(session.signedInAt, now), date(session.seenAt))}
        </time>
      }
      actions={
        session.isCurrent ? undefined : (
          <Button
            size="sm"
            aria-label={TEXT.endFor(session.device)}
            loading={ending}
            loadingLabel={TEXT.ending}
            onClick={onEnd}
          >
            {TEXT.end}
          </Button>
        )
      }
    />
  );
}

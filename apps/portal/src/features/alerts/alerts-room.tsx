'use client';

import { may, type Sight } from '@graha/domain/roles';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useTRPC } from '../../trpc/client.tsx';
import { BlockedButton } from '../../ui/blocked-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import { LastAlerts } from './last-alerts.tsx';
import { Receivers } from './receivers.tsx';
import type { AlertsState } from './state.ts';
import { ALERTS_TEXT } from './text.ts';
import { ThresholdsTable } from './thresholds-table.tsx';
import { UseCard } from './use-card.tsx';

const { test: TEST } = ALERTS_TEXT;
const REFRESH_MS = 3_000;

export function AlertsRoom({ initial, sight }: { initial: AlertsState; sight: Sight }) {
  const trpc = useTRPC();
  const toast = useToast();
  const { data: state, isError } = useQuery(
    trpc.alerts.read.queryOptions(undefined, { initialData: initial, refetchInterval: REFRESH_MS }),
  );
  const sendTest = useMutation(
    trpc.alerts.sendTest.mutationOptions({ onSuccess: ({ mails }) => toast({ text: TEST.sent(mails) }) }),
  );
  const mayManage = may(sight, 'alerts.manage');
  const icon = <Send aria-hidden="true" />;
  return (
    <>
      <PageHeader
        title={ALERTS_TEXT.title}
        description={ALERTS_TEXT.description}
        actions={
          mayManage ? (
            <Button
              icon={icon}
              loading={sendTest.isPending}
              loadingLabel={TEST.pending}
              onClick={() => sendTest.mutate()}
            >
              {TEST.action}
            </Button>
          ) : (
            <BlockedButton icon={icon} reason={ALERTS_TEXT.mayNot}>
              {TEST.action}
            </BlockedButton>
          )
        }
      />
      {sendTest.error ? <FailureNote error={sendTest.error} /> : null}
      {isError ? <Note tone="warn">{ALERTS_TEXT.stale}</Note> : null}
      <UseCard state={state} />
      <ThresholdsTable thresholds={state.thresholds} of={state.of} mayManage={mayManage} />
      <Receivers receivers={state.receivers} />
      <LastAlerts alerts={state.alerts} />
    </>
  );
}

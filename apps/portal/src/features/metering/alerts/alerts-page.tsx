'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { may, type Sight } from '@graha/domain/roles';
import { BlockedButton } from '@graha/ui/tooltip.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Note } from '@graha/ui/note.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import type { AlertsState } from '@graha/procedures/alerts/state';
import { FailureNote, useTRPC } from '../../../shared/trpc-client.tsx';
import { AlertsHeader } from '../page-headers.tsx';
import { LastAlerts, mailCount } from './alert-cards.tsx';
import { Receivers } from './alert-cards.tsx';
import { ThresholdsTable } from './thresholds-table.tsx';
import { UseCard } from './alert-cards.tsx';

const REFRESH_MS = 3_000;

export function AlertsPage({ initial, sight }: { initial: AlertsState; sight: Sight }) {
  const trpc = useTRPC();
  const toast = useToast();
  const { data: state, isError } = useQuery(
    trpc.alerts.read.queryOptions(undefined, { initialData: initial, refetchInterval: REFRESH_MS }),
  );
  const sendTest = useMutation(
    trpc.alerts.sendTest.mutationOptions({
      onSuccess: ({ mails }) => toast({ text: `${mailCount(mails)} on the way, marked as a test.` }),
    }),
  );
  const mayManage = may(sight, 'alerts.manage');
  const icon = <Send aria-hidden="true" />;
  return (
    <>
      <AlertsHeader
        actions={
          mayManage ? (
            <Button icon={icon} loading={sendTest.isPending} loadingLabel="Sending" onClick={() => sendTest.mutate()}>
              Send a test mail
            </Button>
          ) : (
            <BlockedButton icon={icon} reason="Owners and admins of this workspace may change its alerts.">
              Send a test mail
            </BlockedButton>
          )
        }
      />
      {sendTest.error ? <FailureNote error={sendTest.error} /> : null}
      {isError ? <Note tone="warn">We cannot load the alerts right now. We are trying again.</Note> : null}
      <UseCard state={state} />
      <ThresholdsTable thresholds={state.thresholds} of={state.of} mayManage={mayManage} />
      <Receivers receivers={state.receivers} />
      <LastAlerts alerts={state.alerts} />
    </>
  );
}

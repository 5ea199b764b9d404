'use client';

import { calendarPath } from '@graha/domain/management/calendar-path';
import { fullInstant } from '@graha/domain/core/format';
import { Button } from '@graha/ui/button.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { Dialog, DialogBody } from '@graha/ui/dialog.tsx';
import { StoredFooter } from '@graha/ui/stored-footer.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { useShownOnce } from '../../shared/shown-once.ts';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { useChanged } from '../../shared/use-changed.ts';
import type { ShownSubscription } from './subscriptions-path.ts';

type CalendarCardProps = { subscription: ShownSubscription; mayManage: boolean; apiUrl: string };

/** The private calendar of a subscription: its address is made, replaced and revoked here. */
export function CalendarCard({ subscription, mayManage, apiUrl }: CalendarCardProps) {
  const [dialog, setDialog] = useState<'open' | 'close' | null>(null);
  const { calendarSince } = subscription;
  const close = () => setDialog(null);
  return (
    <Card aria-labelledby="subscription-calendar">
      <CardHeader
        id="subscription-calendar"
        title="Calendar"
        actions={
          mayManage ? (
            <>
              {calendarSince === null ? null : <Button onClick={() => setDialog('close')}>Revoke address</Button>}
              <Button onClick={() => setDialog('open')}>
                {calendarSince === null ? 'Make an address' : 'Replace address'}
              </Button>
            </>
          ) : undefined
        }
      />
      <p className="px-4 py-4 text-small text-text-2 sm:px-5">
        {calendarSince === null
          ? 'Delivered events as a calendar for Google, Apple or Outlook, at a private address. There is none yet.'
          : `The calendar has its address since ${fullInstant(calendarSince)}. The address is not shown again: replace it if it is lost or known to others.`}
      </p>
      {dialog === 'open' ? <OpenDialog {...{ subscription, apiUrl }} onClose={close} /> : null}
      {dialog === 'close' ? <CloseDialog subscription={subscription} onClose={close} /> : null}
    </Card>
  );
}

type DialogProps = { subscription: ShownSubscription; onClose: () => void };

function OpenDialog({ subscription, apiUrl, onClose }: DialogProps & { apiUrl: string }) {
  const trpc = useTRPC();
  const changed = useChanged('subscriptions');
  const [stored, setStored] = useState(false);
  const { request: made, ...secret } = useShownOnce(
    trpc.subscriptions.openCalendar.mutationOptions({ onSuccess: () => changed(null) }),
  );
  const leave = () => secret.leave(stored, onClose);
  if (!made.data) {
    const isFirst = subscription.calendarSince === null;
    return (
      <ConfirmDialog
        text={{
          title: isFirst ? 'Make a calendar address?' : 'Replace the calendar address?',
          description: isFirst
            ? 'Whoever has the address reads the delivered events and your references, never a birth.'
            : 'The present address ends at once. Calendar programs that have it need the new one.',
          submit: isFirst ? 'Make address' : 'Replace address',
          pending: 'Making',
          cancel: 'Cancel',
        }}
        pending={made.isPending}
        error={made.error}
        onConfirm={() => secret.send({ subscriptionId: subscription.subscriptionId })}
        onClose={leave}
      />
    );
  }
  const address = new URL(calendarPath(made.data.token), apiUrl).href;
  return (
    <Dialog
      open
      title="Copy the address now"
      description="Add it to a calendar program as a calendar by URL. After you close this, it is not shown again."
      onOpenChange={leave}
      dismissable={secret.mayClose(stored)}
    >
      <DialogBody>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset would be another form group.
          role="group"
          aria-label="The address"
          className="flex items-center gap-2.5 rounded-lg border border-brass-mark bg-brass-soft py-3 pr-3 pl-4"
        >
          <code className="min-w-0 flex-1 text-small font-medium break-all">{address}</code>
          <CopyButton text={address} label="Copy the address" variant="primary" />
        </div>
      </DialogBody>
      <StoredFooter
        text={{
          stored: 'I stored it',
          done: 'Done',
          notStored: 'Tick “I stored it” first. The address cannot be shown again.',
        }}
        stored={stored}
        onStored={setStored}
        onDone={onClose}
      />
    </Dialog>
  );
}

function CloseDialog({ subscription: { subscriptionId }, onClose }: DialogProps) {
  const trpc = useTRPC();
  const changed = useChanged('subscriptions');
  const revoke = useMutation(
    trpc.subscriptions.closeCalendar.mutationOptions({
      onSuccess: () => {
        changed('The address is revoked.');
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      text={{
        title: 'Revoke the calendar address?',
        description: 'Calendar programs that have it get no more events. You can make another address later.',
        submit: 'Revoke',
        pending: 'Revoking',
        cancel: 'Keep',
      }}
      pending={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate({ subscriptionId })}
      onClose={onClose}
    />
  );
}

'use client';

import { fullInstant } from '@graha/domain/core/format';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Link } from '@graha/ui/link.tsx';
import { Note } from '@graha/ui/note.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { FailureNote, useTRPC } from '../../shared/trpc-client.tsx';
import { useChanged } from '../../shared/use-changed.ts';
import { CalendarCard } from './calendar-card.tsx';
import { CapDialog } from './cap-dialog.tsx';
import { conventionsOf } from './conventions-of.ts';
import { SettledEvents } from './settled-events.tsx';
import {
  deliveryText,
  kindText,
  type OptionField,
  type ShownSubscription,
  spentText,
  stateOf,
  SUBSCRIPTIONS_PATH,
  targetText,
} from './subscriptions-path.ts';

export type SubscriptionPageProps = {
  initial: ShownSubscription;
  options: readonly OptionField[];
  mayManage: boolean;
  /** The address of the API, for the calendar. */
  apiUrl: string;
};

export function SubscriptionPage({ initial, options, mayManage, apiUrl }: SubscriptionPageProps) {
  const trpc = useTRPC();
  const { subscriptionId } = initial;
  const { data: subscription } = useQuery(
    trpc.subscriptions.one.queryOptions({ subscriptionId }, { initialData: initial }),
  );
  const [dialog, setDialog] = useState<'cap' | 'delete' | null>(null);
  const { tone, label, text } = stateOf(subscription);
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader
        list={{ label: 'All subscriptions', href: SUBSCRIPTIONS_PATH }}
        title={<span className="wrap-anywhere">{targetText(subscription)}</span>}
        actions={
          mayManage ? (
            <>
              <Button variant="danger" onClick={() => setDialog('delete')}>
                Delete
              </Button>
              <Button onClick={() => setDialog('cap')}>Change cap</Button>
              <PauseButton subscription={subscription} />
            </>
          ) : undefined
        }
      />
      {text === '' ? null : <Note tone={tone === 'warn' ? 'warn' : 'info'}>{text}</Note>}
      {subscription.canDeliver ? null : (
        <Note tone="warn">
          No active webhook takes <code>sky.event</code>, so events are missed and cost nothing.{' '}
          <Link href="/webhooks" className="link">
            Add a webhook
          </Link>{' '}
          that takes it.
        </Note>
      )}
      <Card aria-labelledby="subscription-facts">
        <CardHeader id="subscription-facts" title="Subscription" actions={<Badge tone={tone}>{label}</Badge>} />
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 px-4 py-4 text-small sm:px-5">
          {factsOf(subscription, options).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-text-2">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <CalendarCard subscription={subscription} mayManage={mayManage} apiUrl={apiUrl} />
      <SettledEvents subscriptionId={subscriptionId} />
      {dialog === 'cap' ? <CapDialog subscription={subscription} onClose={close} /> : null}
      {dialog === 'delete' ? <DeleteDialog subscription={subscription} onClose={close} /> : null}
    </>
  );
}

const factsOf = (subscription: ShownSubscription, options: readonly OptionField[]): [string, string][] => [
  ['Events', subscription.kinds.map(kindText).join(', ')],
  ...conventionsOf(subscription, options).map(({ label, value }): [string, string] => [label, value]),
  ['Delivery', deliveryText(subscription)],
  ['Credits this month', spentText(subscription)],
  ['Made', fullInstant(subscription.createdAt)],
  ['Id', subscription.subscriptionId],
];

function PauseButton({ subscription }: { subscription: ShownSubscription }) {
  const trpc = useTRPC();
  const changed = useChanged('subscriptions');
  const isActive = stateOf(subscription).tone === 'ok';
  const pause = useMutation(
    trpc.subscriptions.pause.mutationOptions({ onSuccess: () => changed('The subscription is paused.') }),
  );
  const resume = useMutation(
    trpc.subscriptions.resume.mutationOptions({ onSuccess: () => changed('The subscription goes on.') }),
  );
  const change = isActive ? pause : resume;
  return (
    <>
      <Button
        variant="primary"
        loading={change.isPending}
        loadingLabel={isActive ? 'Pausing' : 'Resuming'}
        onClick={() => change.mutate({ subscriptionId: subscription.subscriptionId })}
      >
        {isActive ? 'Pause' : 'Resume'}
      </Button>
      {change.error === null ? null : <FailureNote error={change.error} />}
    </>
  );
}

type DeleteDialogProps = { subscription: ShownSubscription; onClose: () => void };

function DeleteDialog({ subscription: { subscriptionId }, onClose }: DeleteDialogProps) {
  const trpc = useTRPC();
  const remove = useMutation(
    trpc.subscriptions.delete.mutationOptions({ onSuccess: () => location.assign(SUBSCRIPTIONS_PATH) }),
  );
  return (
    <ConfirmDialog
      text={{
        title: 'Delete this subscription?',
        description: 'No more events are delivered. The list of its delivered events is removed, their charges stay.',
        submit: 'Delete',
        pending: 'Deleting',
        cancel: 'Keep',
      }}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ subscriptionId })}
      onClose={onClose}
    />
  );
}

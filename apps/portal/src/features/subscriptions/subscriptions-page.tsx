'use client';

import { count } from '@graha/domain/core/format';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Card } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Plus } from '@graha/ui/icons/signs.tsx';
import { Link } from '@graha/ui/link.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { logPages, PagedCard } from '../../shared/paged-card.tsx';
import { type Outputs, useTRPC } from '../../shared/trpc-client.tsx';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { SubscriptionsHeader } from './subscriptions-header.tsx';
import { conventionsOf } from './conventions-of.ts';
import {
  deliveryText,
  type EventKinds,
  type OptionField,
  kindText,
  type ShownSubscription,
  spentText,
  stateOf,
  subscriptionPath,
  targetText,
} from './subscriptions-path.ts';

export type SubscriptionsPageProps = {
  first: Outputs['subscriptions']['list'];
  kinds: EventKinds;
  options: readonly OptionField[];
  mayManage: boolean;
};

const TEXT = {
  loading: 'Loading',
  empty: 'No subscriptions yet',
  emptyBody: 'Subscribe to the dashas and transits of stored births, to the sky, or to the observances of a place.',
  more: 'Show older',
  stale: 'The subscriptions could not be read. We are trying again.',
};

export function SubscriptionsPage({ first, kinds, options, mayManage }: SubscriptionsPageProps) {
  const trpc = useTRPC();
  const [isOpen, setOpen] = useState(false);
  const pages = useInfiniteQuery(trpc.subscriptions.list.infiniteQueryOptions({}, logPages(first, false)));
  const subscriptions = pages.data?.pages.flatMap((page) => page.subscriptions) ?? [];
  const { subscriptionsMax } = pages.data?.pages[0] ?? first;
  const isEmpty = subscriptions.length === 0;
  const add = mayManage ? (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
      Subscribe
    </Button>
  ) : null;
  return (
    <>
      <SubscriptionsHeader actions={isEmpty ? undefined : add} />
      {isEmpty ? (
        <Card aria-label="Subscriptions">
          <EmptyState title={TEXT.empty} action={add}>
            {TEXT.emptyBody}
          </EmptyState>
        </Card>
      ) : (
        <>
          {subscriptionsMax === null ? null : (
            <output className="text-small text-text-2">The plan allows {count(subscriptionsMax)} subscriptions.</output>
          )}
          <PagedCard title="Subscriptions" text={TEXT} pages={pages}>
            <SubscriptionsTable subscriptions={subscriptions} options={options} />
          </PagedCard>
        </>
      )}
      {isOpen ? <SubscriptionDialog kinds={kinds} options={options} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Instead of its state, because it delivers nothing in any state. */
const NO_WEBHOOK = { tone: 'warn', label: 'No webhook' } as const;

const KINDS_SHOWN = 3;

/** `dasha change, sade sati, ingress and 4 more`. */
function kindsText({ kinds }: ShownSubscription): string {
  const shown = kinds.slice(0, KINDS_SHOWN).map(kindText).join(', ');
  return kinds.length > KINDS_SHOWN ? `${shown} and ${kinds.length - KINDS_SHOWN} more` : shown;
}

type SubscriptionsTableProps = { subscriptions: readonly ShownSubscription[]; options: readonly OptionField[] };

const SubscriptionsTable = ({ subscriptions, options }: SubscriptionsTableProps) => (
  <Table>
    <thead>
      <tr>
        <Th>Of</Th>
        <Th>Events</Th>
        <Th wide>Delivery</Th>
        <Th wide numeric>
          Credits this month
        </Th>
        <Th>State</Th>
      </tr>
    </thead>
    <tbody>
      {subscriptions.map((subscription) => {
        const { tone, label } = subscription.canDeliver ? stateOf(subscription) : NO_WEBHOOK;
        return (
          <Tr key={subscription.subscriptionId}>
            <RowHeader className="wrap-anywhere">
              <Link href={subscriptionPath(subscription.subscriptionId)} className="link">
                {targetText(subscription)}
              </Link>
            </RowHeader>
            <Td>
              {kindsText(subscription)}
              {conventionsOf(subscription, options).map(({ label, value }) => (
                <span key={label} className="block text-text-2 wrap-anywhere">
                  {label}: {value}
                </span>
              ))}
            </Td>
            <Td wide>{deliveryText(subscription)}</Td>
            <Td wide numeric>
              {spentText(subscription)}
            </Td>
            <Td>
              <Badge tone={tone}>{label}</Badge>
            </Td>
          </Tr>
        );
      })}
    </tbody>
  </Table>
);

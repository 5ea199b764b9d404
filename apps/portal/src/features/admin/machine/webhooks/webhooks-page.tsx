'use client';

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import type { AppRouter } from '@graha/procedures/router/root';
import { LiveBadge } from '@graha/ui/badge.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { count } from '@graha/domain/core/format';
import { INBOX_STATUSES, InboxFilter } from '@graha/procedures/admin/filters';
import { useTRPC } from '../../../../shared/trpc-client.tsx';
import { WebhooksHeader } from '../../headers.tsx';
import { addressOf } from '../../../../shared/paths.ts';
import { PagedCard, logPages } from '../../../../shared/paged-card.tsx';
import { ChoiceFilter, SearchFilter } from '../../../../shared/filters.tsx';
import { MessageTable } from './message-table.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { ConfirmDialog } from '../../../../shared/confirm-dialog.tsx';

const REFRESH_MS = 2_000;

const TEXT = {
  loading: 'Loading',
  empty: 'No messages',
  emptyBody:
    'Messages from Stripe appear here as they arrive. Without a Stripe key, none arrive. If filters are set, widen them.',
  more: 'Show older',
  stale: 'This could not be read. We are trying again.',
};

const STATES = { waiting: 'Waiting', failed: 'Failed', applied: 'Applied', ignored: 'Ignored' } as const;

type InboxPage = inferRouterOutputs<AppRouter>['admin']['machine']['inbox'];

export function WebhooksPage({ initialFilter, first }: { initialFilter: InboxFilter; first: InboxPage }) {
  const trpc = useTRPC();
  const [filter, setFilter] = useState(initialFilter);
  const [replaying, setReplaying] = useState<string | null>(null);
  const query = useInfiniteQuery(
    trpc.admin.machine.inbox.infiniteQueryOptions(
      filter,
      logPages(filter === initialFilter ? first : null, REFRESH_MS),
    ),
  );
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const change = (part: object) => {
    const next = InboxFilter.parse({ ...filter, ...part });
    setFilter(next);
    history.replaceState(null, '', addressOf('/admin/webhooks', next));
  };
  return (
    <>
      <WebhooksHeader
        actions={
          <span>
            <LiveBadge connected={!query.isError} asOfMs={query.dataUpdatedAt} />
          </span>
        }
      />
      <Counts counts={query.data?.pages[0]?.counts} />
      <div className="flex flex-wrap items-center gap-2.5">
        <ChoiceFilter
          label="State"
          any="Every state"
          value={filter.status}
          options={INBOX_STATUSES.map((value) => ({ value, label: STATES[value] }))}
          onChange={(status) => change({ status })}
        />
        <SearchFilter label="Message, object or type" value={filter.search} onChange={(search) => change({ search })} />
      </div>
      <PagedCard title="Webhook inbox" text={TEXT} pages={query}>
        {rows.length > 0 ? <MessageTable rows={rows} onReplay={setReplaying} /> : null}
      </PagedCard>
      {replaying === null ? null : <ReplayMessage stripeEventId={replaying} onClose={() => setReplaying(null)} />}
    </>
  );
}

const Counts = ({ counts }: { counts: InboxPage['counts'] | undefined }) => (
  <StatStrip
    label="Messages that ask for something"
    stats={(['waiting', 'failed'] as const).map((status) => ({
      label: STATES[status],
      value: counts ? count(counts[status]) : '–',
    }))}
  />
);

function ReplayMessage({ stripeEventId, onClose }: { stripeEventId: string; onClose: () => void }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const replay = useMutation(
    trpc.admin.machine.replayMessage.mutationOptions({
      onSuccess: ({ isNews }) => {
        toast({
          text: isNews
            ? 'The message will be replayed within seconds.'
            : 'This message is already waiting to be replayed.',
        });
        onClose();
      },
      onSettled: () =>
        queries.invalidateQueries({
          queryKey: trpc.admin.machine.inbox.infiniteQueryKey(),
        }),
    }),
  );
  return (
    <ConfirmDialog
      text={{
        title: 'Replay this message?',
        description:
          'The worker fetches the object from Stripe and processes the message again. A payment is never applied twice.',
        submit: 'Replay',
        pending: 'Requesting',
        cancel: 'Cancel',
      }}
      pending={replay.isPending}
      error={replay.error}
      onConfirm={() => replay.mutate({ stripeEventId })}
      onClose={onClose}
    />
  );
}

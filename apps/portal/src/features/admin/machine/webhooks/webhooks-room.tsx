'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../../trpc/client.tsx';
import { LiveBadge } from '../../../../ui/badge.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { addressOf } from '../../../workspace/address-of.ts';
import { logPages } from '../../../workspace/log-pages.ts';
import { PagedCard } from '../../../workspace/paged-card.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { count } from '../../../workspace/format.ts';
import { ChoiceFilter, SearchFilter } from '../../../workspace/filters.tsx';
import { MACHINE_TEXT } from '../text.ts';
import { MessageTable } from './message-table.tsx';
import type { InboxPage } from './reading.ts';
import { ReplayMessage } from './replay-message.tsx';
import { WEBHOOKS_TEXT } from './text.ts';
import { INBOX_STATUSES, InboxWish } from './wish.ts';

const REFRESH_MS = 2_000;

export function WebhooksRoom({ asked, first }: { asked: InboxWish; first: InboxPage }) {
  const trpc = useTRPC();
  const [wish, setWish] = useState(asked);
  const [replaying, setReplaying] = useState<string | null>(null);
  const query = useInfiniteQuery(
    trpc.admin.machine.inbox.infiniteQueryOptions(wish, logPages(wish === asked ? first : null, REFRESH_MS)),
  );
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const change = (part: object) => {
    const next = InboxWish.parse({ ...wish, ...part });
    setWish(next);
    history.replaceState(null, '', addressOf('/admin/webhooks', next));
  };
  return (
    <>
      <PageHeader
        title={WEBHOOKS_TEXT.title}
        description={WEBHOOKS_TEXT.description}
        actions={
          <span>
            <LiveBadge connected={!query.isError} />
          </span>
        }
      />
      <Counts counts={query.data?.pages[0]?.counts} />
      <div className="flex flex-wrap items-center gap-2.5">
        <ChoiceFilter
          label={WEBHOOKS_TEXT.status}
          any={WEBHOOKS_TEXT.anyStatus}
          value={wish.status}
          options={INBOX_STATUSES.map((value) => ({ value, label: WEBHOOKS_TEXT.counts[value] }))}
          onChange={(status) => change({ status })}
        />
        <SearchFilter label={WEBHOOKS_TEXT.search} value={wish.search} onChange={(search) => change({ search })} />
      </div>
      <PagedCard title={WEBHOOKS_TEXT.title} text={{ ...MACHINE_TEXT, ...WEBHOOKS_TEXT }} pages={query}>
        {rows.length > 0 ? <MessageTable rows={rows} onReplay={setReplaying} /> : null}
      </PagedCard>
      {replaying === null ? null : <ReplayMessage stripeEventId={replaying} onClose={() => setReplaying(null)} />}
    </>
  );
}

const Counts = ({ counts }: { counts: Readonly<Record<(typeof INBOX_STATUSES)[number], number>> | undefined }) => (
  <StatStrip
    label={WEBHOOKS_TEXT.counts.label}
    stats={INBOX_STATUSES.map((status) => ({
      label: WEBHOOKS_TEXT.counts[status],
      value: counts ? count(counts[status]) : '–',
    }))}
  />
);

import type { Metadata } from 'next';
import { Note } from '@graha/ui/note.tsx';
import { STATUS_PAGE } from '../../../site/landing/copy.ts';
import { PageIntro } from '../../../site/landing/section.tsx';
import { ComponentsCard } from '../../../site/status/components-card.tsx';
import { FEED_PATH } from '../../../site/status/feed.ts';
import { DAYS_SHOWN, readHealth, readHistory, readIncidents } from '../../../site/status/read-status.ts';
import { HealthCard, LatencyStrip } from '../../../site/status/health-card.tsx';
import { HistoryCard } from '../../../site/status/history-card.tsx';
import { OpenIncidents, PastIncidents } from '../../../site/status/incident-cards.tsx';
import { SubscribeCard } from '../../../site/status/subscribe-card.tsx';

/** The page is made for each request: a status from the build would be out of date. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: STATUS_PAGE.title,
  alternates: { types: { 'application/atom+xml': FEED_PATH } },
};

export default async function StatusPage() {
  const [health, history, incidents] = await Promise.all([readHealth(), readHistory(), readIncidents()]);
  const open = incidents?.filter(({ resolvedAt }) => resolvedAt === null) ?? [];
  const past = incidents?.filter(({ resolvedAt }) => resolvedAt !== null) ?? [];
  return (
    <>
      <PageIntro title={STATUS_PAGE.title} lead={STATUS_PAGE.lead} />
      <div className="mx-auto grid max-w-7xl gap-5 px-4 pt-8 sm:px-8">
        <OpenIncidents incidents={open} />
        <HealthCard health={health} />
        <ComponentsCard incidents={open} health={health} />
        {history === null || incidents === null ? (
          <Note tone="warn">The history could not be read just now. Open this page again in half a minute.</Note>
        ) : null}
        {history === null ? null : (
          <>
            <LatencyStrip history={history} />
            <HistoryCard days={history.days} />
          </>
        )}
        {incidents === null ? null : <PastIncidents incidents={past} days={DAYS_SHOWN} />}
        <SubscribeCard />
      </div>
    </>
  );
}

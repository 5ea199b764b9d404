import type { Metadata } from 'next';
import { Note } from '@graha/ui/note.tsx';
import { STATUS_PAGE } from '../../../site/landing/copy.ts';
import { PageIntro } from '../../../site/landing/section.tsx';
import { readHealth, readHistory } from '../../../site/status/read-status.ts';
import { HealthCard, LatencyStrip } from '../../../site/status/health-card.tsx';
import { HistoryCard } from '../../../site/status/history-card.tsx';

/** The page is made for each request: a status from the build would be out of date. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: STATUS_PAGE.title };

export default async function StatusPage() {
  const [health, history] = await Promise.all([readHealth(), readHistory()]);
  return (
    <>
      <PageIntro title={STATUS_PAGE.title} lead={STATUS_PAGE.lead} />
      <div className="mx-auto grid max-w-7xl gap-5 px-4 pt-8 sm:px-8">
        <HealthCard health={health} />
        {history === null ? (
          <Note tone="warn">The history could not be read just now. Open this page again in half a minute.</Note>
        ) : (
          <>
            <LatencyStrip history={history} />
            <HistoryCard days={history.days} />
          </>
        )}
      </div>
    </>
  );
}

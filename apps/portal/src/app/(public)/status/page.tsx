import type { Metadata } from 'next';
import { STATUS_PAGE } from '../../../features/landing/copy.ts';
import { PageIntro } from '../../../features/landing/page-intro.tsx';
import { readHealth } from '../../../features/status/health.ts';
import { HealthCard } from '../../../features/status/health-card.tsx';
import { HistoryCard } from '../../../features/status/history-card.tsx';
import { LatencyStrip } from '../../../features/status/latency-strip.tsx';
import { readHistory } from '../../../features/status/read-history.ts';
import { STATUS_TEXT } from '../../../features/status/text.ts';
import { Note } from '../../../ui/note.tsx';

/** A status that was true when the page was built says nothing. */
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
          <Note tone="warn">{STATUS_TEXT.silent}</Note>
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

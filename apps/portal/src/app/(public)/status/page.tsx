import type { Metadata } from 'next';
import { STATUS_PAGE } from '../../../features/landing/copy.ts';
import { PageIntro } from '../../../features/landing/page-intro.tsx';
import { readHealth } from '../../../features/status/health.ts';
import { HealthCard } from '../../../features/status/health-card.tsx';

/** A status that was true when the page was built says nothing. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: STATUS_PAGE.title };

export default async function StatusPage() {
  return (
    <>
      <PageIntro title={STATUS_PAGE.title} lead={STATUS_PAGE.lead} />
      <div className="mx-auto max-w-7xl px-4 pt-8 sm:px-8">
        <HealthCard health={await readHealth()} />
      </div>
    </>
  );
}

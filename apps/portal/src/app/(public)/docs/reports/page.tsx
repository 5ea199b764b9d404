import type { Metadata } from 'next';
import { awaitSettings } from '../../../../server/ask-again.ts';
import { ReportsArticle, REPORTS_COPY } from '../../../../site/docs/reports/reports-article.tsx';

/** Reads the samples at the build. */
export const dynamic = 'force-static';

export const metadata: Metadata = { title: REPORTS_COPY.title, description: REPORTS_COPY.lead };

export default async function ReportsPage() {
  await awaitSettings();
  return <ReportsArticle />;
}

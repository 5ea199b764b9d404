import type { Metadata } from 'next';
import { ReportsArticle, REPORTS_COPY } from '../../../../site/docs/reports/reports-article.tsx';

/** Reads the samples at the build. */
export const dynamic = 'force-static';

export const metadata: Metadata = { title: REPORTS_COPY.title, description: REPORTS_COPY.lead };

export default function ReportsPage() {
  return <ReportsArticle />;
}

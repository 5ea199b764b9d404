import type { Metadata } from 'next';
import { RUNBOOK } from '../../../../site/docs/operations/runbook.ts';
import { WrittenArticlePage } from '../../../../site/docs/written-article.tsx';

export const metadata: Metadata = { title: RUNBOOK.title, description: RUNBOOK.lead };

export default function RunbookPage() {
  return <WrittenArticlePage article={RUNBOOK} />;
}

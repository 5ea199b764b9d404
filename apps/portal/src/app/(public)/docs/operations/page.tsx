import type { Metadata } from 'next';
import { OPERATIONS } from '../../../../site/docs/operations/operations.ts';
import { WrittenArticlePage } from '../../../../site/docs/written-article.tsx';

export const metadata: Metadata = { title: OPERATIONS.title, description: OPERATIONS.lead };

export default function OperationsPage() {
  return <WrittenArticlePage article={OPERATIONS} />;
}

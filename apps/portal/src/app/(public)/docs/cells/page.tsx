import type { Metadata } from 'next';
import { CELLS } from '../../../../site/docs/operations/cells.ts';
import { WrittenArticlePage } from '../../../../site/docs/written-article.tsx';

export const metadata: Metadata = { title: CELLS.title, description: CELLS.lead };

export default function CellsPage() {
  return <WrittenArticlePage article={CELLS} />;
}

import type { Metadata } from 'next';
import { TERMS } from '../../../site/docs/articles/legal.ts';
import { WrittenArticlePage } from '../../../site/docs/written-article.tsx';

export const metadata: Metadata = { title: TERMS.title, description: TERMS.lead };

export default function TermsPage() {
  return (
    <div className="mx-auto max-w-7xl px-4 sm:px-8">
      <WrittenArticlePage article={TERMS} />
    </div>
  );
}

import type { Metadata } from 'next';
import { PRIVACY } from '../../../site/docs/articles/legal.ts';
import { WrittenArticlePage } from '../../../site/docs/written-article.tsx';

export const metadata: Metadata = { title: PRIVACY.title, description: PRIVACY.lead };

export default function PrivacyPage() {
  return (
    <div className="mx-auto max-w-7xl px-4 sm:px-8">
      <WrittenArticlePage article={PRIVACY} />
    </div>
  );
}

import type { Metadata } from 'next';
import { TERMS } from '../../../site/docs/articles/legal.ts';
import { awaitSettings } from '../../../server/ask-again.ts';
import { shownCompany } from '../../../server/call-api.ts';
import { withContact } from '../../../site/landing/company.ts';
import { WrittenArticlePage } from '../../../site/docs/written-article.tsx';

export const metadata: Metadata = { title: TERMS.title, description: TERMS.lead };

export default async function TermsPage() {
  await awaitSettings();
  return (
    <div className="mx-auto max-w-7xl px-4 sm:px-8">
      <WrittenArticlePage article={withContact(TERMS, shownCompany())} />
    </div>
  );
}

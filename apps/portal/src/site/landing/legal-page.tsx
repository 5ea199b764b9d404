import type { WrittenArticle } from '../docs/block.ts';
import { WrittenArticlePage } from '../docs/written-article.tsx';
import { awaitSettings } from '../../server/ask-again.ts';
import { shownCompany } from '../../server/call-api.ts';
import { withContact } from './company.ts';

/** A page of terms, with the operator at its end. @param make is called after the settings are read */
export async function LegalPage({ make }: { make: () => WrittenArticle }) {
  await awaitSettings();
  return (
    <div className="mx-auto max-w-7xl px-4 sm:px-8">
      <WrittenArticlePage article={withContact(make(), shownCompany())} />
    </div>
  );
}

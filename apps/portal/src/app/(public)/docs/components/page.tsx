import type { Metadata } from 'next';
import { awaitSettings } from '../../../../server/ask-again.ts';
import { shownAddresses } from '../../../../server/call-api.ts';
import { COMPONENTS } from '../../../../site/docs/articles/components.ts';
import { ComponentsArticle } from '../../../../site/docs/components/components-article.tsx';

export const metadata: Metadata = { title: COMPONENTS.title, description: COMPONENTS.lead };

export default async function ComponentsPage() {
  await awaitSettings();
  return <ComponentsArticle {...shownAddresses()} />;
}

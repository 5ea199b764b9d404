import type { Metadata } from 'next';
import { COMPONENTS } from '../../../../site/docs/articles/components.ts';
import { ComponentsArticle } from '../../../../site/docs/components/components-article.tsx';

export const metadata: Metadata = { title: COMPONENTS.title, description: COMPONENTS.lead };

export default function ComponentsPage() {
  return <ComponentsArticle />;
}

import type { Metadata } from 'next';
import { PROMISES_COPY, PromisesArticle } from '../../../../site/docs/promises-article.tsx';

export const metadata: Metadata = { title: PROMISES_COPY.title, description: PROMISES_COPY.lead };

export default function PromisesPage() {
  return <PromisesArticle />;
}

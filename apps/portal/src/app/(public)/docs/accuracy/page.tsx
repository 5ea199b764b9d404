import type { Metadata } from 'next';
import { AccuracyArticle } from '../../../../features/accuracy/accuracy-article.tsx';
import { ACCURACY } from '../../../../features/accuracy/text.ts';

export const metadata: Metadata = { title: ACCURACY.title, description: ACCURACY.lead };

export default function AccuracyPage() {
  return <AccuracyArticle />;
}

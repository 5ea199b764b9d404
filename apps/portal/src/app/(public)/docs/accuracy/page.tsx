import type { Metadata } from 'next';
import { ACCURACY_LEAD, AccuracyArticle } from '../../../../site/accuracy/accuracy-article.tsx';

export const metadata: Metadata = { title: 'Accuracy', description: ACCURACY_LEAD };

export default function AccuracyPage() {
  return <AccuracyArticle />;
}

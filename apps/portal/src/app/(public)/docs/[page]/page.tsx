import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ARTICLES } from '../../../../site/docs/articles/articles.ts';
import { WrittenArticlePage } from '../../../../site/docs/written-article.tsx';

export const dynamicParams = false;

export const generateStaticParams = (): { page: string }[] => Object.keys(ARTICLES).map((page) => ({ page }));

type Props = { params: Promise<{ page: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = ARTICLES[(await params).page];
  return article === undefined ? {} : { title: article.title, description: article.lead };
}

export default async function DocsArticlePage({ params }: Props) {
  const article = ARTICLES[(await params).page];
  if (article === undefined) notFound();
  return <WrittenArticlePage article={article} />;
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ARTICLES } from '../../../../site/docs/articles/articles.ts';
import type { WrittenArticle } from '../../../../site/docs/block.ts';
import { WrittenArticlePage } from '../../../../site/docs/written-article.tsx';

export const dynamicParams = false;

export const generateStaticParams = (): { page: string[] }[] =>
  Object.keys(ARTICLES).map((page) => ({ page: page.split('/') }));

type Props = { params: Promise<{ page: string[] }> };

const articleOf = async (params: Props['params']): Promise<WrittenArticle | undefined> =>
  ARTICLES[(await params).page.join('/')];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await articleOf(params);
  return article === undefined ? {} : { title: article.title, description: article.lead };
}

export default async function DocsArticlePage({ params }: Props) {
  const article = await articleOf(params);
  if (article === undefined) notFound();
  return <WrittenArticlePage article={article} />;
}

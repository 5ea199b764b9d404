import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { awaitSettings } from '../../../../server/ask-again.ts';
import { shownAddresses } from '../../../../server/call-api.ts';
import { articleAt } from '../../../../site/docs/addresses.ts';
import { ARTICLES } from '../../../../site/docs/articles/articles.ts';
import { CHANGELOG } from '../../../../site/docs/changelog/changelog.ts';
import { COMPONENTS } from '../../../../site/docs/articles/components.ts';
import type { WrittenArticle } from '../../../../site/docs/block.ts';
import { CHANGELOG_FEED_PATH } from '../../../../site/docs/changelog/feed.ts';
import { WrittenArticlePage } from '../../../../site/docs/written-article.tsx';

export const dynamicParams = false;

export const generateStaticParams = (): { page: string[] }[] =>
  Object.keys(ARTICLES)
    .filter((page) => ARTICLES[page] !== COMPONENTS) // It has a route of its own.
    .map((page) => ({ page: page.split('/') }));

type Props = { params: Promise<{ page: string[] }> };

const articleOf = async (params: Props['params']): Promise<WrittenArticle | undefined> =>
  ARTICLES[(await params).page.join('/')];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await articleOf(params);
  if (article === undefined) return {};
  const types = article === CHANGELOG ? { 'application/atom+xml': CHANGELOG_FEED_PATH } : {};
  return { title: article.title, description: article.lead, alternates: { types } };
}

export default async function DocsArticlePage({ params }: Props) {
  const article = await articleOf(params);
  if (article === undefined) notFound();
  await awaitSettings();
  return <WrittenArticlePage article={articleAt(article, shownAddresses())} />;
}

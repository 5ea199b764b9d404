import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { searchedCities } from '../../../../../site/panchang/city-lists.ts';
import { SearchPage } from '../../../../../site/panchang/find/search-page.tsx';
import { languageOfSlug, wordsIn } from '../../../../../site/panchang/words/in-language.ts';

type Props = PageProps<'/[language]/panchang/search'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = languageOfSlug((await params).language);
  return language === null ? {} : { title: wordsIn(language).search.title, robots: { index: false } };
}

export default async function LocalSearchRoute({ params, searchParams }: Props) {
  const language = languageOfSlug((await params).language);
  if (language === null) notFound();
  return <SearchPage {...await searchedCities(await searchParams)} language={language} />;
}

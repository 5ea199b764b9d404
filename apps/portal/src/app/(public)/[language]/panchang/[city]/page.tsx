import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cities } from '../../../../../site/panchang/city-lists.ts';
import { cityToday } from '../../../../../site/panchang/city-day.ts';
import { cityMetadata } from '../../../../../site/panchang/city-metadata.ts';
import { CityPage } from '../../../../../site/panchang/city-page.tsx';
import { languageOfSlug } from '../../../../../site/panchang/words/in-language.ts';

/** Rendered per request from the days in memory, because only the English pages are many visitors' first ones. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[language]/panchang/[city]'>;

async function asked({ params }: Props) {
  const { language: code, city: slug } = await params;
  const language = languageOfSlug(code);
  const city = (await cities()).get(slug);
  return language === null || city === undefined ? null : { language, city };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await asked(props);
  return found === null ? {} : cityMetadata(found.city, found.language);
}

export default async function LocalCityRoute(props: Props) {
  const found = await asked(props);
  if (found === null) notFound();
  return <CityPage city={found.city} day={cityToday(found.city)} language={found.language} />;
}

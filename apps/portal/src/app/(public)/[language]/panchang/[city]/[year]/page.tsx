import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cities } from '../../../../../../site/panchang/city-lists.ts';
import { languageOfSlug } from '../../../../../../site/panchang/words/in-language.ts';
import { cityYear } from '../../../../../../site/panchang/year/city-year.ts';
import { yearMetadata } from '../../../../../../site/panchang/year/year-metadata.ts';
import { YearPage } from '../../../../../../site/panchang/year/year-page.tsx';
import { yearOfSlug } from '../../../../../../site/panchang/year/years.ts';

/** Rendered per request from the years in memory: pages of every city and year would fill a disk. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[language]/panchang/[city]/[year]'>;

async function asked({ params }: Props) {
  const { language: code, city: slug, year: text } = await params;
  const language = languageOfSlug(code);
  const city = (await cities()).get(slug);
  const year = yearOfSlug(text);
  return language === null || city === undefined || year === null ? null : { language, city, year };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await asked(props);
  return found === null ? {} : yearMetadata(found.city, found.year, found.language);
}

export default async function LocalYearRoute(props: Props) {
  const found = await asked(props);
  if (found === null) notFound();
  const { city, year, language } = found;
  return <YearPage city={city} found={cityYear(city, year)} language={language} />;
}

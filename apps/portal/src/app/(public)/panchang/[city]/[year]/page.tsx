import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cities } from '../../../../../site/panchang/city-lists.ts';
import { cityYear } from '../../../../../site/panchang/year/city-year.ts';
import { yearMetadata } from '../../../../../site/panchang/year/year-metadata.ts';
import { YearPage } from '../../../../../site/panchang/year/year-page.tsx';
import { yearOfSlug } from '../../../../../site/panchang/year/years.ts';

/** Rendered per request from the years in memory: pages of every city and year would fill a disk. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/panchang/[city]/[year]'>;

async function asked({ params }: Props) {
  const { city: slug, year: text } = await params;
  const city = (await cities()).get(slug);
  const year = yearOfSlug(text);
  return city === undefined || year === null ? null : { city, year };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await asked(props);
  return found === null ? {} : yearMetadata(found.city, found.year, 'en');
}

export default async function YearRoute(props: Props) {
  const found = await asked(props);
  if (found === null) notFound();
  return <YearPage city={found.city} found={cityYear(found.city, found.year)} language="en" />;
}

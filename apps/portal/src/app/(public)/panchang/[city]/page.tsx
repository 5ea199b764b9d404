import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { prerendered } from '../../../../server/prerendered.ts';
import { cities } from '../../../../site/panchang/city-lists.ts';
import { cityToday } from '../../../../site/panchang/city-day.ts';
import { cityMetadata } from '../../../../site/panchang/city-metadata.ts';
import { CityPage } from '../../../../site/panchang/city-page.tsx';

/**
 * Seconds. The page is rendered again within 10 minutes of midnight at the place; until then the browser of a visitor replaces
 * the old day.
 */
export const revalidate = 600;

export async function generateStaticParams() {
  return prerendered([...(await cities()).keys()].map((city) => ({ city })));
}

export async function generateMetadata({ params }: PageProps<'/panchang/[city]'>): Promise<Metadata> {
  const city = (await cities()).get((await params).city);
  return city === undefined ? {} : cityMetadata(city, 'en');
}

export default async function CityRoute({ params }: PageProps<'/panchang/[city]'>) {
  const city = (await cities()).get((await params).city);
  if (city === undefined) notFound();
  return <CityPage city={city} day={cityToday(city)} language="en" />;
}

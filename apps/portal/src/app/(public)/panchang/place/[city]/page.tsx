import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { placeBySlug } from '../../../../../site/panchang/city-lists.ts';
import { cityToday } from '../../../../../site/panchang/city-day.ts';
import { cityMetadata } from '../../../../../site/panchang/city-metadata.ts';
import { CityPage } from '../../../../../site/panchang/city-page.tsx';

/** Rendered per request from the days in memory: pages of 200,000 places would fill a disk. */
export const dynamic = 'force-dynamic';

/** Search engines find the largest cities in the sitemap. */
export async function generateMetadata({ params }: PageProps<'/panchang/place/[city]'>): Promise<Metadata> {
  const city = await placeBySlug((await params).city);
  return city === null ? {} : cityMetadata(city, 'en');
}

export default async function PlaceRoute({ params }: PageProps<'/panchang/place/[city]'>) {
  const city = await placeBySlug((await params).city);
  if (city === null) notFound();
  return <CityPage city={city} day={cityToday(city)} language="en" />;
}

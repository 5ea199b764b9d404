import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cities } from '../../../../site/panchang/city-lists.ts';
import { cityToday } from '../../../../site/panchang/city-day.ts';
import { cityMetadata } from '../../../../site/panchang/city-metadata.ts';
import { CityPage } from '../../../../site/panchang/city-page.tsx';

/** So soon after midnight at the place its page is made anew; a visitor who comes before that has it exchanged. */
export const revalidate = 600;
/** No other page is ever kept on the disk: the rest of the places are under /panchang/place. */
export const dynamicParams = false;

export async function generateStaticParams() {
  return [...(await cities()).keys()].map((city) => ({ city }));
}

export async function generateMetadata({ params }: PageProps<'/panchang/[city]'>): Promise<Metadata> {
  const city = (await cities()).get((await params).city);
  return city === undefined ? {} : cityMetadata(city);
}

export default async function CityRoute({ params }: PageProps<'/panchang/[city]'>) {
  const city = (await cities()).get((await params).city);
  if (city === undefined) notFound();
  return <CityPage city={city} day={cityToday(city)} />;
}

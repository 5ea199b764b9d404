import type { Metadata } from 'next';
import { searchedCities } from '../../../../site/panchang/city-lists.ts';
import { SearchPage } from '../../../../site/panchang/find/search-page.tsx';

export const metadata: Metadata = { title: 'Find a place', robots: { index: false } };

export default async function SearchRoute({ searchParams }: PageProps<'/panchang/search'>) {
  return <SearchPage {...await searchedCities(await searchParams)} language="en" />;
}

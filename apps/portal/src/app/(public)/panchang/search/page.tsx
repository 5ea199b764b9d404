import type { Metadata } from 'next';
import { Link } from '@graha/ui/link.tsx';
import { searchCities } from '../../../../site/panchang/city-lists.ts';
import { cityWords } from '../../../../site/panchang/city.ts';
import { CitySearch } from '../../../../site/panchang/city-search.tsx';
import { PageIntro } from '../../../../site/landing/section.tsx';

export const metadata: Metadata = { title: 'Find a place', robots: { index: false } };

export default async function SearchRoute({ searchParams }: PageProps<'/panchang/search'>) {
  const { q } = await searchParams;
  const text = (typeof q === 'string' ? q : '').trim();
  const found = text === '' ? [] : await searchCities(text);
  return (
    <>
      <PageIntro title="Find a place" lead="The panchang of today in any city or town with 500 people or more." />
      <div className="mx-auto grid max-w-7xl gap-6 px-4 pt-7 sm:px-8">
        <CitySearch text={text} />
        {found.length > 0 ? (
          <ul className="grid gap-1">
            {found.map((city) => (
              <li key={city.path}>
                <Link href={city.path} className="link inline-flex min-h-9 items-center">
                  {cityWords(city)}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-text-2">
            {text === '' ? 'Type the beginning of a name.' : `No place begins with “${text}”. Try another spelling.`}
          </p>
        )}
        <p className="text-micro text-text-3">Places: GeoNames, CC BY 4.0</p>
      </div>
    </>
  );
}

import type { Metadata } from 'next';
import { Link } from '@graha/ui/link.tsx';
import { cities } from '../../../site/panchang/city-lists.ts';
import { CitySearch } from '../../../site/panchang/city-search.tsx';
import { type City, cityWords, PANCHANG_PATH } from '../../../site/panchang/city.ts';
import { PageIntro } from '../../../site/landing/section.tsx';

const TITLE = 'Panchang today';
const LEAD =
  'Tithi, nakshatra, yoga, karana, sunrise, Rahu Kaal, choghadiya and festivals of today, by the sunrise and the clock of your place.';

export const metadata: Metadata = {
  title: TITLE,
  description: LEAD,
  alternates: { canonical: PANCHANG_PATH },
  openGraph: { siteName: 'Graha', type: 'website', title: TITLE, description: LEAD, url: PANCHANG_PATH },
};

export default async function PanchangRoute() {
  const byCountry = groupedByCountry([...(await cities()).values()]);
  const countries = [...byCountry].toSorted(([a, of], [b, other]) => other.length - of.length || a.localeCompare(b));
  return (
    <>
      <PageIntro title={TITLE} lead={LEAD} />
      <div className="mx-auto grid max-w-7xl gap-10 px-4 pt-8 sm:px-8">
        <CitySearch />
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {countries.map(([country, list]) => (
            <section key={country} aria-label={country}>
              <h2 className="text-[0.9375rem]/5.5">{country}</h2>
              <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
                {list.map((city) => (
                  <li key={city.path}>
                    <Link href={city.path} title={cityWords(city)} className="link">
                      {city.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="text-micro text-text-3">Places: GeoNames, CC BY 4.0</p>
      </div>
    </>
  );
}

function groupedByCountry(all: readonly City[]): ReadonlyMap<string, City[]> {
  const byCountry = new Map<string, City[]>();
  for (const city of all) byCountry.set(city.country, [...(byCountry.get(city.country) ?? []), city]);
  return byCountry;
}

import { Link } from '@graha/ui/link.tsx';
import { PageIntro } from '../../landing/section.tsx';
import { type City, cityWords, PANCHANG_PATH } from '../city.ts';
import { CitySearch } from './city-search.tsx';
import { cityNameIn, pathIn, wordsIn } from '../words/in-language.ts';
import { LanguageLinks } from '../words/language-links.tsx';
import type { PageLanguage } from '../words/page-words.ts';

/** The list of the cities with pages, by country. */
export function PanchangIndex({ all, language }: { all: readonly City[]; language: PageLanguage }) {
  const countries = [...groupedByCountry(all)].toSorted(
    ([a, of], [b, other]) => other.length - of.length || a.localeCompare(b),
  );
  const { title, lead } = wordsIn(language).index;
  return (
    <div lang={language}>
      <PageIntro title={title} lead={lead} />
      <div className="mx-auto grid max-w-7xl gap-10 px-4 pt-8 sm:px-8">
        <div className="grid gap-4">
          <CitySearch language={language} />
          <LanguageLinks language={language} path={PANCHANG_PATH} />
        </div>
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {countries.map(([country, list]) => (
            <section key={country} aria-label={country}>
              <h2 lang="en" className="text-[0.9375rem]/5.5">
                {country}
              </h2>
              <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
                {list.map((city) => (
                  <li key={city.path}>
                    <Link href={pathIn(language, city.path)} title={cityWords(city)} className="link">
                      {cityNameIn(language, city)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p lang="en" className="text-micro text-text-3">
          Places: GeoNames, CC BY 4.0
        </p>
      </div>
    </div>
  );
}

function groupedByCountry(all: readonly City[]): ReadonlyMap<string, City[]> {
  const byCountry = new Map<string, City[]>();
  for (const city of all) byCountry.set(city.country, [...(byCountry.get(city.country) ?? []), city]);
  return byCountry;
}

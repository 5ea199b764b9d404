import { Link } from '@graha/ui/link.tsx';
import { PageIntro } from '../../landing/section.tsx';
import { type City, cityWords } from '../city.ts';
import { CitySearch } from './city-search.tsx';
import { pathIn, wordsIn } from '../words/in-language.ts';
import type { PageLanguage } from '../words/page-words.ts';

type SearchPageProps = { text: string; found: readonly City[]; language: PageLanguage };

/** The places that begin with a text, each with its page. */
export function SearchPage({ text, found, language }: SearchPageProps) {
  const words = wordsIn(language).search;
  return (
    <div lang={language}>
      <PageIntro title={words.title} lead={words.lead} />
      <div className="mx-auto grid max-w-7xl gap-6 px-4 pt-7 sm:px-8">
        <CitySearch text={text} language={language} />
        {found.length > 0 ? (
          <ul lang="en" className="grid gap-1">
            {found.map((city) => (
              <li key={city.path}>
                <Link href={pathIn(language, city.path)} className="link inline-flex min-h-9 items-center">
                  {cityWords(city)}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-text-2">{text === '' ? words.type : words.none(text)}</p>
        )}
        <p lang="en" className="text-micro text-text-3">
          Places: GeoNames, CC BY 4.0
        </p>
      </div>
    </div>
  );
}

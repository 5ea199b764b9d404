import { Link } from '@graha/ui/link.tsx';
import { pathIn, wordsIn } from './in-language.ts';
import { PAGE_LANGUAGES, type PageLanguage } from './page-words.ts';

/** Links to the same page in the other languages, each in its own name. */
export const LanguageLinks = ({ language, path }: { language: PageLanguage; path: string }) => (
  <nav aria-label="Languages" lang="en" data-screen className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
    {PAGE_LANGUAGES.filter((one) => one !== language).map((one) => (
      <Link key={one} href={pathIn(one, path)} hrefLang={one} lang={one} className="link">
        {wordsIn(one).autonym}
      </Link>
    ))}
  </nav>
);

import { Link } from '@graha/ui/link.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { openPlaygroundPath } from '../../../shared/paths.ts';
import { referencePath } from '../../reference/operations.ts';
import type { City } from '../city.ts';
import { cityNameIn, pathIn, placeIn, wordsIn } from '../words/in-language.ts';
import { LanguageLinks } from '../words/language-links.tsx';
import type { PageLanguage } from '../words/page-words.ts';
import type { CityYear } from './city-year.ts';
import { AgreedCard, LeapMonthCard, PartedCard, SchoolsCard } from './year-cards.tsx';
import { yearPath, yearsBeside } from './years.ts';
import { ApiCard } from '../api-card.tsx';

/** The festivals of a year at a place, and the almanacs that part on them, for people who plan holidays. */
type YearPageProps = { city: City; found: CityYear; language: PageLanguage };

export function YearPage({ city, found, language }: YearPageProps) {
  const { year, agreed, parted, leapMonths } = found;
  const words = wordsIn(language).year;
  const moved = parted.filter(({ dates: { drik, surya_bija: surya } }) => drik !== surya).length;
  const vakya = parted.filter(({ dates }) => dates.drik !== dates.vakya).length;
  return (
    <div lang={language} data-print-page className="mx-auto grid max-w-7xl gap-7 px-4 pt-10 sm:px-8 md:pt-14">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-head md:text-[2.25rem]/10.5 md:tracking-[-0.03em]">
            {words.title(year, cityNameIn(language, city))}
          </h1>
          <p className="mt-2 max-w-[40em] text-read text-text-2">
            {parted.length === 0 ? words.allAgree : words.agreed(agreed.length, parted.length)}{' '}
            {words.place(placeIn(language, city))}
          </p>
          <LanguageLinks language={language} path={yearPath(city.path, year)} />
        </div>
        <nav aria-label={words.years} className="flex flex-wrap gap-x-4 gap-y-1 text-small">
          <Link href={pathIn(language, city.path)} className="link">
            {words.today}
          </Link>
          {yearsBeside(year).map((one) => (
            <Link key={one} href={pathIn(language, yearPath(city.path, one))} className="link">
              {one}
            </Link>
          ))}
        </nav>
      </header>
      <StatStrip
        label={words.facts}
        stats={[
          { label: words.festivals, value: agreed.length + parted.length, detail: words.inYear(year) },
          { label: words.sameInAll, value: agreed.length, detail: words.safe },
          { ...words.movedBy.surya_bija, value: moved },
          { ...words.movedBy.vakya, value: vakya },
        ]}
      />
      {leapMonths.length > 0 ? <LeapMonthCard year={year} months={leapMonths} language={language} /> : null}
      {parted.length > 0 ? <PartedCard rows={parted} language={language} /> : null}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <AgreedCard rows={agreed} language={language} />
        <div className="grid gap-5">
          <SchoolsCard books={found.books} language={language} />
          <YearApi />
        </div>
      </div>
    </div>
  );
}

const FESTIVALS = 'panchang/festivals';

const YearApi = () => (
  <ApiCard
    text={
      <>
        <code>POST /api/v1/{FESTIVALS}</code> with <code>schools: all</code> gives these days to your program.
      </>
    }
    links={
      <>
        <li>
          <Link href={referencePath(FESTIVALS)} className="link">
            Reference of {FESTIVALS}
          </Link>
        </li>
        <li>
          <Link href={openPlaygroundPath('panchang/almanacs')} className="link">
            One day by every almanac
          </Link>
        </li>
      </>
    }
  />
);

import { Link } from '@graha/ui/link.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { openPlaygroundPath } from '../../../shared/paths.ts';
import { referencePath } from '../../reference/operations.ts';
import { type City, cityWords } from '../city.ts';
import type { CityYear } from './city-year.ts';
import { AgreedCard, LeapMonthCard, PartedCard, SchoolsCard } from './year-cards.tsx';
import { yearPath, yearsBeside } from './years.ts';
import { ApiCard } from '../api-card.tsx';

/** The festivals of a year at a place, and the almanacs that part on them, for people who plan holidays. */
export function YearPage({ city, found }: { city: City; found: CityYear }) {
  const { year, agreed, parted, leapMonths } = found;
  const moved = parted.filter(({ dates: { drik, surya_bija: surya } }) => drik !== surya).length;
  const vakya = parted.filter(({ dates }) => dates.drik !== dates.vakya).length;
  return (
    <div data-print-page className="mx-auto grid max-w-7xl gap-7 px-4 pt-10 sm:px-8 md:pt-14">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-head md:text-[2.25rem]/10.5 md:tracking-[-0.03em]">
            Festivals {year}, {city.name}
          </h1>
          <p className="mt-2 max-w-[40em] text-read text-text-2">
            {parted.length === 0
              ? 'All almanacs keep the same days this year.'
              : `Almanacs agree on ${agreed.length} festivals and part on ${parted.length}.`}{' '}
            {cityWords(city)}, by its own sunrise and clock.
          </p>
        </div>
        <nav aria-label="Years" className="flex flex-wrap gap-x-4 gap-y-1 text-small">
          <Link href={city.path} className="link">
            Today
          </Link>
          {yearsBeside(year).map((one) => (
            <Link key={one} href={yearPath(city.path, one)} className="link">
              {one}
            </Link>
          ))}
        </nav>
      </header>
      <StatStrip
        label="The year"
        stats={[
          { label: 'Festivals', value: agreed.length + parted.length, detail: `of all regions in ${year}` },
          { label: 'Same day in all', value: agreed.length, detail: 'safe to plan' },
          { label: 'Moved by the Surya Siddhanta', value: moved, detail: 'Bengal, Odisha, Assam, Nepal, purva' },
          { label: 'Moved by the Vakya', value: vakya, detail: 'most daily sheets of Tamil Nadu' },
        ]}
      />
      {leapMonths.length > 0 ? <LeapMonthCard year={year} months={leapMonths} /> : null}
      {parted.length > 0 ? <PartedCard rows={parted} /> : null}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <AgreedCard rows={agreed} />
        <div className="grid gap-5">
          <SchoolsCard books={found.books} />
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

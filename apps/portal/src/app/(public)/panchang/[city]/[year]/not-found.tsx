import { CitySearch } from '../../../../../site/panchang/find/city-search.tsx';
import { YEARS } from '../../../../../site/panchang/year/years.ts';
import { PageIntro } from '../../../../../site/landing/section.tsx';

/** 404 page for addresses of years. */
export default function YearNotFound() {
  return (
    <>
      <PageIntro
        title="No such city or year"
        lead={`Large cities have a page for each year from ${YEARS.first} to ${YEARS.last}, such as /panchang/delhi/2028. Search for a place by its name.`}
      />
      <div className="mx-auto max-w-7xl px-4 pt-7 sm:px-8">
        <CitySearch />
      </div>
    </>
  );
}

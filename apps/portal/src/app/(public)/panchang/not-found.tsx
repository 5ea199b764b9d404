import { CitySearch } from '../../../site/panchang/find/city-search.tsx';
import { PageIntro } from '../../../site/landing/section.tsx';

/** 404 page for addresses of places. */
export default function CityNotFound() {
  return (
    <>
      <PageIntro title="No such place" lead="The address names no place. Search for it by its name." />
      <div className="mx-auto max-w-7xl px-4 pt-7 sm:px-8">
        <CitySearch />
      </div>
    </>
  );
}

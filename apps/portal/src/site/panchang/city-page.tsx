import { CalendarDays } from '@graha/ui/icons/things.tsx';
import { YEARS_TEXT } from '@graha/catalog/request/target';
import { Link } from '@graha/ui/link.tsx';
import { entryPath } from '@graha/auth/core/return-path';
import { drawDay } from '@graha/catalog/pictures/draw';
import { askedOf } from '@graha/catalog/pictures/view';
import { viewOf } from '@graha/catalog/pictures/views/views';
import { ButtonLink } from '@graha/ui/button.tsx';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { Picture } from '@graha/ui/picture.tsx';
import { ScrollRegion } from '@graha/ui/table.tsx';
import { openPlaygroundPath, playgroundPath } from '../../shared/paths.ts';
import { referencePath } from '../reference/operations.ts';
import { type City, PANCHANG_PATH } from './city.ts';
import type { CityDay } from './city-day.ts';
import { CitySearch } from './find/city-search.tsx';
import { DayFacts, FestivalCard, LimbCard, WindowCard } from './day-cards.tsx';
import { dateWords } from './day-words.ts';
import { yearPath } from './year/years.ts';
import { FreshDate } from './fresh-date.tsx';
import { AlmanacCard } from './almanac-card.tsx';
import { ApiCard } from './api-card.tsx';
import { cityNameIn, festivalIn, pathIn, placeIn, termIn, wordsIn } from './words/in-language.ts';
import { LanguageLinks } from './words/language-links.tsx';
import type { PageLanguage } from './words/page-words.ts';

/** The panchang of today at a place, for people. */
export function CityPage({ city, day, language }: { city: City; day: CityDay; language: PageLanguage }) {
  const words = wordsIn(language).day;
  return (
    <div lang={language} data-print-page className="mx-auto grid max-w-7xl gap-7 px-4 pt-10 sm:px-8 md:pt-14">
      <StructuredData city={city} day={day} language={language} />
      <FreshDate date={day.date} zone={city.zone} />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-head md:text-[2.25rem]/10.5 md:tracking-[-0.03em]">
            {words.title(cityNameIn(language, city))}
          </h1>
          <p className="mt-2 text-read text-text-2">
            <time dateTime={day.date}>{dateWords(day.date, language)}</time>. {words.lead(placeIn(language, city), city.zone)}
          </p>
          <LanguageLinks language={language} path={city.path} />
        </div>
        <CitySearch language={language} />
      </header>
      <DayFacts day={day} language={language} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <LimbCard day={day} language={language} />
          <ChoghadiyaCard day={day} city={city} language={language} />
          <WindowCard day={day} language={language} />
          <AlmanacCard day={day} language={language} />
        </div>
        <div className="grid gap-5">
          <FestivalCard day={day} language={language} yearHref={yearHrefOf(city, day, language)} />
          <DayApi />
        </div>
      </div>
    </div>
  );
} // prettier-ignore

/** Only cities with their own address have pages of years. */
const yearHrefOf = ({ path }: City, { date }: CityDay, language: PageLanguage): string | null =>
  path.startsWith(`${PANCHANG_PATH}/place/`) ? null : pathIn(language, yearPath(path, Number(date.slice(0, 4))));

/** Without a needle for the current time, because the page is older than now. */
function ChoghadiyaCard({ day, city, language }: { day: CityDay; city: City; language: PageLanguage }) {
  const view = viewOf('panchang/choghadiya', day.choghadiya, askedOf({}));
  if (view?.kind !== 'day') return null;
  const title = wordsIn(language).day.choghadiya;
  const lanes = view.parts.lanes.map((lane) => ({
    ...lane,
    name: title,
    spans: lane.spans.map((span) => ({ ...span, name: termIn(language, 'ChoghadiyaName', span.name) })),
  }));
  const whose = `${day.date}, ${cityNameIn(language, city)}`;
  const picture = drawDay({ ...view.parts, lanes, title }, null, { id: 'day', whose });
  return (
    <Card aria-label={title} className="overflow-hidden">
      <CardHeader title={title} />
      <CardBody>
        <ScrollRegion label={title}>
          <Picture picture={picture} className="min-w-205" />
        </ScrollRegion>
      </CardBody>
    </Card>
  );
}

const FULL = 'panchang/full';
const MONTH = 'panchang/calendar-month';

const DayApi = () => (
  <ApiCard
    text={
      <>
        <code>POST /api/v1/{FULL}</code> gives this day to your program, for any place and any date from {YEARS_TEXT}.
      </>
    }
    button={
      <ButtonLink href={entryPath('/sign-up', playgroundPath(FULL))} variant="primary">
        Get a key
      </ButtonLink>
    }
    links={
      <>
        <li>
          <Link href={referencePath(FULL)} className="link">
            Reference of {FULL}
          </Link>
        </li>
        <li>
          <Link href={openPlaygroundPath(MONTH)} className="link inline-flex items-center gap-1.5">
            <CalendarDays aria-hidden="true" className="size-3.5" />A whole month, also as a picture
          </Link>
        </li>
        <li>
          <Link href="/docs/authentication#feeds" className="link">
            Festivals as a calendar feed
          </Link>
        </li>
      </>
    }
  />
);

/** Data for search engines: the place, the date and the festivals. It is not executed. */
function StructuredData({ city, day, language }: { city: City; day: CityDay; language: PageLanguage }) {
  const place = {
    '@type': 'Place',
    name: placeIn(language, city),
    geo: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
  };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: wordsIn(language).day.title(cityNameIn(language, city)),
    inLanguage: language,
    dateModified: day.date,
    about: place,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [...day.today, ...day.next].map((festival, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Event',
          name: festivalIn(language, festival),
          startDate: festival.date,
          endDate: festival.date,
          location: place,
        },
      })),
    },
  };
  // A `<` in a name could otherwise end the element.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}

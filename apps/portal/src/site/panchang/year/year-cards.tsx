import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { dateWords } from '../day-words.ts';
import { termIn, wordsIn } from '../words/in-language.ts';
import type { PageLanguage } from '../words/page-words.ts';
import type { CityYear, LeapMonth, YearFestival } from './city-year.ts';
import { COLUMNS } from './columns.ts';
import { AgreedList, PartedTable } from './festival-tables.tsx';
import { partedFestivals, shownFestival } from './shown-festival.ts';

type Localised = { language: PageLanguage };

/** The festivals on which the reckonings part, each with the reason in its second line. */
export function PartedCard({ rows, language }: { rows: readonly YearFestival[] } & Localised) {
  const words = wordsIn(language).year;
  return (
    <Card aria-labelledby="parted" className="overflow-hidden">
      <CardHeader id="parted" title={words.parted} />
      <PartedTable
        festivalWord={words.festival}
        columns={COLUMNS.map((id) => words.columns[id])}
        rows={partedFestivals(rows, language)}
      />
    </Card>
  );
}

/** Returns each month once, with the names of the columns that have it. */
function monthsTogether(
  months: readonly LeapMonth[],
  language: PageLanguage,
): (Omit<LeapMonth, 'column'> & { columns: string })[] {
  const { columns } = wordsIn(language).year;
  const keyOf = ({ name, from, to }: LeapMonth): string => `${name} ${from} ${to}`;
  return [...new Set(months.map(keyOf))].flatMap((key) => {
    const same = months.filter((month) => keyOf(month) === key);
    const [first] = same;
    return first === undefined ? [] : [{ ...first, columns: same.map(({ column }) => columns[column]).join(', ') }];
  });
}

/** Shown before the festivals, because one month more moves all festivals after it. */
export function LeapMonthCard({ year, months, language }: { year: number; months: readonly LeapMonth[] } & Localised) {
  const words = wordsIn(language).year;
  const without = COLUMNS.filter((id) => months.every(({ column }) => column !== id)).map((id) => words.columns[id]);
  const monthIn = (name: string): string => termIn(language, 'LunarMonthName', name);
  return (
    <Card aria-labelledby="leap">
      <CardHeader id="leap" title={words.leap(year)} />
      <CardBody className="grid gap-4">
        <p className="max-w-[60em] text-small text-text-2">{words.leapText}</p>
        <ul className="grid gap-1.5 text-small">
          {monthsTogether(months, language).map(({ columns, name, lost, from, to }) => (
            <li key={`${columns} ${from}`} className="flex flex-wrap gap-x-3">
              <span className="font-medium">{columns}</span>
              <span>
                {monthIn(name)}
                {lost === null ? '' : `, ${words.absorbs(monthIn(lost))}`},{' '}
                <time dateTime={from} className="text-brass tabular-nums">
                  {dateWords(from, language)}
                </time>{' '}
                {words.to}{' '}
                <time dateTime={to} className="text-brass tabular-nums">
                  {dateWords(to, language)}
                </time>
              </span>
            </li>
          ))}
          {without.length === 0 ? null : (
            <li className="text-text-2">
              {without.join(', ')}: {words.noSuchMonth}
            </li>
          )}
        </ul>
      </CardBody>
    </Card>
  );
}

/** Every festival with one day in all reckonings. */
export function AgreedCard({ rows, language }: { rows: readonly YearFestival[] } & Localised) {
  return (
    <Card aria-labelledby="agreed" className="overflow-hidden">
      <CardHeader id="agreed" title={wordsIn(language).year.agreedTitle} />
      <AgreedList rows={rows.map((row) => shownFestival(row, language))} />
    </Card>
  );
}

/** The printed almanacs of each reckoning. */
export function SchoolsCard({ books, language }: Pick<CityYear, 'books'> & Localised) {
  const words = wordsIn(language).year;
  return (
    <Card aria-labelledby="schools">
      <CardHeader id="schools" title={words.books} />
      <dl className="grid gap-3 p-4 text-small sm:p-5">
        {COLUMNS.map((id) => (
          <div key={id}>
            <dt className="font-medium">{words.columns[id]}</dt>
            <dd lang="en" className="text-text-2">
              {books[id].join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

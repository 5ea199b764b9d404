import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { Table, Td, Th } from '@graha/ui/table.tsx';
import { Fragment } from 'react';
import { dateWords, shortDate } from '../day-words.ts';
import { festivalIn, termIn, wordsIn } from '../words/in-language.ts';
import type { PageLanguage } from '../words/page-words.ts';
import type { CityYear, LeapMonth, YearFestival } from './city-year.ts';
import { type ColumnId, COLUMNS } from './columns.ts';

type Localised = { language: PageLanguage };

/** The names in the other languages of the pages beneath the one of this page. */
function OtherNames({ row, language }: { row: YearFestival } & Localised) {
  const names = { en: row.name, ...row.local };
  const shown = (['en', 'hi', 'ta'] as const).filter(
    (one) => one !== language && names[one] !== null && names[one] !== festivalIn(language, row),
  );
  if (shown.length === 0) return null;
  return (
    <span className="other-names">
      {shown.map((one, index) => (
        <Fragment key={one}>
          {index === 0 ? '' : ' · '}
          <span lang={one}>{names[one]}</span>
        </Fragment>
      ))}
    </span>
  );
}

const DateOf = ({ date, isOther, language }: { date: string | null; isOther: boolean } & Localised) =>
  date === null ? (
    <span className="text-text-3">{wordsIn(language).year.notKept}</span>
  ) : (
    <time dateTime={date} className={isOther ? 'other-day' : undefined}>
      {shortDate(date, language)}
    </time>
  );

/** The days of printed lists of holidays, with their regions: `Holiday by list: 15 Jan Andhra Pradesh, Tamil Nadu`. */
function Holidays({ holidays, language }: Pick<YearFestival, 'holidays'> & Localised) {
  if (holidays.length === 0) return null;
  return (
    <span className="other-names holidays">
      {wordsIn(language).year.holiday}{' '}
      {holidays.map(({ date, regions }, index) => (
        <Fragment key={date}>
          {index === 0 ? '' : '; '}
          <time dateTime={date}>{shortDate(date, language)}</time> {regions.join(', ')}
        </Fragment>
      ))}
    </span>
  );
}

const isOther = ({ dates }: YearFestival, id: ColumnId): boolean => dates[id] !== dates.drik;

/** Columns with the same date as one before are one line on a phone: `Sky (drik), Vakya 14 Jan`. */
function datesTogether({ dates }: YearFestival, language: PageLanguage): { names: string; date: string | null }[] {
  const { columns } = wordsIn(language).year;
  const together = new Map<string | null, string[]>();
  for (const id of COLUMNS) together.set(dates[id], [...(together.get(dates[id]) ?? []), columns[id]]);
  return [...together].map(([date, names]) => ({ date, names: names.join(', ') }));
}

/** The festivals on which the reckonings part, each with the reason in its second line. */
export function PartedCard({ rows, language }: { rows: readonly YearFestival[] } & Localised) {
  const words = wordsIn(language).year;
  // A leap month moves twenty festivals; its sentence is printed once.
  const firstOf = new Map(rows.toReversed().flatMap((row) => row.reasons[language].map((reason) => [reason, row])));
  return (
    <Card aria-labelledby="parted" className="overflow-hidden">
      <CardHeader id="parted" title={words.parted} />
      <Table className="parted">
        <thead>
          <tr>
            <Th>{words.festival}</Th>
            {COLUMNS.map((id) => (
              <Th key={id} wide>
                {words.columns[id]}
              </Th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={`${row.id} ${Object.values(row.dates).join()}`}>
            <tr>
              <th scope="row" className="cell">
                {festivalIn(language, row)}
                <OtherNames row={row} language={language} />
                <span className="phone-dates">
                  {datesTogether(row, language).map(({ names, date }) => (
                    <span key={names}>
                      <span>{names}</span>
                      <span>
                        <DateOf date={date} isOther={date !== row.dates.drik} language={language} />
                      </span>
                    </span>
                  ))}
                </span>
              </th>
              {COLUMNS.map((id) => (
                <Td key={id} wide>
                  <DateOf date={row.dates[id]} isOther={isOther(row, id)} language={language} />
                </Td>
              ))}
            </tr>
            <tr>
              <td colSpan={COLUMNS.length + 1} className="cell">
                <Holidays holidays={row.holidays} language={language} />
                {row.reasons[language].map((reason) => (
                  <Reason key={reason} reason={reason} first={firstOf.get(reason)} row={row} language={language} />
                ))}
              </td>
            </tr>
          </tbody>
        ))}
      </Table>
    </Card>
  );
}

type ReasonProps = { reason: string; first: YearFestival | undefined; row: YearFestival } & Localised;

const Reason = ({ reason, first, row, language }: ReasonProps) =>
  first === undefined || first.name === row.name ? (
    <p>{reason}</p>
  ) : (
    <p>{wordsIn(language).year.sameReason(festivalIn(language, first))}</p>
  );

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
      <ul className="agreed grid gap-x-8 p-4 text-small sm:grid-cols-2 sm:p-5">
        {rows.map((row) => (
          <li key={`${row.id} ${row.dates.drik}`}>
            <span>
              {festivalIn(language, row)}
              <OtherNames row={row} language={language} />
              <Holidays holidays={row.holidays} language={language} />
            </span>
            {row.dates.drik === null ? null : (
              <time dateTime={row.dates.drik}>{shortDate(row.dates.drik, language)}</time>
            )}
          </li>
        ))}
      </ul>
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

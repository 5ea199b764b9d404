import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { Table, Td, Th } from '@graha/ui/table.tsx';
import { dateWords, shortDate } from '../day-words.ts';
import { type CityYear, type ColumnId, COLUMNS, type LeapMonth, type YearFestival } from './city-year.ts';

/** The name in Hindi and in Tamil beneath the one in Latin letters. */
function LocalNames({ local: { hi, ta } }: Pick<YearFestival, 'local'>) {
  if (hi === null && ta === null) return null;
  return (
    <span className="block text-micro font-normal text-text-3">
      {hi === null ? null : <span lang="hi">{hi}</span>}
      {hi === null || ta === null ? null : ' · '}
      {ta === null ? null : <span lang="ta">{ta}</span>}
    </span>
  );
}

const DateOf = ({ date, isOther }: { date: string | null; isOther: boolean }) =>
  date === null ? (
    <span className="text-text-3">not kept</span>
  ) : (
    <time dateTime={date} className={isOther ? 'font-medium text-brass' : undefined}>
      {shortDate(date)}
    </time>
  );

/** The days of printed lists of holidays, with their regions: `Holiday by list: 15 Jan Andhra Pradesh, Tamil Nadu`. */
function Holidays({ holidays }: Pick<YearFestival, 'holidays'>) {
  if (holidays.length === 0) return null;
  return (
    <span className="block text-micro font-normal text-text-2">
      Holiday by list:{' '}
      {holidays.map(({ date, regions }, index) => (
        <span key={date}>
          {index === 0 ? '' : '; '}
          <time dateTime={date} className="tabular-nums">
            {shortDate(date)}
          </time>{' '}
          {regions.join(', ')}
        </span>
      ))}
    </span>
  );
}

const isOther = ({ dates }: YearFestival, id: ColumnId): boolean => dates[id] !== dates.drik;

/** Columns with the same date as one before are one line on a phone: `Sky (drik), Vakya 14 Jan`. */
function datesTogether({ dates }: YearFestival): { names: string; date: string | null }[] {
  const together = new Map<string | null, string[]>();
  for (const { id, name } of COLUMNS) together.set(dates[id], [...(together.get(dates[id]) ?? []), name]);
  return [...together].map(([date, names]) => ({ date, names: names.join(', ') }));
}

/** The festivals on which the reckonings part, each with the reason in its second line. */
export function PartedCard({ rows }: { rows: readonly YearFestival[] }) {
  // A leap month moves twenty festivals; its sentence is printed once.
  const firstOf = new Map(rows.toReversed().flatMap(({ name, reasons }) => reasons.map((reason) => [reason, name])));
  return (
    <Card aria-labelledby="parted" className="overflow-hidden">
      <CardHeader id="parted" title="Where almanacs part" />
      <Table>
        <thead>
          <tr>
            <Th>Festival</Th>
            {COLUMNS.map(({ id, name }) => (
              <Th key={id} wide>
                {name}
              </Th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={`${row.id} ${Object.values(row.dates).join()}`} className="border-b border-line last:border-0">
            <tr>
              <th scope="row" className="cell w-1/3 border-0 pb-0 align-top font-medium">
                {row.name}
                <LocalNames local={row.local} />
                <span className="mt-1.5 grid gap-0.5 font-normal md:hidden">
                  {datesTogether(row).map(({ names, date }) => (
                    <span key={names} className="flex justify-between gap-4">
                      <span className="text-text-2">{names}</span>
                      <span className="shrink-0 tabular-nums">
                        <DateOf date={date} isOther={date !== row.dates.drik} />
                      </span>
                    </span>
                  ))}
                </span>
              </th>
              {COLUMNS.map(({ id }) => (
                <Td key={id} wide className="border-0 pb-0 align-top whitespace-nowrap tabular-nums">
                  <DateOf date={row.dates[id]} isOther={isOther(row, id)} />
                </Td>
              ))}
            </tr>
            <tr>
              <td colSpan={COLUMNS.length + 1} className="cell border-0 pt-1 text-text-2">
                <Holidays holidays={row.holidays} />
                {row.reasons.map((reason) => (
                  <p key={reason} className="max-w-[60em]">
                    {firstOf.get(reason) === row.name ? reason : `For the same reason as ${firstOf.get(reason)}.`}
                  </p>
                ))}
              </td>
            </tr>
          </tbody>
        ))}
      </Table>
    </Card>
  );
}

const nameOf = (id: ColumnId): string => COLUMNS.find((column) => column.id === id)?.name ?? id;

/** Returns each month once, with the names of the columns that have it. */
function monthsTogether(months: readonly LeapMonth[]): (Omit<LeapMonth, 'column'> & { columns: string })[] {
  const keyOf = ({ name, from, to }: LeapMonth): string => `${name} ${from} ${to}`;
  return [...new Set(months.map(keyOf))].flatMap((key) => {
    const same = months.filter((month) => keyOf(month) === key);
    const [first] = same;
    return first === undefined ? [] : [{ ...first, columns: same.map(({ column }) => nameOf(column)).join(', ') }];
  });
}

/** Shown before the festivals, because one month more moves all festivals after it. */
export function LeapMonthCard({ year, months }: { year: number; months: readonly LeapMonth[] }) {
  const without = COLUMNS.filter(({ id }) => months.every(({ column }) => column !== id)).map(({ name }) => name);
  return (
    <Card aria-labelledby="leap">
      <CardHeader id="leap" title={`${year} has another calendar by the Surya Siddhanta`} />
      <CardBody className="grid gap-4">
        <p className="max-w-[60em] text-small text-text-2">
          A lunar month in which the Sun enters no sign is a leap month (adhika); one in which he enters two loses a
          name (kshaya). The Suns of the reckonings enter the signs up to 16 hours apart, so a new moon between two such
          entries gives one of them a leap month that the other does not have. The festivals after it are a month apart
          until a lost month brings the calendars together again.
        </p>
        <ul className="grid gap-1.5 text-small">
          {monthsTogether(months).map(({ columns, name, lost, from, to }) => (
            <li key={`${columns} ${from}`} className="flex flex-wrap gap-x-3">
              <span className="font-medium">{columns}</span>
              <span>
                {name}
                {lost === null ? '' : `, kshaya: it absorbs ${lost}`},{' '}
                <time dateTime={from} className="text-brass tabular-nums">
                  {dateWords(from)}
                </time>{' '}
                to{' '}
                <time dateTime={to} className="text-brass tabular-nums">
                  {dateWords(to)}
                </time>
              </span>
            </li>
          ))}
          {without.length === 0 ? null : <li className="text-text-2">{without.join(', ')}: no such month.</li>}
        </ul>
      </CardBody>
    </Card>
  );
}

/** Every festival with one day in all reckonings. */
export function AgreedCard({ rows }: { rows: readonly YearFestival[] }) {
  return (
    <Card aria-labelledby="agreed" className="overflow-hidden">
      <CardHeader id="agreed" title="The same day in every almanac" />
      <ul className="grid gap-x-8 p-4 text-small sm:grid-cols-2 sm:p-5">
        {rows.map(({ id, name, local, dates: { drik }, holidays }) => (
          <li key={`${id} ${drik}`} className="flex justify-between gap-4 border-b border-line py-1.5">
            <span>
              {name}
              <LocalNames local={local} />
              <Holidays holidays={holidays} />
            </span>
            {drik === null ? null : (
              <time dateTime={drik} className="shrink-0 text-text-2 tabular-nums">
                {shortDate(drik)}
              </time>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The printed almanacs of each reckoning. */
export function SchoolsCard({ books }: Pick<CityYear, 'books'>) {
  return (
    <Card aria-labelledby="schools">
      <CardHeader id="schools" title="Which one is mine?" />
      <dl className="grid gap-3 p-4 text-small sm:p-5">
        {COLUMNS.map(({ id, name }) => (
          <div key={id}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-text-2">{books[id].join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

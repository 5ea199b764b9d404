'use client';

import { Table, Td, Th } from '@graha/ui/table.tsx';
import { Fragment } from 'react';
import type { PartedFestival, ShownDate, ShownFestival } from './shown-festival.ts';

// Client components: the data of the page then has each festival as its texts, and not as elements with their classes.

type PartedTableProps = { festivalWord: string; columns: readonly string[]; rows: readonly PartedFestival[] };

/** The dates of each festival by column, with the reason of their difference in a second line. */
export const PartedTable = ({ festivalWord, columns, rows }: PartedTableProps) => (
  <Table className="parted">
    <thead>
      <tr>
        <Th>{festivalWord}</Th>
        {columns.map((name) => (
          <Th key={name} wide>
            {name}
          </Th>
        ))}
      </tr>
    </thead>
    {rows.map((row) => (
      <tbody key={row.key}>
        <tr>
          <th scope="row" className="cell">
            {row.name}
            <OtherNames row={row} />
            <span className="phone-dates">
              {together(row, columns).map(({ names, date }) => (
                <span key={names}>
                  <span>{names}</span>
                  <span>
                    <DateOf date={date} />
                  </span>
                </span>
              ))}
            </span>
          </th>
          {row.dates.map((date, index) => (
            <Td key={columns[index]} wide>
              <DateOf date={date} />
            </Td>
          ))}
        </tr>
        <tr>
          <td colSpan={columns.length + 1} className="cell">
            <Holidays row={row} />
            {row.reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </td>
        </tr>
      </tbody>
    ))}
  </Table>
);

/** Festivals with one day in all columns. */
export const AgreedList = ({ rows }: { rows: readonly ShownFestival[] }) => (
  <ul className="agreed grid gap-x-8 p-4 text-small sm:grid-cols-2 sm:p-5">
    {rows.map((row) => (
      <li key={row.key}>
        <span>
          {row.name}
          <OtherNames row={row} />
          <Holidays row={row} />
        </span>
        {row.dates[0] === undefined ? null : <DateOf date={row.dates[0]} />}
      </li>
    ))}
  </ul>
);

/** Columns with the same date as one before are one line on a phone: `Sky (drik), Vakya 14 Jan`. */
function together({ dates }: ShownFestival, columns: readonly string[]): { names: string; date: ShownDate }[] {
  const isSame = (one: ShownDate, other: ShownDate): boolean => one.iso === other.iso;
  return dates
    .filter((date, index) => dates.findIndex((other) => isSame(date, other)) === index)
    .map((date) => ({ date, names: columns.filter((_, index) => isSame(date, dates[index] ?? date)).join(', ') }));
}

const DateOf = ({ date: { text, iso, isOther } }: { date: ShownDate }) =>
  iso === undefined ? (
    <span className="text-text-3">{text}</span>
  ) : (
    <time dateTime={iso} className={isOther ? 'other-day' : undefined}>
      {text}
    </time>
  );

/** Names in other languages beneath the one of this page. */
const OtherNames = ({ row: { others } }: { row: ShownFestival }) =>
  others.length === 0 ? null : (
    <span className="other-names">
      {others.map(({ language, name }, index) => (
        <Fragment key={language}>
          {index === 0 ? '' : ' · '}
          <span lang={language}>{name}</span>
        </Fragment>
      ))}
    </span>
  );

/** `Holiday by list: 15 Jan Andhra Pradesh, Tamil Nadu`. */
const Holidays = ({ row: { holidayWord, holidays } }: { row: ShownFestival }) =>
  holidays.length === 0 ? null : (
    <span className="other-names holidays">
      {holidayWord}{' '}
      {holidays.map(({ date, regions }, index) => (
        <Fragment key={date.text}>
          {index === 0 ? '' : '; '}
          <DateOf date={date} /> {regions}
        </Fragment>
      ))}
    </span>
  );

import type { ReactNode } from 'react';
import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { Link } from '@graha/ui/link.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import type { CityDay, Festival } from './city-day.ts';
import { clockWords, shortDate } from './day-words.ts';

type DayProps = { day: CityDay };

const Clock = ({ iso, date }: { iso: string; date: string }) => <time dateTime={iso}>{clockWords(iso, date)}</time>;

const NO_SUN = 'Not on this day';

/** Returns the time, or a text if the Sun or the Moon does not rise or set. */
const clockOr = (iso: string | null, date: string, none: string): ReactNode =>
  iso === null ? none : <Clock iso={iso} date={date} />;

export function DayFacts({ day: { full, date } }: DayProps) {
  const { calendar } = full;
  return (
    <StatStrip
      label="The day"
      stats={[
        {
          label: 'Tithi',
          value: `${full.tithi.paksha} ${full.tithi.name}`,
          detail: (
            <>
              until <Clock iso={full.tithi.end} date={date} />; {calendar.lunar_month.name} (amanta)
            </>
          ),
        },
        {
          label: 'Nakshatra',
          value: full.nakshatra.name,
          detail: (
            <>
              until <Clock iso={full.nakshatra.end} date={date} />
            </>
          ),
        },
        {
          label: 'Sunrise',
          value: clockOr(full.sunrise, date, NO_SUN),
          detail: <>Sunset {clockOr(full.sunset, date, NO_SUN.toLowerCase())}</>,
        },
        {
          label: 'Moonrise',
          value: clockOr(full.moonrise ?? full.next_moonrise, date, NO_SUN),
          detail: <>Moonset {clockOr(full.moonset ?? full.next_moonset, date, NO_SUN.toLowerCase())}</>,
        },
      ]}
    />
  );
}

type Named = { name: string; start: string; end: string; paksha?: string };

/** Every limb of the panchang with a part of the day from sunrise to sunrise. */
export function LimbCard({ day: { full, date } }: DayProps) {
  const lists: [string, readonly Named[]][] = [
    ['Tithi', full.day_list.tithi],
    ['Nakshatra', full.day_list.nakshatra],
    ['Yoga', full.day_list.yoga],
    ['Karana', full.day_list.karana],
  ];
  const rows = lists.flatMap(([limb, spans]) => spans.map((span) => ({ limb, ...span })));
  return (
    <Card aria-labelledby="limbs" className="overflow-hidden">
      <CardHeader id="limbs" title="Tithi, nakshatra, yoga and karana" />
      <Table>
        <thead>
          <tr>
            <Th>Limb</Th>
            <Th>Name</Th>
            <Th numeric>Until</Th>
          </tr>
        </thead>
        <tbody>
          <Tr>
            <RowHeader>Vara</RowHeader>
            <Td>
              {full.vara.name}, {full.vara.sanskrit}
            </Td>
            <Td numeric>
              <Clock iso={full.vara.end} date={date} />
            </Td>
          </Tr>
          {rows.map(({ limb, name, paksha, start, end }) => (
            <Tr key={`${limb} ${start}`}>
              <RowHeader>{limb}</RowHeader>
              <Td>{paksha === undefined ? name : `${paksha} ${name}`}</Td>
              <Td numeric>
                <Clock iso={end} date={date} />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

const TONES = { good: 'ok', bad: 'bad' } as const;

/** Rahu Kaal, Abhijit and the other windows, each with its meaning. */
export function WindowCard({ day: { full, date } }: DayProps) {
  if (full.windows.length === 0) return null;
  return (
    <Card aria-labelledby="windows" className="overflow-hidden">
      <CardHeader id="windows" title="Rahu Kaal, Abhijit and other times" />
      <Table>
        <thead>
          <tr>
            <Th>Time</Th>
            <Th>Name</Th>
            <Th>Quality</Th>
          </tr>
        </thead>
        <tbody>
          {full.windows.map(({ name, quality, start, end }) => (
            <Tr key={`${name} ${start}`}>
              <RowHeader className="font-mono tabular-nums">
                <Clock iso={start} date={date} /> – <Clock iso={end} date={date} />
              </RowHeader>
              <Td>{name}</Td>
              <Td>
                {quality === 'good' || quality === 'bad' ? <Badge tone={TONES[quality]}>{quality}</Badge> : quality}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

/** The festivals of today and the next five. */
export function FestivalCard({ day: { today, next, date }, yearHref }: DayProps & { yearHref: string | null }) {
  return (
    <Card aria-labelledby="festivals">
      <CardHeader id="festivals" title="Festivals" />
      <div className="grid gap-4 p-4 sm:p-5">
        {today.length === 0 ? (
          <p className="text-small text-text-2">No festival today.</p>
        ) : (
          <ul className="grid gap-1">
            {today.map(({ id, name }) => (
              <li key={id} className="font-medium">
                {name}
              </li>
            ))}
          </ul>
        )}
        <FestivalList festivals={next} />
        {yearHref === null ? null : (
          <Link href={yearHref} className="link text-small">
            {date.slice(0, 4)}, by every almanac
          </Link>
        )}
      </div>
    </Card>
  );
}

const FestivalList = ({ festivals }: { festivals: readonly Festival[] }) => (
  <ul aria-label="Next" className="grid gap-2 text-small">
    {festivals.map(({ id, name, date }) => (
      <li key={`${id} ${date}`} className="flex justify-between gap-4">
        <span>{name}</span>
        <time dateTime={date} className="shrink-0 text-text-2 tabular-nums">
          {shortDate(date)}
        </time>
      </li>
    ))}
  </ul>
);

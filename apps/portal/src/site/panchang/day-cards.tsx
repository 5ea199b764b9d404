import type { ReactNode } from 'react';
import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { Link } from '@graha/ui/link.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import type { CityDay } from './city-day.ts';
import { clockWords, shortDate } from './day-words.ts';
import { festivalIn, termIn, tithiIn, wordsIn } from './words/in-language.ts';
import type { PageLanguage } from './words/page-words.ts';

type DayProps = { day: CityDay; language: PageLanguage };

type ClockProps = { iso: string; date: string; language: PageLanguage };

const Clock = ({ iso, date, language }: ClockProps) => <time dateTime={iso}>{clockWords(iso, date, language)}</time>;

/** `until 14:22`, in the order of the language. */
function Until(clock: ClockProps) {
  const [before, after] = wordsIn(clock.language).day.until;
  return (
    <>
      {before}
      <Clock {...clock} />
      {after}
    </>
  );
}

export function DayFacts({ day: { full, date }, language }: DayProps) {
  const { calendar } = full;
  const words = wordsIn(language).day;
  /** The time, or a text if the Sun or the Moon does not rise or set. */
  const clockOr = (iso: string | null): ReactNode =>
    iso === null ? words.notOnThisDay : <Clock iso={iso} date={date} language={language} />;
  return (
    <StatStrip
      label={words.facts}
      stats={[
        {
          label: words.tithi,
          value: tithiIn(language, full.tithi),
          detail: (
            <>
              <Until iso={full.tithi.end} date={date} language={language} />;{' '}
              {termIn(language, 'LunarMonthName', calendar.lunar_month.name)} ({words.amanta})
            </>
          ),
        },
        {
          label: words.nakshatra,
          value: termIn(language, 'NakshatraName', full.nakshatra.name),
          detail: <Until iso={full.nakshatra.end} date={date} language={language} />,
        },
        {
          label: words.sunrise,
          value: clockOr(full.sunrise),
          detail: (
            <>
              {words.sunset} {clockOr(full.sunset)}
            </>
          ),
        },
        {
          label: words.moonrise,
          value: clockOr(full.moonrise ?? full.next_moonrise),
          detail: (
            <>
              {words.moonset} {clockOr(full.moonset ?? full.next_moonset)}
            </>
          ),
        },
      ]}
    />
  );
}

/** Every limb of the panchang with a part of the day from sunrise to sunrise. */
export function LimbCard({ day: { full, date }, language }: DayProps) {
  const words = wordsIn(language).day;
  const { tithi, nakshatra, yoga, karana } = full.day_list;
  const rows = [
    ...tithi.map((span) => ({ limb: words.tithi, name: tithiIn(language, span), ...timesOf(span) })),
    ...nakshatra.map((span) => ({
      limb: words.nakshatra,
      name: termIn(language, 'NakshatraName', span.name),
      ...timesOf(span),
    })),
    ...yoga.map((span) => ({ limb: words.yoga, name: termIn(language, 'NityaYogaName', span.name), ...timesOf(span) })),
    ...karana.map((span) => ({
      limb: words.karana,
      name: termIn(language, 'KaranaName', span.name),
      ...timesOf(span),
    })),
  ];
  return (
    <Card aria-labelledby="limbs" className="overflow-hidden">
      <CardHeader id="limbs" title={words.limbs} />
      <Table>
        <thead>
          <tr>
            <Th>{words.limb}</Th>
            <Th>{words.name}</Th>
            <Th numeric>{words.untilHead}</Th>
          </tr>
        </thead>
        <tbody>
          <Tr>
            <RowHeader>{words.vara}</RowHeader>
            <Td>
              {termIn(language, 'WeekdayName', full.vara.name)}
              {language === 'en' ? `, ${full.vara.sanskrit}` : null}
            </Td>
            <Td numeric>
              <Clock iso={full.vara.end} date={date} language={language} />
            </Td>
          </Tr>
          {rows.map(({ limb, name, start, end }) => (
            <Tr key={`${limb} ${start}`}>
              <RowHeader>{limb}</RowHeader>
              <Td>{name}</Td>
              <Td numeric>
                <Clock iso={end} date={date} language={language} />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

const timesOf = ({ start, end }: { start: string; end: string }) => ({ start, end });

const TONES = { good: 'ok', bad: 'bad' } as const;

/** Rahu Kaal, Abhijit and the other windows, each with its meaning. */
export function WindowCard({ day: { full, date }, language }: DayProps) {
  if (full.windows.length === 0) return null;
  const words = wordsIn(language);
  return (
    <Card aria-labelledby="windows" className="overflow-hidden">
      <CardHeader id="windows" title={words.day.windows} />
      <Table>
        <thead>
          <tr>
            <Th>{words.day.time}</Th>
            <Th>{words.day.name}</Th>
            <Th>{words.day.quality}</Th>
          </tr>
        </thead>
        <tbody>
          {full.windows.map(({ name, quality, start, end }) => {
            const meaning = words.terms[quality] ?? quality;
            return (
              <Tr key={`${name} ${start}`}>
                <RowHeader className="font-mono tabular-nums">
                  <Clock iso={start} date={date} language={language} /> –{' '}
                  <Clock iso={end} date={date} language={language} />
                </RowHeader>
                <Td>{termIn(language, 'MuhurtaName', name)}</Td>
                <Td>
                  {quality === 'good' || quality === 'bad' ? <Badge tone={TONES[quality]}>{meaning}</Badge> : meaning}
                </Td>
              </Tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}

/** The festivals of today and the next five. */
export function FestivalCard({ day, language, yearHref }: DayProps & { yearHref: string | null }) {
  const words = wordsIn(language).day;
  return (
    <Card aria-labelledby="festivals">
      <CardHeader id="festivals" title={words.festivals} />
      <div className="grid gap-4 p-4 sm:p-5">
        {day.today.length === 0 ? (
          <p className="text-small text-text-2">{words.noFestival}</p>
        ) : (
          <ul className="grid gap-1">
            {day.today.map((festival) => (
              <li key={festival.id} className="font-medium">
                {festivalIn(language, festival)}
              </li>
            ))}
          </ul>
        )}
        <ul aria-label={words.next} className="grid gap-2 text-small">
          {day.next.map((festival) => (
            <li key={`${festival.id} ${festival.date}`} className="flex justify-between gap-4">
              <span>{festivalIn(language, festival)}</span>
              <time dateTime={festival.date} className="shrink-0 text-text-2 tabular-nums">
                {shortDate(festival.date, language)}
              </time>
            </li>
          ))}
        </ul>
        {yearHref === null ? null : (
          <Link href={yearHref} className="link text-small">
            {words.byEveryAlmanac(day.date.slice(0, 4))}
          </Link>
        )}
      </div>
    </Card>
  );
}

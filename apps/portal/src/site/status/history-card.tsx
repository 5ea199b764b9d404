import type { StatusDay } from '@graha/store/requests/status';
import { Card, CardBody, CardFooter, CardHeader } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count } from '@graha/domain/core/format';
import { cn } from '@graha/ui/cn.ts';
import { msWords, shareWords, stateOf, type DayState, uptimeShare } from '../../shared/uptime.ts';

/** Ninety days of the API with one mark per day, and the same data as a table. */
export function HistoryCard({ days }: { days: readonly StatusDay[] }) {
  const share = uptimeShare(days);
  const watched = days.filter((day) => uptimeShare([day]) !== null);
  if (share === null) {
    return (
      <Card aria-label={`The last ${days.length} days`}>
        <CardHeader title={`The last ${days.length} days`} />
        <CardBody>
          <UptimeRuler days={days} />
          <p className="mt-4 max-w-[40em] text-read text-text-2">
            Nothing has been watched yet. The worker looks at the API once a minute; the first mark appears when its
            first minute is over.
          </p>
        </CardBody>
      </Card>
    );
  }
  return (
    <Card aria-label={`The last ${days.length} days`} className="overflow-hidden">
      <CardHeader
        title={`The last ${days.length} days`}
        actions={<span className="font-mono text-small">{`${shareWords(share)} up`}</span>}
      />
      <CardBody>
        <UptimeRuler days={days} />
      </CardBody>
      <details className="border-t border-line">
        <summary className="cursor-pointer px-4 py-2.5 text-small text-text-2 -outline-offset-2 hover:text-text sm:px-5">
          Show as table
        </summary>
        <DayTable days={watched.toReversed()} />
      </details>
      <CardFooter className="text-small text-text-3">{`Of the minutes that were watched, on ${watched.length} ${watched.length === 1 ? 'day' : 'days'}. The worker asks the API once a minute. Unmonitored minutes are excluded.`}</CardFooter>
    </Card>
  );
}

function DayTable({ days }: { days: readonly StatusDay[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>Day, UTC</Th>
          <Th numeric>Up</Th>
          <Th numeric>Minutes down</Th>
          <Th numeric wide>
            Calls
          </Th>
          <Th numeric wide>
            p50
          </Th>
          <Th numeric wide>
            p95
          </Th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <Tr key={day.day}>
            <RowHeader className="font-mono text-micro! font-normal!">{day.day}</RowHeader>
            <Td numeric>{shareWords(uptimeShare([day]) ?? 0)}</Td>
            <Td numeric>{count(day.downMinutes)}</Td>
            <Td numeric wide>
              {count(day.calls)}
            </Td>
            <Td numeric wide>
              {msWords(day.p50Ms)}
            </Td>
            <Td numeric wide>
              {msWords(day.p95Ms)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Height repeats the meaning of the colour. */
const MARKS: Readonly<Record<DayState, string>> = {
  up: 'h-10 bg-ok',
  some: 'h-7 bg-warn',
  down: 'h-4 bg-bad',
  unwatched: 'h-1 bg-line-strong',
};

function UptimeRuler({ days }: { days: readonly StatusDay[] }) {
  const share = uptimeShare(days);
  const label =
    share === null ? 'not watched' : `${shareWords(share)} up over the last ${days.length} days, one mark a day`;
  return (
    <figure>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A picture made of elements. */}
      <div role="img" aria-label={label} className="flex h-10 items-end gap-px sm:gap-0.75">
        {days.map((day) => (
          <span
            key={day.day}
            title={titleOf(day)}
            className={cn('min-w-0 flex-1 rounded-[1px]', MARKS[stateOf(day)])}
          />
        ))}
      </div>
      <figcaption className="mt-2 flex justify-between border-t border-line pt-1.5 font-mono text-micro text-text-3">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </figcaption>
    </figure>
  );
}

function titleOf(day: StatusDay): string {
  const share = uptimeShare([day]);
  return `${day.day}: ${share === null ? 'not watched' : `${shareWords(share)} up`}`;
}

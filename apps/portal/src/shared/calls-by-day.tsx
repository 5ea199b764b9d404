import { useId, type ReactNode } from 'react';
import { cn } from '@graha/ui/cn.ts';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count, dayAndMonth, inCredits, plural } from '@graha/domain/core/format';
import { BarPlot, axisOf } from './bar-plot.tsx';

type Days = readonly { day: string; calls: number; credits: number }[];

/** @param timezone the time zone in which days begin */
export function CallsByDay({ days, timezone, badge }: { days: Days; timezone: string; badge?: ReactNode }) {
  const id = useId();
  const axis = axisOf(Math.max(...days.map(({ calls }) => calls)));
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title="Calls by day" actions={badge} />
      <CardBody className="grid gap-4">
        <Bars days={days} axis={axis} label={`Calls by day, the last 21 days. ${sentenceOf(days)}`} />
        <p className="text-small text-text-2">{sentenceOf(days)}</p>
        <details className="text-small">
          <summary className="link w-fit cursor-pointer">Show as table</summary>
          <DayTable days={days} timezone={timezone} />
        </details>
      </CardBody>
    </Card>
  );
}

function DayTable({ days, timezone }: { days: Days; timezone: string }) {
  return (
    <Table className="mt-3">
      <thead>
        <tr>
          <Th>{`Day, ${timezone}`}</Th>
          <Th numeric>Calls</Th>
          <Th numeric>Credits</Th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, calls, credits }) => (
          <Tr key={day}>
            <RowHeader>{dayAndMonth(new Date(day))}</RowHeader>
            <Td numeric>{count(calls)}</Td>
            <Td numeric>{count(credits)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function sentenceOf(days: Days): string {
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  const peak = days.reduce((most, day) => (day.calls > most.calls ? day : most));
  return total === 0
    ? 'No calls in these 21 days.'
    : `${plural(total, 'call', 'calls')} in 21 days. Most on ${dayAndMonth(new Date(peak.day))}: ${count(peak.calls)}.`;
}

const LABEL_EVERY = 5;
/** Share of a day's width; the rest is the gap between two bars. */
const BAR_WIDTH = 0.72;

/** Today's bar is brass. */
function Bars({ days, axis, label }: { days: Days; axis: number[]; label: string }) {
  const top = axis.at(-1) ?? 1;
  const bars = days.map((day, index) => (
    <Bar key={day.day} day={day} index={index} top={top} today={index === days.length - 1} />
  ));
  return (
    <BarPlot axis={axis} slots={days.length} label={label} height="h-42" bars={bars}>
      <Ruler days={days} />
    </BarPlot>
  );
}

function Bar({ day, index, top, today }: { day: Days[number]; index: number; top: number; today: boolean }) {
  const height = (day.calls / top) * 100;
  return (
    <g className="group/bar">
      <title>{`${dayAndMonth(new Date(day.day))}: ${plural(day.calls, 'call', 'calls')}, ${inCredits(day.credits)}`}</title>
      <rect x={index} width={1} height={100} className="fill-transparent group-hover/bar:fill-sunken" />
      <rect
        x={index + (1 - BAR_WIDTH) / 2}
        y={100 - height}
        width={BAR_WIDTH}
        height={height}
        fill={today ? 'var(--brass-mark)' : 'var(--chart-1)'}
      />
    </g>
  );
}

/** A tick for each day, longer at a date; a phone shows every second date. */
function Ruler({ days }: { days: Days }) {
  const last = days.length - 1;
  const labelled = (index: number) => (last - index) % LABEL_EVERY === 0;
  const ticks = days.map((_, index) => `M${index + 0.5} 0v${labelled(index) ? 7 : 4}`).join('');
  return (
    <div aria-hidden="true" className="relative col-start-2 h-7 font-mono text-[0.6875rem]/4 text-text-3">
      <svg viewBox={`0 0 ${days.length} 7`} preserveAspectRatio="none" className="h-1.75 w-full overflow-visible">
        <path d={ticks} stroke="var(--text-3)" vectorEffect="non-scaling-stroke" />
      </svg>
      {days.map(({ day }, index) =>
        labelled(index) ? (
          <span
            key={day}
            style={{ left: `${((index + 0.5) / days.length) * 100}%` }}
            className={cn(
              'absolute top-2.5 whitespace-nowrap',
              index === last ? '-translate-x-[85%] text-brass' : '-translate-x-1/2',
              ((last - index) / LABEL_EVERY) % 2 === 1 && 'max-sm:hidden',
            )}
          >
            {dayAndMonth(new Date(day))}
          </span>
        ) : null,
      )}
    </div>
  );
}

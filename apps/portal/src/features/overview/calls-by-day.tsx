import { useId, type ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { count, dayAndMonth } from '../workspace/format.ts';
import { axisOf } from './axis.ts';
import { Bars } from './bars.tsx';
import type { Summary } from './summary.ts';
import { OVERVIEW_TEXT } from './text.ts';

const { chart: TEXT } = OVERVIEW_TEXT;

type Days = Pick<Summary, 'days'>;

export function CallsByDay({ days, badge }: Days & { badge?: ReactNode }) {
  const id = useId();
  const axis = axisOf(Math.max(...days.map(({ calls }) => calls)));
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={TEXT.title} actions={badge} />
      <CardBody className="grid gap-4">
        <Bars days={days} axis={axis} label={TEXT.picture} description={sentenceOf(days)} />
        <p className="text-small text-text-2">{sentenceOf(days)}</p>
        <details className="text-small">
          <summary className="link w-fit cursor-pointer">{TEXT.showTable}</summary>
          <DayTable days={days} />
        </details>
      </CardBody>
    </Card>
  );
}

function DayTable({ days }: Days) {
  return (
    <Table className="mt-3">
      <thead>
        <tr>
          <Th>{TEXT.day}</Th>
          <Th numeric>{TEXT.calls}</Th>
          <Th numeric>{TEXT.credits}</Th>
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

function sentenceOf(days: Days['days']): string {
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  const peak = days.reduce((most, day) => (day.calls > most.calls ? day : most));
  return total === 0 ? TEXT.nothing : TEXT.sentence(total, peak.calls, dayAndMonth(new Date(peak.day)));
}

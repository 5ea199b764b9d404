import { useId } from 'react';
import type { RevenueDay } from '@graha/store/operator/revenue';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { dayAndMonth, dollars } from '@graha/domain/core/format';
import { BarPlot, SlotLabels, axisOf } from '../../../shared/bar-plot.tsx';

const BAR_WIDTH = 0.72;
const CENTS = 100;

const PARTS = [
  {
    name: 'Plans',
    color: 'var(--chart-1)',
    of: (day: RevenueDay) => day.plansCents,
  },
  {
    name: 'Top-ups',
    color: 'var(--chart-2)',
    of: (day: RevenueDay) => day.topUpsCents,
  },
] as const;

export function PaymentsByDay({ days }: { days: readonly RevenueDay[] }) {
  const id = useId();
  const axis = axisOf(Math.max(0, ...days.map((day) => (day.plansCents + day.topUpsCents) / CENTS)));
  const top = axis.at(-1) ?? 1;
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title="Payments by day, USD" actions={<Legend />} />
      <CardBody className="grid gap-3">
        <BarPlot
          axis={axis}
          slots={days.length}
          label={`Payments by day over 30 days. ${sentenceOf(days)}`}
          height="h-52"
          bars={days.map((day, index) => (
            <Stack key={day.day} x={index} day={day} top={top} />
          ))}
        >
          <SlotLabels slotsAt={days.map(({ day }) => day)} slots={days.length} shift={0} />
        </BarPlot>
        <p className="text-small text-text-2">{sentenceOf(days)}</p>
      </CardBody>
    </Card>
  );
}

function Stack({ x, day, top }: { x: number; day: RevenueDay; top: number }) {
  const percentOf = (cents: number) => (cents / CENTS / top) * 100;
  return PARTS.map(({ name, color, of }, index) => {
    const below = PARTS.slice(0, index).reduce((sum, part) => sum + part.of(day), 0);
    const [height, lower] = [percentOf(of(day)), percentOf(below)];
    return (
      <rect
        key={name}
        x={x + (1 - BAR_WIDTH) / 2}
        y={100 - lower - height}
        width={BAR_WIDTH}
        height={height}
        fill={color}
      >
        <title>{`${dayAndMonth(new Date(day.day))}: ${name} ${dollars(of(day))}`}</title>
      </rect>
    );
  });
}

const Legend = () => (
  <ul className="flex gap-4 text-micro text-text-2">
    {PARTS.map(({ name, color }) => (
      <li key={name} className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          style={{ background: color }}
          className="size-2.5 rounded-[2px] forced-color-adjust-none"
        />
        {name}
      </li>
    ))}
  </ul>
);

function sentenceOf(days: readonly RevenueDay[]): string {
  const [plans, topUps] = PARTS.map(({ of }) => days.reduce((sum, day) => sum + of(day), 0));
  return plans || topUps
    ? `${dollars(plans ?? 0)} for plans and ${dollars(topUps ?? 0)} for top-ups in the last 30 days.`
    : 'No payments in the last 30 days.';
}

import { count } from '@graha/domain/core/format';
import type { UsageView } from '@graha/procedures/series/view';
import type { Unit } from '@graha/procedures/series/filter';
import { BarPlot, SlotLabels, axisOf, slotText } from './bar-plot.tsx';
import { segmentsOf } from './bar-segments.ts';

type StackedBarsProps = {
  view: UsageView;
  /** The previous period with the same number of slots, drawn as a line over the bars. */
  before?: UsageView | null;
  unit: Unit;
  label: string;
  nameOf: (group: string) => string;
};

/** A range of few days keeps bars of one day's width, at the right. */
const SLOTS_MIN = 7;
const BAR_WIDTH = 0.72;

export function StackedBars({ view, before = null, unit, label, nameOf }: StackedBarsProps) {
  const sums = sumsOf(view, unit);
  const sumsBefore = before ? sumsOf(before, unit) : [];
  const axis = axisOf(Math.max(...sums, ...sumsBefore));
  const top = axis.at(-1) ?? 1;
  const slots = Math.max(view.slots.length, SLOTS_MIN);
  const shift = (slots - view.slots.length) / 2;
  const bars = view.slots.map((slot, index) => (
    <Stack key={slot.at} x={shift + index} {...{ slot, view, unit, top, nameOf }} />
  ));
  return (
    <BarPlot
      axis={axis}
      slots={slots}
      label={label}
      height="h-52"
      bars={
        <>
          {bars}
          <LineBefore sums={sumsBefore} shift={shift} top={top} />
        </>
      }
    >
      <SlotLabels slotsAt={view.slots.map(({ at }) => at)} slots={slots} shift={shift} />
    </BarPlot>
  );
}

const sumsOf = ({ slots }: UsageView, unit: Unit): number[] =>
  slots.map(({ amounts }) => amounts.reduce((sum, amount) => sum + amount[unit], 0));

/** A step for each slot, because there is no value between two slots. */
function LineBefore({ sums, shift, top }: { sums: readonly number[]; shift: number; top: number }) {
  if (sums.every((sum) => sum === 0)) return null;
  const steps = sums.map((sum, index) => `${index === 0 ? 'M' : 'L'}${shift + index} ${100 - (sum / top) * 100}h1`);
  return (
    <path
      d={steps.join('')}
      fill="none"
      stroke="var(--text-3)"
      strokeWidth={1.5}
      strokeDasharray="4 3"
      vectorEffect="non-scaling-stroke"
    />
  );
}

type StackProps = Omit<StackedBarsProps, 'label' | 'before'> & {
  x: number;
  slot: UsageView['slots'][number];
  top: number;
};

function Stack({ x, slot, view, unit, top, nameOf }: StackProps) {
  const left = x + (1 - BAR_WIDTH) / 2;
  return segmentsOf(slot, view.groups, unit, top).map(
    ({ group, groups, color, amount, fromPercent, heightPercent, hasLine }) => (
      <g key={color}>
        <rect x={left} y={100 - fromPercent - heightPercent} width={BAR_WIDTH} height={heightPercent} fill={color}>
          <title>
            {`${slotText(slot.at)}: ${group === null ? `${groups} others` : nameOf(group)}, ${count(amount)} ${unit}`}
          </title>
        </rect>
        {hasLine ? (
          <path
            d={`M${left} ${100 - fromPercent}h${BAR_WIDTH}`}
            stroke="var(--surface)"
            strokeWidth={1}
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
      </g>
    ),
  );
}

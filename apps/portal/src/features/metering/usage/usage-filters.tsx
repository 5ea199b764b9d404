import { GROUPING_NAMES, UNIT_NAMES } from '../../../shared/groups-table.tsx';
import { Input } from '@graha/ui/input.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { GROUPINGS, RANGES, UNITS, UsageFilter, type Span } from '@graha/procedures/series/filter';

export type UsageFiltersProps = {
  filter: UsageFilter;
  span: Span;
  onChange: (filter: UsageFilter) => void;
};

/** A status has no price, so a grouping by status offers only requests. */
export function UsageFilters({ filter, span, onChange }: UsageFiltersProps) {
  const change = (part: object) => onChange(UsageFilter.parse({ ...filter, ...part }));
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Choice name="range" options={RANGES} value={filter.range} onChange={(range) => change({ ...span, range })} />
      <Choice name="by" options={GROUPINGS} value={filter.by} onChange={(by) => change({ by })} />
      {filter.by === 'status' ? null : (
        <Choice name="unit" options={UNITS} value={filter.unit} onChange={(unit) => change({ unit })} />
      )}
      {filter.range === 'custom' ? (
        <div className="flex gap-2">
          <DayField label="From" value={span.from} onChange={(from) => change({ ...span, from })} />
          <DayField label="To" value={span.to} onChange={(to) => change({ ...span, to })} />
        </div>
      ) : null}
    </div>
  );
}

const CHOICES = {
  range: {
    label: 'Range',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    custom: 'Custom',
  },
  by: { label: 'Grouped by', ...GROUPING_NAMES },
  unit: { label: 'Counted in', ...UNIT_NAMES },
} as const;

type ChoiceProps = {
  name: 'range' | 'by' | 'unit';
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
};

function Choice({ name, options, value, onChange }: ChoiceProps) {
  const { label, ...names }: Record<string, string> = CHOICES[name];
  return (
    <Segmented
      name={name}
      label={label ?? name}
      options={options.map((option) => ({
        value: option,
        label: names[option] ?? option,
      }))}
      value={value}
      onValueChange={onChange}
    />
  );
}

function DayField(props: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <Input
      type="date"
      aria-label={props.label}
      value={props.value}
      onChange={({ currentTarget }) => (currentTarget.value === '' ? undefined : props.onChange(currentTarget.value))}
      className="w-40"
    />
  );
}

import { Input } from '../../ui/input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { USAGE_TEXT } from './text.ts';
import { GROUPINGS, RANGES, UNITS, UsageWish, type Span } from './wish.ts';

export type UsageFiltersProps = { wish: UsageWish; span: Span; onChange: (wish: UsageWish) => void };

/** A status has no price, so by status there is nothing to choose but requests. */
export function UsageFilters({ wish, span, onChange }: UsageFiltersProps) {
  const change = (part: object) => onChange(UsageWish.parse({ ...wish, ...part }));
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Choice name="range" options={RANGES} value={wish.range} onChange={(range) => change({ ...span, range })} />
      <Choice name="by" options={GROUPINGS} value={wish.by} onChange={(by) => change({ by })} />
      {wish.by === 'status' ? null : (
        <Choice name="unit" options={UNITS} value={wish.unit} onChange={(unit) => change({ unit })} />
      )}
      {wish.range === 'custom' ? (
        <div className="flex gap-2">
          <DayField label={USAGE_TEXT.from} value={span.from} onChange={(from) => change({ ...span, from })} />
          <DayField label={USAGE_TEXT.to} value={span.to} onChange={(to) => change({ ...span, to })} />
        </div>
      ) : null}
    </div>
  );
}

type ChoiceProps = {
  name: 'range' | 'by' | 'unit';
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
};

function Choice({ name, options, value, onChange }: ChoiceProps) {
  const words: Record<string, string> = USAGE_TEXT[name];
  return (
    <Segmented
      name={name}
      label={USAGE_TEXT[name].label}
      options={options.map((option) => ({ value: option, label: words[option] ?? option }))}
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

import { Segmented } from '../../ui/segmented.tsx';
import { ChoiceFilter } from '../workspace/filters.tsx';
import type { Named } from './reading.ts';
import { REQUESTS_TEXT } from './text.ts';
import { PERIODS, RequestsWish, STATUS_CLASSES } from './wish.ts';

export type RequestFiltersProps = {
  wish: RequestsWish;
  keys: readonly Named[];
  operations: readonly string[];
  onChange: (wish: RequestsWish) => void;
};

export function RequestFilters({ wish, keys, operations, onChange }: RequestFiltersProps) {
  const change = (part: object) => onChange(RequestsWish.parse({ ...wish, ...part }));
  const { period: TEXT } = REQUESTS_TEXT;
  const words: Record<string, string> = TEXT;
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Segmented
        name="period"
        label={TEXT.label}
        options={Object.keys(PERIODS).map((value) => ({ value, label: words[value] ?? value }))}
        value={wish.period}
        onValueChange={(period) => change({ period })}
      />
      <ChoiceFilter
        className="sm:w-48"
        label={REQUESTS_TEXT.operation}
        any={REQUESTS_TEXT.anyOperation}
        value={wish.operation}
        options={operations.map((operation) => ({ value: operation, label: operation }))}
        onChange={(operation) => change({ operation })}
      />
      <ChoiceFilter
        className="sm:w-48"
        label={REQUESTS_TEXT.key}
        any={REQUESTS_TEXT.anyKey}
        value={wish.key}
        options={keys.map(({ keyId, name }) => ({ value: keyId, label: name }))}
        onChange={(key) => change({ key })}
      />
      <ChoiceFilter
        className="sm:w-48"
        label={REQUESTS_TEXT.status}
        any={REQUESTS_TEXT.anyStatus}
        value={wish.status}
        options={STATUS_CLASSES.map((value) => ({ value, label: REQUESTS_TEXT.classes[value] }))}
        onChange={(status) => change({ status })}
      />
    </div>
  );
}

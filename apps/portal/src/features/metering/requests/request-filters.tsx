import { Segmented } from '@graha/ui/segmented.tsx';
import { API_ERRORS } from '@graha/domain/core/api-errors';
import { ChoiceFilter, SearchFilter } from '../../../shared/filters.tsx';
import type { Named } from './request-table.tsx';
import { isFiltering, RequestsFilter, type PERIODS, type STATUS_CLASSES } from '@graha/procedures/requests/filter';

const PERIOD_OPTIONS = [
  { value: '1h', label: '1 hour' },
  { value: '24h', label: '24 hours' },
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
] as const satisfies readonly { value: keyof typeof PERIODS; label: string }[];

const CLASS_OPTIONS = [
  { value: '2', label: '2xx, answered' },
  { value: '3', label: '3xx, redirected' },
  { value: '4', label: '4xx, refused' },
  { value: '5', label: '5xx, failed' },
] as const satisfies readonly {
  value: (typeof STATUS_CLASSES)[number];
  label: string;
}[];

const STATUSES = [...new Set([200, ...Object.values(API_ERRORS).map(({ status }) => status)])].toSorted(
  (a, b) => a - b,
);
const STATUS_OPTIONS = [...CLASS_OPTIONS, ...STATUSES.map((status) => ({ value: `${status}`, label: `${status}` }))];

export type RequestFiltersProps = {
  filter: RequestsFilter;
  keys: readonly Named[];
  operations: readonly string[];
  /** False if there is nothing to filter: only the time can be chosen then. */
  hasRows: boolean;
  onChange: (filter: RequestsFilter) => void;
};

export function RequestFilters({ filter, keys, operations, hasRows, onChange }: RequestFiltersProps) {
  const change = (part: object) => onChange(RequestsFilter.parse({ ...filter, ...part }));
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Segmented
        name="period"
        label="Time"
        options={PERIOD_OPTIONS}
        value={filter.period}
        onValueChange={(period) => change({ period })}
      />
      {hasRows || isFiltering(filter) ? <Narrowing {...{ filter, keys, operations, change }} /> : null}
    </div>
  );
}

type NarrowingProps = Pick<RequestFiltersProps, 'filter' | 'keys' | 'operations'> & { change: (part: object) => void };

/** The filters that leave out requests of the period. A single key is nothing to choose from. */
const Narrowing = ({ filter, keys, operations, change }: NarrowingProps) => (
  <>
    <ChoiceFilter
      className="sm:w-48"
      label="Operation"
      any="Every operation"
      value={filter.operation}
      options={operations.map((operation) => ({
        value: operation,
        label: operation,
      }))}
      onChange={(operation) => change({ operation })}
    />
    {keys.length > 1 || filter.key ? (
      <ChoiceFilter
        className="sm:w-48"
        label="Key"
        any="Every key"
        value={filter.key}
        options={keys.map(({ keyId, name }) => ({ value: keyId, label: name }))}
        onChange={(key) => change({ key })}
      />
    ) : null}
    <ChoiceFilter
      className="sm:w-48"
      label="Status"
      any="Every status"
      value={filter.status}
      options={STATUS_OPTIONS}
      onChange={(status) => change({ status })}
    />
    <SearchFilter
      className="sm:w-44"
      label="Slower than"
      unit="ms"
      value={filter.slower}
      onChange={(slower) => change({ slower })}
    />
    <SearchFilter
      className="sm:w-56"
      label="Text of the error"
      value={filter.error}
      onChange={(error) => change({ error })}
    />
    <SearchFilter
      className="sm:w-72"
      label="Request id, in all 30 days"
      value={filter.id}
      onChange={(id) => change({ id })}
    />
  </>
);

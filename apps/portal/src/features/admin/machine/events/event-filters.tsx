import { ACTOR_KINDS, EventsFilter } from '@graha/procedures/admin/filters';
import { ChoiceFilter, DayFilter, SearchFilter } from '../../../../shared/filters.tsx';
import { TenantPicker, type Picked } from '../tenant-picker.tsx';

const ACTORS = {
  user: 'People',
  key: 'Keys',
  admin: 'Operators',
  system: 'The service',
  stripe: 'Stripe',
} as const;

export type EventFiltersProps = {
  filter: EventsFilter;
  tenant: Picked | null;
  types: readonly string[];
  onChange: (filter: EventsFilter) => void;
  onTenant: (tenant: Picked | null) => void;
};

export function EventFilters({ filter, tenant, types, onChange, onTenant }: EventFiltersProps) {
  const change = (part: object) => onChange(EventsFilter.parse({ ...filter, ...part }));
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <TenantPicker picked={tenant} onPick={onTenant} onClear={() => onTenant(null)} />
      <ChoiceFilter
        label="Event"
        any="Every event"
        value={filter.type}
        options={types.map((type) => ({ value: type, label: type }))}
        onChange={(type) => change({ type })}
      />
      <ChoiceFilter
        label="Who"
        any="Everybody"
        value={filter.actor}
        options={ACTOR_KINDS.map((kind) => ({
          value: kind,
          label: ACTORS[kind],
        }))}
        onChange={(actor) => change({ actor })}
      />
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <DayFilter label="From" value={filter.from} onChange={(from) => change({ from })} />
        <DayFilter label="To" value={filter.to} onChange={(to) => change({ to })} />
      </div>
      <SearchFilter
        label="Stream, request or event id"
        value={filter.search}
        onChange={(search) => change({ search })}
      />
    </div>
  );
}

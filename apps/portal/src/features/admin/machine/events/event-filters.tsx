import { ChoiceFilter, DayFilter, SearchFilter } from '../../../workspace/filters.tsx';
import { TenantPicker, type Picked } from '../tenant-picker.tsx';
import { EVENTS_TEXT } from './text.ts';
import { ACTOR_KINDS, EventsWish } from './wish.ts';

export type EventFiltersProps = {
  wish: EventsWish;
  tenant: Picked | null;
  types: readonly string[];
  onChange: (wish: EventsWish) => void;
  onTenant: (tenant: Picked | null) => void;
};

export function EventFilters({ wish, tenant, types, onChange, onTenant }: EventFiltersProps) {
  const change = (part: object) => onChange(EventsWish.parse({ ...wish, ...part }));
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <TenantPicker picked={tenant} onPick={onTenant} onClear={() => onTenant(null)} />
      <ChoiceFilter
        label={EVENTS_TEXT.type}
        any={EVENTS_TEXT.anyType}
        value={wish.type}
        options={types.map((type) => ({ value: type, label: type }))}
        onChange={(type) => change({ type })}
      />
      <ChoiceFilter
        label={EVENTS_TEXT.actor}
        any={EVENTS_TEXT.anyActor}
        value={wish.actor}
        options={ACTOR_KINDS.map((kind) => ({ value: kind, label: EVENTS_TEXT.actors[kind] }))}
        onChange={(actor) => change({ actor })}
      />
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <DayFilter label={EVENTS_TEXT.from} value={wish.from} onChange={(from) => change({ from })} />
        <DayFilter label={EVENTS_TEXT.to} value={wish.to} onChange={(to) => change({ to })} />
      </div>
      <SearchFilter label={EVENTS_TEXT.search} value={wish.search} onChange={(search) => change({ search })} />
    </div>
  );
}

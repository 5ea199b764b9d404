import { MANAGE_SCOPE, SCOPES } from '@graha/domain/keys/scopes';
import { KeysFilter } from '@graha/procedures/keys/filter';
import { ChoiceFilter, SearchFilter, SortFilter } from '../../shared/filters.tsx';

const STATES = [
  { value: 'active', label: 'Active' },
  { value: 'disabled', label: 'Disabled' },
  { value: 'replaced', label: 'Replaced, still works' },
  { value: 'expired', label: 'Expired' },
  { value: 'revoked', label: 'Revoked' },
] as const;

const ENVIRONMENTS = [
  { value: 'live', label: 'Live' },
  { value: 'test', label: 'Test' },
] as const;

const KINDS = [
  { value: 'secret', label: 'Secret' },
  { value: 'publishable', label: 'Publishable' },
] as const;

const SCOPE_OPTIONS = [...SCOPES, MANAGE_SCOPE].map((scope) => ({
  value: scope,
  label: scope === '*' ? 'All operations (*)' : scope,
}));

const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name, A to Z' },
  { value: 'name-down', label: 'Name, Z to A' },
  { value: 'used', label: 'Last used first' },
  { value: 'unused', label: 'Longest unused first' },
  { value: 'credits', label: 'Most credits this period' },
] as const;

type KeyFiltersProps = { filter: KeysFilter; onChange: (filter: KeysFilter) => void };

/** A change that removes keys from the list returns to the first page. */
export function KeyFilters({ filter, onChange }: KeyFiltersProps) {
  const change = (part: object) => onChange(KeysFilter.parse({ ...filter, page: undefined, ...part }));
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <SearchFilter
        label="Name, prefix or last four"
        className="sm:w-56"
        value={filter.search}
        onChange={(search) => change({ search })}
      />
      <ChoiceFilter
        className="sm:w-40"
        label="State"
        any="Every state"
        value={filter.state}
        options={STATES}
        onChange={(state) => change({ state })}
      />
      <ChoiceFilter
        className="sm:w-40"
        label="Environment"
        any="Live and test"
        value={filter.env}
        options={ENVIRONMENTS}
        onChange={(env) => change({ env })}
      />
      <ChoiceFilter
        className="sm:w-40"
        label="Kind"
        any="Every kind"
        value={filter.kind}
        options={KINDS}
        onChange={(kind) => change({ kind })}
      />
      <ChoiceFilter
        className="sm:w-40"
        label="Scope"
        any="Every scope"
        value={filter.scope}
        options={SCOPE_OPTIONS}
        onChange={(scope) => change({ scope })}
      />
      <SortFilter className="sm:w-50" value={filter.sort} options={SORTS} onChange={(sort) => change({ sort })} />
    </div>
  );
}

import { ChoiceFilter, DayFilter } from '../../../shared/filters.tsx';
import { AUDIT_KINDS, AuditLogFilter, type AuditKind } from '@graha/procedures/audit-log/filter';

export type Named = { userId: string; name: string };
export type AuditFiltersProps = {
  filter: AuditLogFilter;
  members: readonly Named[];
  onChange: (filter: AuditLogFilter) => void;
};

const KIND_NAMES = {
  keys: 'Keys',
  team: 'Team',
  billing: 'Plan and billing',
  workspace: 'Workspace',
  visits: 'Visits of operators',
} as const satisfies Record<AuditKind, string>;

const OTHER_ACTORS = [
  { value: 'system', label: 'Graha' },
  { value: 'stripe', label: 'Stripe' },
  { value: 'operator', label: 'A Graha operator' },
];

export function AuditFilters({ filter, members, onChange }: AuditFiltersProps) {
  const change = (part: object) => onChange(AuditLogFilter.parse({ ...filter, ...part }));
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <ChoiceFilter
        label="Kind of change"
        any="Every kind of change"
        value={filter.kind}
        options={AUDIT_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))}
        onChange={(kind) => change({ kind })}
      />
      <ChoiceFilter
        label="Who"
        any="Everybody"
        value={filter.actor}
        options={[...members.map(({ userId, name }) => ({ value: `member:${userId}`, label: name })), ...OTHER_ACTORS]}
        onChange={(actor) => change({ actor })}
      />
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <DayFilter label="From" value={filter.from} onChange={(from) => change({ from })} />
        <DayFilter label="To" value={filter.to} onChange={(to) => change({ to })} />
      </div>
    </div>
  );
}

import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { AUDIT_KINDS } from './kinds.ts';
import { AUDIT_TEXT } from './text.ts';
import { AuditWish } from './wish.ts';

export type Named = { userId: string; name: string };
export type AuditFiltersProps = {
  wish: AuditWish;
  members: readonly Named[];
  onChange: (wish: AuditWish) => void;
};

export function AuditFilters({ wish, members, onChange }: AuditFiltersProps) {
  const change = (part: object) => onChange(AuditWish.parse({ ...wish, ...part }));
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Filter
        label={AUDIT_TEXT.kind}
        any={AUDIT_TEXT.anyKind}
        value={wish.kind}
        options={AUDIT_KINDS.map((kind) => ({ value: kind, label: AUDIT_TEXT.kinds[kind] }))}
        onChange={(kind) => change({ kind })}
      />
      <Filter
        label={AUDIT_TEXT.actor}
        any={AUDIT_TEXT.anyActor}
        value={wish.actor}
        options={[
          ...members.map(({ userId, name }) => ({ value: `member:${userId}`, label: name })),
          ...(['system', 'stripe', 'operator'] as const).map((value) => ({ value, label: AUDIT_TEXT[value] })),
        ]}
        onChange={(actor) => change({ actor })}
      />
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <Day label={AUDIT_TEXT.from} value={wish.from} onChange={(from) => change({ from })} />
        <Day label={AUDIT_TEXT.to} value={wish.to} onChange={(to) => change({ to })} />
      </div>
    </div>
  );
}

function Filter(props: {
  label: string;
  any: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
}) {
  return (
    <Select
      aria-label={props.label}
      value={props.value ?? ''}
      options={[{ value: '', label: props.any }, ...props.options]}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value || undefined)}
      className="max-sm:w-full sm:w-52"
    />
  );
}

function Day(props: { label: string; value: string | undefined; onChange: (day: string | undefined) => void }) {
  return (
    <label className="flex items-center gap-2 text-small text-text-2">
      <span className="max-sm:w-10">{props.label}</span>
      <Input
        type="date"
        value={props.value ?? ''}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value || undefined)}
        className="min-w-36 sm:w-40"
      />
    </label>
  );
}

import { ChoiceFilter, DayFilter } from '../workspace/filters.tsx';
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
      <ChoiceFilter
        label={AUDIT_TEXT.kind}
        any={AUDIT_TEXT.anyKind}
        value={wish.kind}
        options={AUDIT_KINDS.map((kind) => ({ value: kind, label: AUDIT_TEXT.kinds[kind] }))}
        onChange={(kind) => change({ kind })}
      />
      <ChoiceFilter
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
        <DayFilter label={AUDIT_TEXT.from} value={wish.from} onChange={(from) => change({ from })} />
        <DayFilter label={AUDIT_TEXT.to} value={wish.to} onChange={(to) => change({ to })} />
      </div>
    </div>
  );
}

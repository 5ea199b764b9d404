'use client';

import { PLAN_IDS, PLANS } from '@graha/domain/billing/plans';
import { plural } from '@graha/domain/core/format';
import { BROADCAST_STATUSES } from '@graha/domain/operations/broadcast';
import { FieldError, FieldGroup, Field } from '@graha/ui/field.tsx';
import { Checkbox, Textarea, TextField } from '@graha/ui/input.tsx';
import type { Draft, DraftProblem } from './draft.ts';

type DraftFieldsProps = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  /** Number of chosen workspaces; null while it is counted. */
  workspaces: number | null;
  problem: DraftProblem | null;
};

export function DraftFields({ draft, onChange, workspaces, problem }: DraftFieldsProps) {
  const problemOf = (field: DraftProblem['field']) => (problem?.field === field ? problem.text : undefined);
  return (
    <>
      <TextField
        label="Title"
        hint="The subject of the mail and the first line of the banner."
        value={draft.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        error={problemOf('title')}
        autoComplete="off"
      />
      <Field label="Text" error={problemOf('text')}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={draft.text}
            onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
          />
        )}
      </Field>
      <FieldGroup legend="To" hint={workspaces === null ? 'Counting' : plural(workspaces, 'workspace', 'workspaces')}>
        <Choices
          all={PLAN_IDS}
          chosen={draft.plans}
          nameOf={(plan) => PLANS[plan].name}
          onChange={(plans) => onChange({ plans })}
        />
        <Choices
          all={BROADCAST_STATUSES}
          chosen={draft.statuses}
          nameOf={(status) => (status === 'active' ? 'Active workspaces' : 'Suspended workspaces')}
          onChange={(statuses) => onChange({ statuses })}
        />
        <GroupProblem text={problemOf('to')} />
      </FieldGroup>
      <FieldGroup legend="By">
        <Checkbox
          label="Mail to owners and admins"
          checked={draft.byMail}
          onChange={({ currentTarget: { checked } }) => onChange({ byMail: checked })}
        />
        <Checkbox
          label="Banner on their pages"
          checked={draft.byBanner}
          onChange={({ currentTarget: { checked } }) => onChange({ byBanner: checked })}
        />
        <GroupProblem text={problemOf('by')} />
      </FieldGroup>
      {draft.byBanner ? (
        <TextField
          label="Last day of the banner, UTC"
          type="date"
          value={draft.until}
          onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
          error={problemOf('until')}
        />
      ) : null}
    </>
  );
}

/** Announced, because no single control of a group is invalid. */
const GroupProblem = ({ text }: { text: string | undefined }) => (
  <div role="alert">{text ? <FieldError>{text}</FieldError> : null}</div>
);

type ChoicesProps<Name extends string> = {
  all: readonly Name[];
  chosen: readonly Name[];
  nameOf: (name: Name) => string;
  onChange: (chosen: Name[]) => void;
};

const Choices = <Name extends string>({ all, chosen, nameOf, onChange }: ChoicesProps<Name>) => (
  <div className="grid grid-cols-2 gap-2">
    {all.map((name) => (
      <Checkbox
        key={name}
        label={nameOf(name)}
        checked={chosen.includes(name)}
        onChange={({ currentTarget: { checked } }) =>
          onChange(all.filter((one) => (one === name ? checked : chosen.includes(one))))
        }
      />
    ))}
  </div>
);

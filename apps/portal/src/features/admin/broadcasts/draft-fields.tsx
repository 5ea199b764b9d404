'use client';

import { PLAN_IDS, PLANS, type PlanId } from '@graha/domain/billing/plans';
import { plural } from '@graha/domain/core/format';
import { BROADCAST_STATUSES, type BroadcastStatus } from '@graha/domain/operations/broadcast';
import { FieldError, FieldGroup, Field } from '@graha/ui/field.tsx';
import { Checkbox, Textarea, TextField } from '@graha/ui/input.tsx';
import type { ProblemOf } from '../../../shared/dialog-form.tsx';

/** A broadcast as it is written; `until`: last day of the banner, `2026-12-06`. */
export type Draft = {
  title: string;
  text: string;
  plans: PlanId[];
  statuses: BroadcastStatus[];
  byMail: boolean;
  byBanner: boolean;
  until: string;
};

const BANNER_DAYS = 7;
const DAY_MS = 86_400_000;

export const firstDraft = (now: Date): Draft => ({
  title: '',
  text: '',
  plans: [...PLAN_IDS],
  statuses: ['active'],
  byMail: false,
  byBanner: true,
  until: new Date(now.getTime() + BANNER_DAYS * DAY_MS).toISOString().slice(0, 10),
});

/** Returns the end of the banner, the end of its last day in UTC; null without a banner, or if the day is none. */
export function endOf({ byBanner, until }: Draft): Date | null {
  const end = new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS);
  return byBanner && !Number.isNaN(end.getTime()) ? end : null;
}

type DraftFieldsProps = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  /** Number of chosen workspaces; null while it is counted. */
  workspaces: number | null;
  problem: string | null;
  problemOf: ProblemOf;
};

export function DraftFields({ draft, onChange, workspaces, problem, problemOf }: DraftFieldsProps) {
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
      </FieldGroup>
      {draft.byBanner ? (
        <TextField
          label="Last day of the banner, UTC"
          type="date"
          value={draft.until}
          onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
          error={problemOf('bannerUntil')}
        />
      ) : null}
      {problem === null ? null : <FieldError>{problem}</FieldError>}
    </>
  );
}

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

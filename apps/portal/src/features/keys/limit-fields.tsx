'use client';

import { useId, useState } from 'react';
import { BIRTHS_SCOPE, FEEDS_SCOPE, isBesideAll, isFamilyScope, MANAGE_SCOPE } from '@graha/domain/keys/scopes';
import { Checkbox, Input, Select } from '@graha/ui/input.tsx';
import { Field, FieldError, FieldGroup } from '@graha/ui/field.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { fullInstant } from '@graha/domain/core/format';
import type { KeyLimits } from '@graha/domain/keys/key-limits';
import { VERSIONS } from '@graha/formulas/versions';
import { KEY_LIMITS, type Limit } from '@graha/domain/keys/limits';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { EXPIRIES, FIELD, REACHES, type LimitProblems } from '@graha/procedures/keys/limit-form';
import { LimitField } from './limit-field.tsx';
import { BrowserFields } from './browser-fields.tsx';
import type { ScopeFamilies } from './page-data.ts';

const REACH_LABELS = { all: 'Everything', some: 'Some families' } as const;

const SCOPES_FIELD: keyof KeyLimits = 'scopes';
const EXPIRY_FIELD: keyof KeyLimits = 'expiresAt';
const PIN: Limit | undefined = KEY_LIMITS.find(({ kind }) => kind === 'version');
const LISTS = KEY_LIMITS.filter(({ kind }) => kind === 'list');
const AMOUNTS = KEY_LIMITS.filter(({ kind }) => kind === 'amount');

export type LimitFieldsProps = {
  families: ScopeFamilies;
  problems: LimitProblems;
  /** The key with the initial limits of the fields. */
  present?: KeyListItem;
  /** True for a publishable key that does not exist yet. */
  isPublishable?: boolean;
};

/** All limits of a key, as fields of a form that `readLimits` reads. */
export function LimitFields({ families, problems, present, isPublishable = false }: LimitFieldsProps) {
  const held = present?.scopes ?? ['*'];
  const maySeeManage = families.some(({ scope }) => scope === MANAGE_SCOPE) || held.includes(MANAGE_SCOPE);
  const fieldOf = (row: Limit & { name: keyof LimitProblems & keyof KeyListItem }) => (
    <LimitField key={row.name} row={row} problem={problems[row.name]} value={present?.[row.name]} />
  );
  return (
    <>
      {present?.browser ? <BrowserFields problems={problems} present={present.browser} /> : null}
      <ScopeFields families={families} problem={problems.scopes} held={held} />
      {maySeeManage && !isPublishable && !present?.browser ? <OwnScope held={held} {...MANAGE} /> : null}
      {isPublishable || present?.browser ? <OwnScope held={held} {...FEEDS} /> : <OwnScope held={held} {...BIRTHS} />}
      <div className="grid gap-4.5 sm:grid-cols-2">
        <ExpiryField problem={problems.expiresAt} expiresAt={present?.expiresAt ?? null} />
        {AMOUNTS.map(fieldOf)}
        <PinField problem={problems.pinnedVersion} pinned={present?.pinnedVersion ?? null} />
      </div>
      {LISTS.map(fieldOf)}
    </>
  );
}

type ScopeFieldsProps = { families: ScopeFamilies; problem: string | undefined; held: readonly string[] };

function ScopeFields({ families, problem, held }: ScopeFieldsProps) {
  const [reach, setReach] = useState<string>(held.includes('*') ? 'all' : 'some');
  const noteId = useId();
  return (
    <FieldGroup legend="May call">
      <Segmented
        stretch
        label="May call"
        name={FIELD.reach}
        options={REACHES.map((value) => ({ value, label: REACH_LABELS[value] }))}
        value={reach}
        onValueChange={setReach}
      />
      {reach === 'some' ? (
        <>
          <ul className="mt-1 grid gap-x-5 gap-y-2.5 sm:grid-cols-2">
            {[...families.filter(({ scope }) => scope !== MANAGE_SCOPE), ...singleOperations(held)].map(
              ({ scope, families: titles }) => (
                <li key={scope}>
                  <Checkbox
                    name={SCOPES_FIELD}
                    value={scope}
                    defaultChecked={held.includes(scope)}
                    aria-invalid={problem ? true : undefined}
                    aria-describedby={noteId}
                    label={<ScopeName scope={scope} families={titles} />}
                  />
                </li>
              ),
            )}
          </ul>
          {problem ? (
            <FieldError id={noteId}>{problem}</FieldError>
          ) : (
            <p id={noteId} className="text-micro text-text-3">
              Calls of other families answer 403 and cost nothing.
            </p>
          )}
        </>
      ) : null}
    </FieldGroup>
  );
}

type OwnScopeProps = {
  held: readonly string[];
  name: string;
  scope: string;
  legend: string;
  label: string;
  /** The calls that the scope allows. */
  text: string;
};

/** A scope of its own field, because `Everything` does not include it. */
const OwnScope = ({ held, name, scope, legend, label, text }: OwnScopeProps) => (
  <FieldGroup legend={legend}>
    <Checkbox
      name={name}
      defaultChecked={held.includes(scope)}
      label={
        <span>
          {label}
          <span className="block text-micro text-text-3">{text}</span>
        </span>
      }
    />
  </FieldGroup>
);

const MANAGE = {
  name: FIELD.manage,
  scope: MANAGE_SCOPE,
  legend: 'Management',
  label: 'May manage the workspace',
  text: 'Creates, replaces and revokes keys, reads usage and plan, and changes webhooks over the Management API.',
};

/** Admits programs that send no origin. */
const FEEDS = {
  name: FIELD.feeds,
  scope: FEEDS_SCOPE,
  legend: 'Calendar feeds',
  label: 'May open calendar feeds',
  text:
    'Calendar programs send no origin, so the origins do not bound them: anybody with the address can subscribe. ' +
    'The caps of a day and of a visitor do. The rest of the key stays bound to its origins.',
};

/** Stored births are about people who are not members of the workspace. */
const BIRTHS = {
  name: FIELD.births,
  scope: BIRTHS_SCOPE,
  legend: 'Stored births',
  label: 'May store and read births',
  text: 'Stores, lists, exports and erases births of your customers, and computes them by id or reference.',
};

/** Operations that the key's scopes name by id: the form keeps them until they are unticked. */
const singleOperations = (held: readonly string[]) =>
  held.filter((scope) => !isFamilyScope(scope) && !isBesideAll(scope)).map((scope) => ({ scope, families: scope }));

/** The scope name, and the families if their names differ from it. */
const ScopeName = ({ scope, families }: { scope: string; families: string }) => (
  <span>
    {scope}
    {families.toLowerCase() === scope ? null : <span className="block text-micro text-text-3">{families}</span>}
  </span>
);

export type ExpiryFieldProps = { problem: string | undefined; expiresAt: Date | null };

function ExpiryField({ problem, expiresAt }: ExpiryFieldProps) {
  const [choice, setChoice] = useState<string>(expiresAt ? 'keep' : 'never');
  const offered = EXPIRIES.filter((value) => value !== 'keep' || expiresAt !== null);
  return (
    <div className="grid content-start gap-2">
      <Field label="Expires">
        {(control) => (
          <Select
            {...control}
            name={EXPIRY_FIELD}
            value={choice}
            options={offered.map((value) => ({ value, label: labelOf(value, expiresAt) }))}
            onChange={({ currentTarget }) => setChoice(currentTarget.value)}
          />
        )}
      </Field>
      {choice === 'day' ? (
        <Field label="Last day" hint="The key works through this day, in UTC." error={problem}>
          {(control) => <Input {...control} type="date" name={FIELD.expiryDay} required />}
        </Field>
      ) : null}
    </div>
  );
}

/** The versions that are served, newest first, and the one of the key if it is no longer served. */
function PinField({ problem, pinned }: { problem: string | undefined; pinned: string | null }) {
  const served = VERSIONS.toReversed().map(({ date, until }) => ({
    value: date,
    label: until === null ? `${date}, the current one` : `${date}, served until ${until}`,
  }));
  const isGone = pinned !== null && !served.some(({ value }) => value === pinned);
  const options = [
    { value: '', label: PIN?.noneText ?? '' },
    ...(isGone ? [{ value: pinned, label: `${pinned}, no longer served` }] : []),
    ...served,
  ];
  return (
    <Field label={PIN?.label ?? ''} error={problem}>
      {(control) => <Select {...control} name={PIN?.name} defaultValue={pinned ?? ''} options={options} />}
    </Field>
  );
}

function labelOf(choice: (typeof EXPIRIES)[number], expiresAt: Date | null): string {
  if (choice === 'keep') return expiresAt ? `As it is now: ${fullInstant(expiresAt)}` : 'Never';
  if (choice === 'never') return 'Never';
  return choice === 'day' ? 'On a day' : `In ${choice} days`;
}

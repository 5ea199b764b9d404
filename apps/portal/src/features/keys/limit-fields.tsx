'use client';

import { useId, useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldError, FieldGroup } from '../../ui/field.tsx';
import { TextField, Textarea } from '../../ui/input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { count } from '../workspace/format.ts';
import { ExpiryField } from './expiry-field.tsx';
import type { KeyRow } from './key.ts';
import { FIELD, REACHES, type LimitProblems } from './limit-form.ts';
import type { ScopeFamilies } from './scope-families.ts';
import { KEYS_TEXT } from './text.ts';

const { limits: TEXT } = KEYS_TEXT;

export type LimitFieldsProps = {
  families: ScopeFamilies;
  problems: LimitProblems;
  /** Whose limits stand in the fields at first. */
  present?: KeyRow;
};

/** All limits of a key, as fields of a form that `readLimits` reads. */
export function LimitFields({ families, problems, present }: LimitFieldsProps) {
  return (
    <>
      <ScopeFields families={families} problem={problems.scopes} held={present?.scopes ?? ['*']} />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <ExpiryField problem={problems.expires} expiresAt={present?.expiresAt ?? null} />
        <TextField
          name={FIELD.cap}
          label={TEXT.cap.label}
          hint={TEXT.cap.hint}
          error={problems.cap}
          defaultValue={present?.monthlyCreditsMax ? count(present.monthlyCreditsMax) : ''}
          trailing={TEXT.cap.unit}
          numeric
          optional
        />
      </div>
      <Field label={TEXT.addresses.label} hint={TEXT.addresses.hint} error={problems.addresses} optional>
        {(control) => (
          <Textarea
            {...control}
            name={FIELD.addresses}
            defaultValue={present?.cidrs.join('\n')}
            rows={3}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
          />
        )}
      </Field>
    </>
  );
}

type ScopeFieldsProps = { families: ScopeFamilies; problem: string | undefined; held: readonly string[] };

function ScopeFields({ families, problem, held }: ScopeFieldsProps) {
  const [reach, setReach] = useState<string>(held.includes('*') ? 'all' : 'some');
  const noteId = useId();
  return (
    <FieldGroup legend={TEXT.scopes.legend}>
      <Segmented
        stretch
        label={TEXT.scopes.legend}
        name={FIELD.reach}
        options={REACHES.map((value) => ({ value, label: TEXT.scopes[value] }))}
        value={reach}
        onValueChange={setReach}
      />
      {reach === 'some' ? (
        <>
          <ul className="mt-1 grid gap-x-5 gap-y-2.5 sm:grid-cols-2">
            {families.map(({ scope, families: titles }) => (
              <li key={scope}>
                <Checkbox
                  name={FIELD.scope}
                  value={scope}
                  defaultChecked={held.includes(scope)}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={noteId}
                  className="items-start"
                  label={<ScopeName scope={scope} families={titles} />}
                />
              </li>
            ))}
          </ul>
          {problem ? (
            <FieldError id={noteId}>{problem}</FieldError>
          ) : (
            <p id={noteId} className="text-micro text-text-3">
              {TEXT.scopes.hint}
            </p>
          )}
        </>
      ) : null}
    </FieldGroup>
  );
}

/** What else the scope opens than what its own name says. */
const ScopeName = ({ scope, families }: { scope: string; families: string }) => (
  <span className="-mt-0.5">
    {scope}
    {families.toLowerCase() === scope ? null : <span className="block text-micro text-text-3">{families}</span>}
  </span>
);

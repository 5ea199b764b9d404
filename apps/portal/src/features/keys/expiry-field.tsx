'use client';

import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { EXPIRIES, FIELD } from './limit-form.ts';
import { KEYS_TEXT } from './text.ts';

const { expires: TEXT } = KEYS_TEXT.limits;

export type ExpiryFieldProps = { problem: string | undefined; expiresAt: Date | null };

export function ExpiryField({ problem, expiresAt }: ExpiryFieldProps) {
  const [choice, setChoice] = useState<string>(expiresAt ? 'keep' : 'never');
  const offered = EXPIRIES.filter((value) => value !== 'keep' || expiresAt !== null);
  return (
    <div className="grid content-start gap-2">
      <Field label={TEXT.label}>
        {(control) => (
          <Select
            {...control}
            name={FIELD.expiry}
            value={choice}
            options={offered.map((value) => ({ value, label: labelOf(value, expiresAt) }))}
            onChange={({ currentTarget }) => setChoice(currentTarget.value)}
          />
        )}
      </Field>
      {choice === 'day' ? (
        <Field label={TEXT.day} hint={TEXT.dayHint} error={problem}>
          {(control) => <Input {...control} type="date" name={FIELD.expiryDay} required />}
        </Field>
      ) : null}
    </div>
  );
}

function labelOf(choice: (typeof EXPIRIES)[number], expiresAt: Date | null): string {
  if (choice === 'keep') return expiresAt ? TEXT.keep(expiresAt) : TEXT.never;
  if (choice === 'never') return TEXT.never;
  return choice === 'day' ? TEXT.ownDay : TEXT.days(choice);
}

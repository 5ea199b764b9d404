'use client';

import { useState } from 'react';
import { fullInstant } from '@graha/domain/format';
import { Field } from '@graha/ui/field.tsx';
import { Input, Select } from '@graha/ui/input.tsx';
import { EXPIRIES, FIELD } from '@graha/procedures/keys/limit-form';

export type ExpiryFieldProps = { problem: string | undefined; expiresAt: Date | null };

export function ExpiryField({ problem, expiresAt }: ExpiryFieldProps) {
  const [choice, setChoice] = useState<string>(expiresAt ? 'keep' : 'never');
  const offered = EXPIRIES.filter((value) => value !== 'keep' || expiresAt !== null);
  return (
    <div className="grid content-start gap-2">
      <Field label="Expires">
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
        <Field label="Last day" hint="The key works through this day, in UTC." error={problem}>
          {(control) => <Input {...control} type="date" name={FIELD.expiryDay} required />}
        </Field>
      ) : null}
    </div>
  );
}

function labelOf(choice: (typeof EXPIRIES)[number], expiresAt: Date | null): string {
  if (choice === 'keep') return expiresAt ? `As it is now: ${fullInstant(expiresAt)}` : 'Never';
  if (choice === 'never') return 'Never';
  return choice === 'day' ? 'On a day' : `In ${choice} days`;
}

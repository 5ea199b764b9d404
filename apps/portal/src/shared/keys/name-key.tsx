'use client';

import { KEY_ENVS, type KeyEnv } from '@graha/domain/key-format';
import { useState, type ReactNode } from 'react';
import type { ApiFailure } from '../trpc-client.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { NAME_MISSING } from '@graha/procedures/keys/key';
import { FieldGroup } from '@graha/ui/field.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';

export const ENVIRONMENTS: Record<KeyEnv, string> = { live: 'Live, charges credits', test: 'Test, free' };

export type NameKeyProps = {
  /** In the field at first. */
  defaultName?: string;
  pending: boolean;
  error: ApiFailure | null;
  /** `form` has the values of the further fields. */
  onSubmit: (input: { name: string; env: KeyEnv }, form: FormData) => void;
  onCancel: () => void;
  /** The first problem of the further fields. */
  problem?: string | undefined;
  /** Further fields. */
  children?: ReactNode;
};

export function NameKey({ defaultName, pending, error, onSubmit, onCancel, problem, children }: NameKeyProps) {
  const [unnamed, setUnnamed] = useState(false);
  const submit = (form: FormData) => {
    const env = KEY_ENVS.find((known) => known === form.get('env')) ?? 'live';
    const name = String(form.get('name')).trim();
    setUnnamed(name === '');
    if (name !== '') onSubmit({ name, env }, form);
  };
  const missing = unnamed ? NAME_MISSING : undefined;
  return (
    <DialogForm
      text={{ submit: 'Create key', pending: 'Creating', cancel: 'Cancel' }}
      pending={pending}
      error={error}
      problem={missing ?? problem}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {(problemOf) => (
        <>
          <TextField
            name="name"
            label="Name"
            hint="Where it will be used, such as “Kundli app, production”."
            error={missing ?? problemOf('name')}
            defaultValue={defaultName}
            maxLength={100}
            autoComplete="off"
            data-1p-ignore=""
            required
          />
          <FieldGroup legend="Environment">
            <Segmented
              stretch
              label="Environment"
              name="env"
              options={KEY_ENVS.map((env) => ({ value: env, label: ENVIRONMENTS[env] }))}
              defaultValue="live"
            />
          </FieldGroup>
          {children}
        </>
      )}
    </DialogForm>
  );
}

'use client';

import { KEY_ENVS, type KeyEnv } from '@graha/domain/key-format';
import { useState, type ReactNode } from 'react';
import type { ApiFailure } from '../../trpc/client.tsx';
import { DialogForm } from '../workspace/dialog-form.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { TextField } from '../../ui/input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { KEYS_TEXT } from './text.ts';

const { create: TEXT } = KEYS_TEXT;

const ENVIRONMENTS = KEY_ENVS.map((env) => ({ value: env, label: TEXT[env] }));

export type NameKeyProps = {
  /** Stands in the field already, for whoever only wants a key. */
  defaultName?: string;
  pending: boolean;
  error: ApiFailure | null;
  /** `form` has what the further fields say. */
  onSubmit: (wish: { name: string; env: KeyEnv }, form: FormData) => void;
  onCancel: () => void;
  /** What is wrong in the further fields. */
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
  const missing = unnamed ? TEXT.nameMissing : undefined;
  return (
    <DialogForm
      text={{ ...TEXT, submit: TEXT.action }}
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
            label={TEXT.name}
            hint={TEXT.nameHint}
            error={missing ?? problemOf('name')}
            defaultValue={defaultName}
            maxLength={100}
            autoComplete="off"
            data-1p-ignore=""
            required
          />
          <FieldGroup legend={TEXT.environment}>
            <Segmented stretch label={TEXT.environment} name="env" options={ENVIRONMENTS} defaultValue="live" />
          </FieldGroup>
          {children}
        </>
      )}
    </DialogForm>
  );
}

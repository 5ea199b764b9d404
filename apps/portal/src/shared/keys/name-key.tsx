'use client';

import { KEY_ENVS, type KeyEnv } from '@graha/domain/keys/key-format';
import { useState, type ReactNode } from 'react';
import type { ApiFailure } from '../trpc-client.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { NAME_MISSING } from '@graha/procedures/keys/key';
import { FieldGroup } from '@graha/ui/field.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';

export const ENVIRONMENTS: Record<KeyEnv, string> = { live: 'Live, charges credits', test: 'Test, free' };

/** `publishable`: live, for web pages. */
export const KEY_SORTS = { live: 'Live', test: 'Test, free', publishable: 'Publishable' } as const;
export type KeySort = keyof typeof KEY_SORTS;

export type NameKeyProps = {
  /** If given, publishable keys are offered too. */
  onSort?: (sort: KeySort) => void;
  /** The initial name. */
  defaultName?: string;
  pending: boolean;
  error: ApiFailure | null;
  /** `form` has the values of the additional fields. */
  onSubmit: (input: { name: string; env: KeyEnv }, form: FormData) => void;
  onCancel: () => void;
  /** The first problem of the additional fields. */
  problem?: string | undefined;
  /** Additional fields. */
  children?: ReactNode;
};

export function NameKey({ onSort, defaultName, pending, error, onSubmit, onCancel, problem, children }: NameKeyProps) {
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
          {onSort ? <SortField onSort={onSort} /> : <EnvironmentField />}
          {children}
        </>
      )}
    </DialogForm>
  );
}

const EnvironmentField = () => (
  <FieldGroup legend="Environment">
    <Segmented
      stretch
      label="Environment"
      name="env"
      options={KEY_ENVS.map((env) => ({ value: env, label: ENVIRONMENTS[env] }))}
      defaultValue="live"
    />
  </FieldGroup>
);

// Safe: the keys of a constant object without further properties.
const SORTS = Object.keys(KEY_SORTS) as KeySort[];

const ABOUT: Record<KeySort, string> = {
  live: 'For your server. Charges credits.',
  test: 'For your server. Real answers, free, and few calls a minute.',
  publishable: 'For web pages. Everybody can read it, so it works from your origins alone and has caps.',
};

function SortField({ onSort }: { onSort: (sort: KeySort) => void }) {
  const [sort, setSort] = useState<KeySort>('live');
  const choose = (value: string) => {
    const chosen = SORTS.find((known) => known === value) ?? 'live';
    setSort(chosen);
    onSort(chosen);
  };
  return (
    <FieldGroup legend="Kind">
      <Segmented
        stretch
        label="Kind"
        name="env"
        options={SORTS.map((value) => ({ value, label: KEY_SORTS[value] }))}
        value={sort}
        onValueChange={choose}
      />
      <p className="text-micro text-text-3">{ABOUT[sort]}</p>
    </FieldGroup>
  );
}

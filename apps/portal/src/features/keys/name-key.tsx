'use client';

import { KEY_ENVS, type KeyEnv } from '@graha/domain/key-format';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { ApiFailure } from '../../trpc/client.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import { DialogBody } from '../../ui/dialog.tsx';
import { SubmitFooter } from '../../ui/submit-footer.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { TextField } from '../../ui/input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
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
  const focusing = useProblemFocus(problem);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const env = KEY_ENVS.find((known) => known === form.get('env')) ?? 'live';
    const name = String(form.get('name')).trim();
    setUnnamed(name === '');
    if (name !== '') onSubmit({ name, env }, form);
  };
  const nameError = unnamed ? TEXT.nameMissing : error?.data?.fields?.['name'];
  return (
    <form ref={focusing} noValidate onSubmit={submit} className="contents">
      <DialogBody>
        <TextField
          name="name"
          label={TEXT.name}
          hint={TEXT.nameHint}
          error={nameError}
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
        {error && !nameError ? <FailureNote error={error} /> : null}
      </DialogBody>
      <SubmitFooter
        onCancel={onCancel}
        cancel={TEXT.cancel}
        submit={TEXT.action}
        pending={pending}
        pendingLabel={TEXT.pending}
      />
    </form>
  );
}

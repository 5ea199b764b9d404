'use client';

import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { FailureNote, type ApiFailure } from './trpc-client.tsx';

type RenameFormProps = {
  text: { name: string; nameHint?: string; submit: string; pending: string };
  /** The current name. */
  name: string;
  autoComplete: 'name' | 'organization';
  pending: boolean;
  error: ApiFailure | null;
  onRename: (name: string) => void;
};

/** A form for the name of a person or a workspace. */
export function RenameForm({ text, name, autoComplete, pending, error, onRename }: RenameFormProps) {
  const [written, setWritten] = useState(name);
  const nameError = error?.data?.fields?.['name'];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onRename(written);
      }}
      className="grid gap-3 p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={text.name}
          hint={text.nameHint}
          error={nameError}
          autoComplete={autoComplete}
          maxLength={60}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          className="w-full max-w-84"
        />
        <Button
          type="submit"
          disabled={written.trim() === name}
          loading={pending}
          loadingLabel={text.pending}
          className="sm:mt-6.5"
        >
          {text.submit}
        </Button>
      </div>
      {error && !nameError ? <FailureNote error={error} /> : null}
    </form>
  );
}

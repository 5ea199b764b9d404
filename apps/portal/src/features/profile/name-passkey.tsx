'use client';

import { useState } from 'react';
import type { ApiFailure } from '../../trpc/client.tsx';
import { DialogBody } from '../../ui/dialog.tsx';
import { SubmitFooter } from '../../ui/submit-footer.tsx';
import { TextField } from '../../ui/input.tsx';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
import { OtherFailure } from './other-failure.tsx';
import { PROFILE_TEXT } from './text.ts';

const { name: TEXT } = PROFILE_TEXT.passkeys;

export type NamePasskeyProps = {
  initial: string;
  text: { submit: string; pending: string };
  pending: boolean;
  error: ApiFailure | null;
  /** What the device, and not the server, refused. */
  problem?: string | null;
  onSubmit: (name: string) => void;
  onClose: () => void;
};

export function NamePasskey({ initial, text, pending, error, problem, onSubmit, onClose }: NamePasskeyProps) {
  const [name, setName] = useState(initial);
  const said = problem ?? error?.data?.fields?.['name'];
  const form = useProblemFocus(said);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(name);
      }}
      className="contents"
    >
      <DialogBody>
        <TextField
          label={TEXT.label}
          hint={TEXT.hint}
          error={said}
          maxLength={60}
          autoComplete="off"
          data-1p-ignore=""
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <OtherFailure error={error} />
      </DialogBody>
      <SubmitFooter
        onCancel={onClose}
        cancel={PROFILE_TEXT.cancel}
        submit={text.submit}
        pending={pending}
        pendingLabel={text.pending}
      />
    </form>
  );
}

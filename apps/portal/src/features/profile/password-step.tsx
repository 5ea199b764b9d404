'use client';

import { useState } from 'react';
import type { ApiFailure } from '../../trpc/client.tsx';
import { DialogBody } from '../../ui/dialog.tsx';
import { SubmitFooter } from '../../ui/submit-footer.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
import { OtherFailure } from './other-failure.tsx';
import { PROFILE_TEXT } from './text.ts';

export type PasswordStepProps = {
  text: { submit: string; pending: string };
  pending: boolean;
  error: ApiFailure | null;
  onSubmit: (password: string) => void;
  onClose: () => void;
};

export function PasswordStep({ text, pending, error, onSubmit, onClose }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const form = useProblemFocus(error);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(password);
      }}
      className="contents"
    >
      <DialogBody>
        <PasswordField
          label={PROFILE_TEXT.password}
          autoComplete="current-password"
          required
          value={password}
          error={error?.data?.fields?.['password']}
          onChange={({ target }) => setPassword(target.value)}
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

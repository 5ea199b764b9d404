'use client';

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { Plus } from '@graha/ui/icons/signs.tsx';
import { useState } from 'react';
import { type ApiFailure, useTRPC, useTRPCClient } from '../../shared/trpc-client.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { useOwnChanged } from './own-account.tsx';
import { NoPasskeys, reasonNotAdded } from './passkey-reasons.ts';
import { TextField } from '@graha/ui/input.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';

/** Asks for a name, then the device asks its owner; the server checks the answer of the device. */
export function AddPasskey() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Add a passkey"
      description="Your device asks for your face, your finger or its PIN."
      trigger={<Button icon={<Plus aria-hidden="true" />}>Add passkey</Button>}
    >
      <Steps onClose={() => setOpen(false)} />
    </Dialog>
  );
}

function Steps({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const changed = useOwnChanged();
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const finish = useMutation(
    trpc.profile.finishPasskey.mutationOptions({
      onSuccess: (_answer, { name }) => {
        changed(`${name} is added.`);
        onClose();
      },
    }),
  );
  const add = async (name: string) => {
    setProblem(name.trim() === '' ? 'Give it a name, so that you know it again.' : null);
    if (name.trim() === '') return;
    setAsking(true);
    // Safe: the server made the options for this browser, and the device refuses invalid ones.
    const options = (await client.profile.beginPasskey.mutate()) as PublicKeyCredentialCreationOptionsJSON;
    finish.mutate({ name: name.trim(), response: await answerTo(options) });
  };
  return (
    <NamePasskey
      initial=""
      text={{ submit: 'Add passkey', pending: 'Asking your device' }}
      pending={asking || finish.isPending}
      error={finish.error}
      problem={problem}
      onSubmit={(name) =>
        void add(name)
          .catch((error: unknown) => setProblem(reasonNotAdded(error)))
          .finally(() => setAsking(false))
      }
      onClose={onClose}
    />
  );
}

async function answerTo(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { browserSupportsWebAuthn, startRegistration } = await import('@simplewebauthn/browser');
  if (!browserSupportsWebAuthn()) throw new NoPasskeys();
  return startRegistration({ optionsJSON });
}

export type NamePasskeyProps = {
  initial: string;
  text: { submit: string; pending: string };
  pending: boolean;
  error: ApiFailure | null;
  /** Set if the device, not the server, refused. */
  problem?: string | null;
  onSubmit: (name: string) => void;
  onClose: () => void;
};

export function NamePasskey({ initial, text, pending, error, problem, onSubmit, onClose }: NamePasskeyProps) {
  const [name, setName] = useState(initial);
  return (
    <DialogForm
      text={{ ...text, cancel: 'Cancel' }}
      pending={pending}
      error={error}
      problem={problem}
      onSubmit={() => onSubmit(name)}
      onCancel={onClose}
    >
      {(problemOf) => (
        <TextField
          label="Name"
          hint="Where it is kept, such as “Work laptop”."
          error={problem ?? problemOf('name')}
          maxLength={60}
          autoComplete="off"
          data-1p-ignore=""
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </DialogForm>
  );
}

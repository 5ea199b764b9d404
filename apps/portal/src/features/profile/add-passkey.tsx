'use client';

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTRPC, useTRPCClient } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NamePasskey } from './name-passkey.tsx';
import { PROFILE_TEXT } from './text.ts';
import { useOwnChanged } from './use-own.ts';

const { passkeys: TEXT } = PROFILE_TEXT;

/** A name first, then the device asks its owner; what it answers is checked by the server. */
export function AddPasskey() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={TEXT.name.title}
      description={TEXT.name.description}
      trigger={<Button icon={<Plus aria-hidden="true" />}>{TEXT.add}</Button>}
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
        changed(TEXT.added(name));
        onClose();
      },
    }),
  );
  const add = async (name: string) => {
    setProblem(name.trim() === '' ? TEXT.name.missing : null);
    if (name.trim() === '') return;
    setAsking(true);
    // Safe: the server makes them for this browser, and the device refuses what is none.
    const options = (await client.profile.beginPasskey.mutate()) as PublicKeyCredentialCreationOptionsJSON;
    finish.mutate({ name: name.trim(), response: await answerTo(options) });
  };
  return (
    <NamePasskey
      initial=""
      text={{ submit: TEXT.add, pending: TEXT.pending }}
      pending={asking || finish.isPending}
      error={finish.error}
      problem={problem}
      onSubmit={(name) =>
        void add(name)
          .catch((error: unknown) => setProblem(reasonOf(error)))
          .finally(() => setAsking(false))
      }
      onClose={onClose}
    />
  );
}

async function answerTo(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { browserSupportsWebAuthn, startRegistration } = await import('@simplewebauthn/browser');
  if (!browserSupportsWebAuthn()) throw new Error('unsupported');
  return startRegistration({ optionsJSON });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return TEXT.notMade;
  if (error.message === 'unsupported') return TEXT.unsupported;
  if ('code' in error && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return TEXT.isThere;
  return 'data' in error ? error.message : TEXT.notMade; // Our server's refusals say themselves what to do.
}

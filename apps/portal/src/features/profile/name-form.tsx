'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTRPC } from '../../trpc/client.tsx';
import { RenameForm } from '../workspace/rename-form.tsx';
import { PROFILE_TEXT } from './text.ts';
import { useOwnChanged } from './use-own.ts';

const { profile: TEXT } = PROFILE_TEXT;

export function NameForm({ name }: { name: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const changed = useOwnChanged();
  const rename = useMutation(
    trpc.profile.rename.mutationOptions({
      onSuccess: () => {
        changed(TEXT.done);
        router.refresh(); // The name stands in the shell too.
      },
    }),
  );
  return (
    <RenameForm
      text={TEXT}
      name={name}
      autoComplete="name"
      pending={rename.isPending}
      error={rename.error}
      onRename={(written) => rename.mutate({ name: written })}
    />
  );
}

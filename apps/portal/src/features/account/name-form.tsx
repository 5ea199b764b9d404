'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { RenameForm } from '../../shared/rename-form.tsx';
import { useOwnChanged } from './use-own.ts';

export function NameForm({ name }: { name: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const changed = useOwnChanged();
  const rename = useMutation(
    trpc.profile.rename.mutationOptions({
      onSuccess: () => {
        changed('Saved.');
        router.refresh(); // The name stands in the shell too.
      },
    }),
  );
  return (
    <RenameForm
      text={{
        name: 'Name',
        nameHint: 'How others in your workspaces see you.',
        submit: 'Save name',
        pending: 'Saving',
      }}
      name={name}
      autoComplete="name"
      pending={rename.isPending}
      error={rename.error}
      onRename={(written) => rename.mutate({ name: written })}
    />
  );
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { RenameForm } from '../../../shared/rename-form.tsx';

export function WorkspaceNameForm({ name }: { name: string }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const rename = useMutation(
    trpc.settings.rename.mutationOptions({
      onSuccess: async () => {
        toast({ text: 'The name is saved.' });
        await queries.invalidateQueries({ queryKey: trpc.settings.read.queryKey() });
        router.refresh(); // The name stands in the shell too.
      },
    }),
  );
  return (
    <RenameForm
      text={{ name: 'Name', submit: 'Save', pending: 'Saving' }}
      name={name}
      autoComplete="organization"
      pending={rename.isPending}
      error={rename.error}
      onRename={(written) => rename.mutate({ name: written })}
    />
  );
}

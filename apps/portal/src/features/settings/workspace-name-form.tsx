'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTRPC } from '../../trpc/client.tsx';
import { useToast } from '../../ui/toast.tsx';
import { RenameForm } from '../workspace/rename-form.tsx';
import { SETTINGS_TEXT } from './text.ts';

const { workspace: TEXT } = SETTINGS_TEXT;

export function WorkspaceNameForm({ name }: { name: string }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const rename = useMutation(
    trpc.settings.rename.mutationOptions({
      onSuccess: async () => {
        toast({ text: TEXT.done });
        await queries.invalidateQueries({ queryKey: trpc.settings.read.queryKey() });
        router.refresh(); // The name stands in the shell too.
      },
    }),
  );
  return (
    <RenameForm
      text={TEXT}
      name={name}
      autoComplete="organization"
      pending={rename.isPending}
      error={rename.error}
      onRename={(written) => rename.mutate({ name: written })}
    />
  );
}

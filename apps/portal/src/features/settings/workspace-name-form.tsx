'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import { SETTINGS_TEXT } from './text.ts';

const { workspace: TEXT } = SETTINGS_TEXT;

export function WorkspaceNameForm({ name }: { name: string }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [written, setWritten] = useState(name);
  const rename = useMutation(
    trpc.settings.rename.mutationOptions({
      onSuccess: async () => {
        toast({ text: TEXT.done });
        await queries.invalidateQueries({ queryKey: trpc.settings.read.queryKey() });
        router.refresh(); // The name stands in the shell too.
      },
    }),
  );
  const nameError = rename.error?.data?.fields?.['name'];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate({ name: written });
      }}
      className="grid gap-3 p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={TEXT.name}
          error={nameError}
          autoComplete="organization"
          maxLength={60}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          className="w-full max-w-84"
        />
        <Button
          type="submit"
          disabled={written.trim() === name}
          loading={rename.isPending}
          loadingLabel={TEXT.pending}
          className="sm:mt-6.5"
        >
          {TEXT.submit}
        </Button>
      </div>
      {rename.error && !nameError ? <FailureNote error={rename.error} /> : null}
    </form>
  );
}

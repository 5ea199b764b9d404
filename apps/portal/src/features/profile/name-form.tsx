'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/input.tsx';
import { OtherFailure } from './other-failure.tsx';
import { PROFILE_TEXT } from './text.ts';
import { useOwnChanged } from './use-own.ts';

const { profile: TEXT } = PROFILE_TEXT;

export function NameForm({ name }: { name: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const changed = useOwnChanged();
  const [written, setWritten] = useState(name);
  const rename = useMutation(
    trpc.profile.rename.mutationOptions({
      onSuccess: () => {
        changed(TEXT.done);
        router.refresh(); // The name stands in the shell too.
      },
    }),
  );
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
          hint={TEXT.nameHint}
          error={rename.error?.data?.fields?.['name']}
          autoComplete="name"
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
      <OtherFailure error={rename.error} />
    </form>
  );
}

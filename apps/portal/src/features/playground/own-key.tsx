'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NameKey } from '../keys/name-key.tsx';
import { KEYS_TEXT } from '../keys/text.ts';
import { PLAYGROUND_TEXT } from './text.ts';

const { snippets: TEXT, title: TITLE } = PLAYGROUND_TEXT;

export type OwnKey = { keyId: string; text: string };

/** Makes a key and hands it to the lines that are shown: one click to ask, one to make it. */
export function OwnKeyButton({ onMade }: { onMade: (key: OwnKey) => void }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const create = useMutation(
    trpc.keys.create.mutationOptions({
      onSuccess: (made) => {
        setOpen(false);
        onMade(made);
        return queries.invalidateQueries({ queryKey: trpc.keys.list.queryKey() });
      },
    }),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={KEYS_TEXT.create.title}
      trigger={
        <Button size="sm" icon={<KeyRound aria-hidden="true" />}>
          {TEXT.ownKey}
        </Button>
      }
    >
      <NameKey
        defaultName={TITLE}
        pending={create.isPending}
        error={create.error}
        onSubmit={(wish) => create.mutate(wish)}
        onCancel={() => setOpen(false)}
      />
    </Dialog>
  );
}

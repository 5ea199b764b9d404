'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { useMutationId, useTRPC } from '../../shared/trpc-client.tsx';
import { NameKey } from '../../shared/keys/name-key.tsx';

export type OwnKey = { keyId: string; text: string };

/** Makes a key and hands it to the lines that are shown: one click to ask, one to make it. */
export function OwnKeyButton({ onMade }: { onMade: (key: OwnKey) => void }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { mutationId, renew } = useMutationId();
  const [open, setOpen] = useState(false);
  const create = useMutation(
    trpc.keys.create.mutationOptions({
      onSuccess: (made) => {
        setOpen(false);
        renew();
        onMade(made);
        return queries.invalidateQueries({ queryKey: trpc.keys.list.queryKey() });
      },
    }),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Create key"
      trigger={
        <Button size="sm" icon={<KeyRound aria-hidden="true" />}>
          Use my own key
        </Button>
      }
    >
      <NameKey
        defaultName="Playground"
        pending={create.isPending}
        error={create.error}
        onSubmit={(input) => create.mutate({ ...input, mutationId })}
        onCancel={() => setOpen(false)}
      />
    </Dialog>
  );
}

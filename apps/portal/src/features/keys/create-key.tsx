'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KEYS_PATH } from './create-key-path.ts';
import { NameKey } from './name-key.tsx';
import { StoreKey } from './store-key.tsx';
import { KEYS_TEXT } from './text.ts';

const { create: CREATE, secret: SECRET } = KEYS_TEXT;

/** Two steps in one dialog: name the key, then store it. Between them there is no way out but "I stored it". */
export function CreateKey({ curl, atOnce }: { curl: string; atOnce: boolean }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [open, setOpen] = useState(atOnce);
  const [stored, setStored] = useState(false);
  const create = useMutation(
    trpc.keys.create.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: trpc.keys.list.queryKey() }),
    }),
  );
  const change = (wished: boolean) => {
    setOpen(wished);
    setStored(false);
    create.reset(); // The secret leaves the memory of the page with the dialog that showed it.
    if (!wished) history.replaceState(null, '', KEYS_PATH); // A reload does not ask again.
  };
  const close = () => change(false);

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      dismissable={create.data === undefined || stored}
      title={create.data ? SECRET.title : CREATE.title}
      {...(create.data ? { description: SECRET.description } : {})}
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden="true" />}>
          {CREATE.action}
        </Button>
      }
    >
      {create.data ? (
        <StoreKey made={create.data} curl={curl} stored={stored} onStored={setStored} onDone={close} />
      ) : (
        <NameKey
          pending={create.isPending}
          error={create.error}
          onSubmit={(wish) => create.mutate(wish)}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}

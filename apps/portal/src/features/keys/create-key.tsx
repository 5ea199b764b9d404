'use client';

import type { KeyEnv } from '@graha/domain/key-format';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KEYS_PATH } from './paths.ts';
import { readLimits, type LimitProblems } from './limit-form.ts';
import { MoreLimits } from './more-limits.tsx';
import { NameKey } from './name-key.tsx';
import type { ScopeFamilies } from './scope-families.ts';
import { StoreKey } from './store-key.tsx';
import { KEYS_TEXT } from './text.ts';
import { useRefreshKeys } from './use-refresh-keys.ts';

const { create: CREATE, secret: SECRET } = KEYS_TEXT;

export type CreateKeyProps = { curl: string; families: ScopeFamilies; asOf: Date; atOnce: boolean };

/** Two steps in one dialog: name the key, then store it. Between them there is no way out but "I stored it". */
export function CreateKey({ curl, families, asOf, atOnce }: CreateKeyProps) {
  const trpc = useTRPC();
  const refresh = useRefreshKeys();
  const [open, setOpen] = useState(atOnce);
  const [stored, setStored] = useState(false);
  const [problems, setProblems] = useState<LimitProblems>({});
  const create = useMutation(trpc.keys.create.mutationOptions({ onSuccess: refresh }));
  const submit = (wish: { name: string; env: KeyEnv }, form: FormData) => {
    const read = readLimits(form, { now: asOf, expiresAt: null });
    setProblems('problems' in read ? read.problems : {});
    if ('limits' in read) create.mutate({ ...wish, limits: read.limits });
  };
  const change = (wished: boolean) => {
    setOpen(wished);
    setStored(false);
    setProblems({});
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
          problem={Object.values(problems)[0]}
          onSubmit={submit}
          onCancel={close}
        >
          <MoreLimits families={families} problems={problems} />
        </NameKey>
      )}
    </Dialog>
  );
}

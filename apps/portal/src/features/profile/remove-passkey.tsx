'use client';

import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import { nameOf } from './passkey-name.ts';
import type { PasskeyRow } from './self.ts';
import { PROFILE_TEXT } from './text.ts';
import { useOwnChanged } from './use-own.ts';

const { remove: TEXT } = PROFILE_TEXT.passkeys;

export function RemovePasskey({ target, onClose }: { target: PasskeyRow; onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const remove = useMutation(
    trpc.profile.removePasskey.mutationOptions({
      onSuccess: () => {
        changed(TEXT.done(nameOf(target)));
        onClose();
      },
    }),
  );
  return (
    <Dialog open title={TEXT.title(nameOf(target))} description={TEXT.description} onOpenChange={onClose}>
      {remove.error ? (
        <DialogBody>
          <FailureNote error={remove.error} />
        </DialogBody>
      ) : null}
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          {TEXT.keep}
        </Button>
        <Button
          variant="primary"
          loading={remove.isPending}
          loadingLabel={TEXT.pending}
          onClick={() => remove.mutate({ id: target.id })}
        >
          {TEXT.submit}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

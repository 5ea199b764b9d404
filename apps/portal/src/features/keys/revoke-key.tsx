'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import type { KeyRow } from './key.ts';
import { KEYS_TEXT } from './text.ts';
import { useRefreshKeys } from './use-refresh-keys.ts';

const { revoke: TEXT } = KEYS_TEXT;

/** Asks for the name, because there is no way back. The list shows the key as revoked at once, and takes it back on failure. */
export function RevokeKey({ target, onClose }: { target: KeyRow; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const revoke = useRevoke(target, onClose);
  const confirmed = typed.trim() === target.name;
  return (
    <Dialog open title={TEXT.title(target.name)} description={TEXT.description} onOpenChange={onClose}>
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          if (confirmed) revoke.mutate({ keyId: target.keyId });
        }}
      >
        <DialogBody>
          <TextField
            label={TEXT.confirm(target.name)}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
          />
          {revoke.error ? <FailureNote error={revoke.error} consequence={TEXT.failed} /> : null}
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {TEXT.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!confirmed}
            loading={revoke.isPending}
            loadingLabel={TEXT.pending}
          >
            {TEXT.submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function useRevoke(target: KeyRow, onRevoked: () => void) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const refresh = useRefreshKeys();
  const queryKey = trpc.keys.list.queryKey();
  const ended = (key: KeyRow): KeyRow => (key.keyId === target.keyId ? { ...key, status: 'revoked' } : key);
  return useMutation(
    trpc.keys.revoke.mutationOptions({
      onMutate: async () => {
        await queries.cancelQueries({ queryKey });
        const before = queries.getQueryData(queryKey);
        queries.setQueryData(queryKey, (list) => (list ? { ...list, keys: list.keys.map(ended) } : list));
        return before;
      },
      onError: (_error, _input, before) => queries.setQueryData(queryKey, before),
      onSuccess: () => {
        toast({ text: TEXT.done(target.name) });
        onRevoked();
      },
      onSettled: refresh,
    }),
  );
}

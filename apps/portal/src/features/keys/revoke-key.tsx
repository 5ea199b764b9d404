'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ConfirmDialog } from '../workspace/confirm-dialog.tsx';
import type { KeyRow } from './key.ts';
import { KEYS_TEXT } from './text.ts';
import { useRefreshKeys } from './use-refresh-keys.ts';

const { revoke: TEXT } = KEYS_TEXT;

/** Asks for the name, because there is no way back. The list shows the key as revoked at once, and takes it back on failure. */
export function RevokeKey({ target, onClose }: { target: KeyRow; onClose: () => void }) {
  const revoke = useRevoke(target, onClose);
  return (
    <ConfirmDialog
      text={{ ...TEXT, title: TEXT.title(target.name) }}
      typing={{ label: TEXT.confirm(target.name), word: target.name }}
      pending={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate({ keyId: target.keyId })}
      onClose={onClose}
    />
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

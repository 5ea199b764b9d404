'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { useRefreshKeys } from './use-refresh-keys.ts';

/** Asks for the name, because a revoked key cannot be restored. The list shows the key as revoked at once, and undoes that on failure. */
export function RevokeKey({ target, onClose }: { target: KeyListItem; onClose: () => void }) {
  const revoke = useRevoke(target, onClose);
  return (
    <ConfirmDialog
      text={{
        title: `Revoke ${target.name}?`,
        description: 'Calls with this key answer 401 from then on. This cannot be undone.',
        submit: 'Revoke key',
        pending: 'Revoking',
        cancel: 'Keep it',
        failed: 'The key is still active.',
      }}
      typing={{ label: `Type ${target.name} to confirm`, word: target.name }}
      pending={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate({ keyId: target.keyId })}
      onClose={onClose}
    />
  );
}

function useRevoke(target: KeyListItem, onRevoked: () => void) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const refresh = useRefreshKeys();
  const queryKey = trpc.keys.list.queryKey();
  const ended = (key: KeyListItem): KeyListItem => (key.keyId === target.keyId ? { ...key, status: 'revoked' } : key);
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
        toast({ text: `${target.name} is revoked.` });
        onRevoked();
      },
      onSettled: refresh,
    }),
  );
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { KeyListItem } from '@graha/store/keys/key-list';
import type { KeyList } from './key.ts';
import { useRefreshKeys } from './use-refresh-keys.ts';

const TEXTS = {
  disable: {
    title: (name: string) => `Disable ${name}?`,
    description: 'Calls with this key answer 401 within one second. You can enable it again at any time.',
    submit: 'Disable key',
    pending: 'Disabling',
    cancel: 'Keep it active',
    done: (name: string) => `${name} is disabled.`,
  },
  enable: {
    title: (name: string) => `Enable ${name}?`,
    description: 'Calls with this key are answered again within one second.',
    submit: 'Enable key',
    pending: 'Enabling',
    cancel: 'Leave it disabled',
    done: (name: string) => `${name} is active again.`,
  },
} as const;

type ListedKey = KeyList['keys'][number];

export type SwitchKeyProps = { target: KeyListItem; to: 'disable' | 'enable'; onClose: () => void };

export function SwitchKey({ target, to, onClose }: SwitchKeyProps) {
  const trpc = useTRPC();
  const toast = useToast();
  const refresh = useRefreshKeys();
  const { done, title, ...text } = TEXTS[to];
  const change = useMutation(
    trpc.keys[to].mutationOptions({
      onSuccess: () => {
        toast({ text: done(target.name) });
        onClose();
      },
      onSettled: refresh,
    }),
  );
  return (
    <ConfirmDialog
      text={{ ...text, title: title(target.name) }}
      pending={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate({ keyId: target.keyId })}
      onClose={onClose}
    />
  );
}

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
  const queryKey = trpc.keys.list.pathKey(); // The path key matches the list with every filter.
  const ended = (key: ListedKey): ListedKey => (key.keyId === target.keyId ? { ...key, status: 'revoked' } : key);
  return useMutation(
    trpc.keys.revoke.mutationOptions({
      onMutate: async () => {
        await queries.cancelQueries({ queryKey });
        const before = queries.getQueriesData<KeyList>({ queryKey });
        queries.setQueriesData<KeyList>({ queryKey }, (list) =>
          list ? { ...list, keys: list.keys.map(ended) } : list,
        );
        return before;
      },
      onError: (_error, _input, before) => before?.forEach(([key, list]) => queries.setQueryData(key, list)),
      onSuccess: () => {
        toast({ text: `${target.name} is revoked.` });
        onRevoked();
      },
      onSettled: refresh,
    }),
  );
}

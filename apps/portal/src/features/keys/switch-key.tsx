'use client';

import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ConfirmDialog } from '../workspace/confirm-dialog.tsx';
import type { KeyRow } from './key.ts';
import { KEYS_TEXT } from './text.ts';
import { useRefreshKeys } from './use-refresh-keys.ts';

export type SwitchKeyProps = { target: KeyRow; to: 'disable' | 'enable'; onClose: () => void };

export function SwitchKey({ target, to, onClose }: SwitchKeyProps) {
  const trpc = useTRPC();
  const toast = useToast();
  const refresh = useRefreshKeys();
  const text = KEYS_TEXT[to];
  const change = useMutation(
    trpc.keys[to].mutationOptions({
      onSuccess: () => {
        toast({ text: text.done(target.name) });
        onClose();
      },
      onSettled: refresh,
    }),
  );
  return (
    <ConfirmDialog
      text={{ ...text, title: text.title(target.name) }}
      pending={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate({ keyId: target.keyId })}
      onClose={onClose}
    />
  );
}

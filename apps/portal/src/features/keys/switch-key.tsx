'use client';

import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { KeyListItem } from '@graha/store/keys/key-list';
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

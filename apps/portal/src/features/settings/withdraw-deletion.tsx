'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { SETTINGS_TEXT } from './text.ts';

const { deletion: TEXT } = SETTINGS_TEXT;

export function WithdrawDeletion({ look }: { look: 'button' | 'link' }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const withdraw = useMutation(
    trpc.settings.withdrawDeletion.mutationOptions({
      onSuccess: async () => {
        toast({ text: TEXT.withdrawn });
        await queries.invalidateQueries({ queryKey: trpc.settings.read.queryKey() });
        router.refresh();
      },
    }),
  );
  const act = () => withdraw.mutate();
  if (withdraw.error) return <span role="alert">{withdraw.error.message}</span>;
  return look === 'link' ? (
    <button type="button" className="link" disabled={withdraw.isPending} onClick={act}>
      {TEXT.withdraw}
    </button>
  ) : (
    <Button loading={withdraw.isPending} loadingLabel={TEXT.withdrawing} onClick={act}>
      {TEXT.withdraw}
    </Button>
  );
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { Button } from '@graha/ui/button.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { Note } from '@graha/ui/note.tsx';
import { date } from '@graha/domain/core/format';

export function WithdrawDeletion({ look }: { look: 'button' | 'link' }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const withdraw = useMutation(
    trpc.settings.withdrawDeletion.mutationOptions({
      onSuccess: async () => {
        toast({ text: 'The workspace stays.' });
        await queries.invalidateQueries({ queryKey: trpc.settings.read.queryKey() });
        router.refresh();
      },
    }),
  );
  const act = () => withdraw.mutate();
  if (withdraw.error) return <span role="alert">{withdraw.error.message}</span>;
  return look === 'link' ? (
    <button type="button" className="link" disabled={withdraw.isPending} onClick={act}>
      Keep the workspace
    </button>
  ) : (
    <Button loading={withdraw.isPending} loadingLabel="Keeping" onClick={act}>
      Keep the workspace
    </Button>
  );
}

/** Shown above every page until the deletion is withdrawn or done. */
export const DeletionNotice = (props: { name: string; dueAt: Date; mayWithdraw: boolean }) => (
  <Note tone="bad" title={`${props.name} will be deleted on ${date(props.dueAt)}.`}>
    Until then everything works. {props.mayWithdraw ? <WithdrawDeletion look="link" /> : null}
  </Note>
);

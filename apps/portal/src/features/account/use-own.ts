'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { useToast } from '@graha/ui/toast.tsx';

/** After a change of the account: fetches the account again and shows a toast. */
export function useOwnChanged(): (done?: string) => void {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  return (done) => {
    void queries.invalidateQueries({ queryKey: trpc.profile.read.queryKey() });
    if (done) toast({ text: done });
  };
}

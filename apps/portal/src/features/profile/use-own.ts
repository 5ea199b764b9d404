'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { useToast } from '../../ui/toast.tsx';

/** After a change of the account: the room shows what is so now, and a line says what was done. */
export function useOwnChanged(): (done?: string) => void {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  return (done) => {
    void queries.invalidateQueries({ queryKey: trpc.profile.read.queryKey() });
    if (done) toast({ text: done });
  };
}

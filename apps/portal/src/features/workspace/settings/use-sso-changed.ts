'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@graha/ui/toast.tsx';
import { useTRPC } from '../../../shared/trpc-client.tsx';

/** Reads the connection again and shows a toast. */
export function useSsoChanged() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  return async (text: string) => {
    toast({ text });
    await queries.invalidateQueries({ queryKey: trpc.settings.sso.read.queryKey() });
  };
}

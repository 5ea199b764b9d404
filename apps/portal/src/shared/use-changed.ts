'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@graha/ui/toast.tsx';
import { useTRPC } from './trpc-client.tsx';

/** Returns a callback that shows a toast and reads everything of these procedures again after a change. */
export function useChanged(procedures: 'births' | 'subscriptions' | 'webhooks'): (text: string | null) => void {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  return (text) => {
    if (text !== null) toast({ text });
    void queries.invalidateQueries({ queryKey: trpc[procedures].pathKey() });
  };
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@graha/ui/toast.tsx';
import { useTRPC } from '../../../shared/trpc-client.tsx';

/** After a change, shows a toast and reads webhooks and deliveries again. */
export function useWebhooksChanged(): (text: string | null) => void {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  return (text) => {
    if (text !== null) toast({ text });
    void queries.invalidateQueries({ queryKey: trpc.webhooks.pathKey() });
  };
}

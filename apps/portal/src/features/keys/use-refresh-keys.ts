'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';

/** To be called when a key has changed: the list and the key's own page read it again. */
export function useRefreshKeys(): () => Promise<void> {
  const trpc = useTRPC();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: trpc.keys.pathKey() });
}

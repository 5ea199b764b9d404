'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../shared/trpc-client.tsx';

/** After a key has changed: the list and the key's own page are fetched again. */
export function useRefreshKeys(): () => Promise<void> {
  const trpc = useTRPC();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: trpc.keys.pathKey() });
}

import { useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { useToast } from '@graha/ui/toast.tsx';

/** After a change: says it, and reads the team anew. */
export function useTeamChanged(): (text: string) => void {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  return (text) => {
    toast({ text });
    void queries.invalidateQueries({ queryKey: trpc.team.list.queryKey() });
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@graha/ui/toast.tsx';
import { useTRPC } from '../../../shared/trpc-client.tsx';

/** Returns the options of a change of incidents: a toast after success, and the list is read again in any case. */
export function useIncidentDone(said: string, onClose: () => void) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  return {
    onSuccess: () => {
      toast({ text: `${said} The status page has it within five seconds.` });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: trpc.admin.incidents.list.queryKey() }),
  };
}

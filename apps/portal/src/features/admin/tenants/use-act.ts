import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { useToast } from '@graha/ui/toast.tsx';

export type Act = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Says that it is done, and reads the tenant anew. */
  finish: (text: string) => void;
};

/** The dialog in which something is done to a tenant. */
export function useAct(tenantId: string): Act {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    setOpen,
    finish: (text) => {
      setOpen(false);
      toast({ text });
      void queries.invalidateQueries({ queryKey: trpc.admin.tenants.read.queryKey({ tenantId }) });
    },
  };
}

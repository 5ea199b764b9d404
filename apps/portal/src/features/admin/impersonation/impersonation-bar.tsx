'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { Eye } from '@graha/ui/icons/actions.tsx';
import { useEffect } from 'react';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { clockTime } from '@graha/domain/core/format';

export type View = { tenantId: string; name: string; endsAt: Date };

/** Shown above the whole workspace, so that an operator never takes it for their own. */
export function ImpersonationBar({ view }: { view: View }) {
  const { tenantId, name, endsAt } = view;
  const leave = () => location.assign(`/admin/tenants/${tenantId}`); // Clears the customer's data.
  const trpc = useTRPC();
  const stop = useMutation(trpc.admin.impersonation.stop.mutationOptions({ onSuccess: leave }));
  useLeaveAtEnd(view, leave);
  return (
    <aside
      data-bar
      aria-label="Impersonation"
      className="sticky top-0 z-20 flex h-(--bar) items-center gap-2 border-b border-line bg-warn-soft px-4 text-small sm:justify-center sm:px-8"
    >
      <Eye aria-hidden="true" className="shrink-0 text-warn" />
      <p className="flex min-w-0 whitespace-nowrap">
        <b className="truncate font-medium">{`Viewing ${name}`}</b>
        <span>
          <span className="max-sm:sr-only">, read only</span>, ends{' '}
          <time dateTime={endsAt.toISOString()}>{clockTime(endsAt)}</time>
        </span>
      </p>
      <button type="button" className="link min-h-6 shrink-0" disabled={stop.isPending} onClick={() => stop.mutate()}>
        {stop.isPending ? 'Ending' : 'End now'}
      </button>
      <span role="alert" className="truncate text-bad empty:hidden">
        {stop.error?.message}
      </span>
    </aside>
  );
}

/** Leaves when the view ends: the page would otherwise show the customer's data with the operator's own buttons. */
function useLeaveAtEnd({ tenantId, endsAt }: View, leave: () => void): void {
  const trpc = useTRPC();
  const current = useQuery(
    trpc.admin.impersonation.current.queryOptions(undefined, {
      initialData: { tenantId, endsAt },
      refetchOnWindowFocus: 'always',
      refetchInterval: () => untilEndMs(endsAt),
    }),
  );
  const isOver = current.data?.tenantId !== tenantId;
  useEffect(() => {
    if (isOver) leave();
  });
}

const untilEndMs = (endsAt: Date): number => Math.max(1_000, endsAt.getTime() - Date.now());

'use client';

import { useMutation } from '@tanstack/react-query';
import { CirclePause, CirclePlay } from '@graha/ui/icons/signs.tsx';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { ActDialog, useAct } from './act-dialog.tsx';

type Named = { tenantId: string; name: string };

export function Suspend({ tenantId, name }: Named) {
  const trpc = useTRPC();
  const act = useAct(tenantId);
  const suspend = useMutation(
    trpc.admin.tenants.suspend.mutationOptions({
      onSuccess: () => act.finish('Suspended. The API rejects its keys.'),
    }),
  );
  return (
    <ActDialog
      act={act}
      icon={<CirclePause aria-hidden="true" />}
      text={{
        action: 'Suspend',
        title: `Suspend ${name}?`,
        description:
          'The API rejects all its keys starting with the next call. Nothing is deleted, and you can resume it.',
        submit: 'Suspend',
        pending: 'Suspending',
      }}
      isPending={suspend.isPending}
      error={suspend.error}
      onSubmit={(reason) => suspend.mutate({ tenantId, reason })}
    />
  );
}

export function Resume({ tenantId, name }: Named) {
  const trpc = useTRPC();
  const act = useAct(tenantId);
  const resume = useMutation(
    trpc.admin.tenants.resume.mutationOptions({
      onSuccess: () => act.finish('Resumed. Its keys work again.'),
    }),
  );
  return (
    <ActDialog
      act={act}
      icon={<CirclePlay aria-hidden="true" />}
      text={{
        action: 'Resume',
        title: `Resume ${name}?`,
        description: 'Its keys work again starting with the next call.',
        submit: 'Resume',
        pending: 'Resuming',
      }}
      isPending={resume.isPending}
      error={resume.error}
      onSubmit={(reason) => resume.mutate({ tenantId, reason })}
    />
  );
}

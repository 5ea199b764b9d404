'use client';

import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { ActDialog, useAct } from './act-dialog.tsx';

type StopKeyProps = { tenantId: string; keyId: string; name: string };

export function StopKey({ tenantId, keyId, name }: StopKeyProps) {
  const trpc = useTRPC();
  const act = useAct(tenantId);
  const stop = useMutation(
    trpc.admin.tenants.disableKey.mutationOptions({
      onSuccess: () => act.finish('Disabled. The API rejects this key.'),
    }),
  );
  return (
    <ActDialog
      act={act}
      icon={null}
      look={{ size: 'sm' }}
      text={{
        action: 'Disable',
        name: `Disable ${name}`,
        title: `Disable ${name}?`,
        description:
          'The API rejects this key starting with the next call. The workspace can enable it again; suspend the workspace to prevent that.',
        submit: 'Disable',
        pending: 'Disabling',
      }}
      isPending={stop.isPending}
      error={stop.error}
      onSubmit={(reason) => stop.mutate({ tenantId, keyId, reason })}
    />
  );
}

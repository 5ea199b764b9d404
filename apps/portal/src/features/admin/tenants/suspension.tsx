'use client';

import { useMutation } from '@tanstack/react-query';
import { CirclePause, CirclePlay } from 'lucide-react';
import { useTRPC } from '../../../trpc/client.tsx';
import { ActDialog } from './act-dialog.tsx';
import { TENANT_TEXT } from './text.ts';
import { useAct } from './use-act.ts';

const { suspend: SUSPEND, resume: RESUME } = TENANT_TEXT.actions;

type Named = { tenantId: string; name: string };

export function Suspend({ tenantId, name }: Named) {
  const trpc = useTRPC();
  const act = useAct(tenantId);
  const suspend = useMutation(
    trpc.admin.tenants.suspend.mutationOptions({ onSuccess: () => act.finish(SUSPEND.done) }),
  );
  return (
    <ActDialog
      act={act}
      icon={<CirclePause aria-hidden="true" />}
      text={{ ...SUSPEND, title: SUSPEND.title(name) }}
      isPending={suspend.isPending}
      error={suspend.error}
      onSubmit={(reason) => suspend.mutate({ tenantId, reason })}
    />
  );
}

export function Resume({ tenantId, name }: Named) {
  const trpc = useTRPC();
  const act = useAct(tenantId);
  const resume = useMutation(trpc.admin.tenants.resume.mutationOptions({ onSuccess: () => act.finish(RESUME.done) }));
  return (
    <ActDialog
      act={act}
      icon={<CirclePlay aria-hidden="true" />}
      text={{ ...RESUME, title: RESUME.title(name) }}
      isPending={resume.isPending}
      error={resume.error}
      onSubmit={(reason) => resume.mutate({ tenantId, reason })}
    />
  );
}

'use client';

import { ChevronsUpDown } from '@graha/ui/icons/arrows.tsx';
import { BookOpen } from '@graha/ui/icons/pages.tsx';
import { Check, Plus } from '@graha/ui/icons/signs.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMutationId, useTRPC } from '../../../shared/trpc-client.tsx';
import { cn } from '@graha/ui/cn.ts';
import { Menu } from '@graha/ui/menu.tsx';
import { ROLE_NAMES } from '../../../shared/role-names.ts';
import { BESIDE_RAIL } from '../../../shared/shell/page-link.ts';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';
import { WORKSPACE_PAGES, WorkspaceSign, pageNameAt, type WorkspaceSignProps } from './workspace-pages.tsx';
import { usePathname } from 'next/navigation';
import { NavDrawer } from '../../../shared/shell/nav-list.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { DialogForm } from '../../../shared/dialog-form.tsx';

/** The current workspace, with a menu of the others. */
export function WorkspaceSwitcher({ tenantId, ...sign }: WorkspaceSignProps & { tenantId: string }) {
  const trpc = useTRPC();
  const [creating, setCreating] = useState(false);
  const own = useQuery(trpc.team.workspaces.queryOptions(undefined, { staleTime: 30_000 }));
  const enter = useMutation(trpc.team.switchTo.mutationOptions({ onSuccess: () => location.assign('/overview') }));
  const choices = (own.data ?? []).map((one) => ({
    label: one.name,
    detail: ROLE_NAMES[one.role],
    icon: <Check aria-hidden="true" className={cn(one.tenantId !== tenantId && 'invisible')} />,
    onSelect: () => (one.tenantId === tenantId ? undefined : enter.mutate({ tenantId: one.tenantId })),
  }));
  return (
    <>
      <Menu
        align="start"
        groups={[
          choices,
          [{ label: 'New workspace', icon: <Plus aria-hidden="true" />, onSelect: () => setCreating(true) }],
        ]}
        trigger={
          <button
            type="button"
            className="flex w-full min-w-0 items-center gap-1 rounded-control text-left transition-colors duration-(--t-1) hover:bg-text/4"
          >
            <VisuallyHidden>Switch workspace: </VisuallyHidden>
            <span className="min-w-0 flex-1">
              <WorkspaceSign {...sign} />
            </span>
            <span className={cn('pr-1.5 text-text-3', sign.rail && cn(BESIDE_RAIL, 'max-lg:hidden'))}>
              <ChevronsUpDown aria-hidden="true" className="size-3.5!" />
            </span>
          </button>
        }
      />
      {creating ? <CreateWorkspace onClose={() => setCreating(false)} /> : null}
    </>
  );
}

const DOCS = { href: '/docs', label: 'Docs', icon: <BookOpen aria-hidden="true" /> };

export const WorkspaceMenu = ({ sign }: { sign: ReactNode }) => (
  <NavDrawer label="Workspace" groups={[[...WORKSPACE_PAGES, DOCS]]} header={sign} />
);

/** The name of the page that the address leads to. */
export const WorkspacePageName = () => pageNameAt(usePathname()) ?? '';

function CreateWorkspace({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const { mutationId } = useMutationId();
  const create = useMutation(
    trpc.team.createWorkspace.mutationOptions({ onSuccess: () => location.assign('/overview') }),
  );
  return (
    <Dialog
      open
      title="New workspace"
      description="It has its own keys, members and bill. It needs a paid plan: your free calls stay with your first workspace."
      onOpenChange={onClose}
    >
      <DialogForm
        text={{ submit: 'Create workspace', pending: 'Creating', cancel: 'Cancel' }}
        pending={create.isPending || create.isSuccess}
        error={create.error}
        onSubmit={(written) => create.mutate({ name: String(written.get('name')), mutationId })}
        onCancel={onClose}
      >
        {(problemOf) => (
          <TextField name="name" label="Name" error={problemOf('name')} autoComplete="off" maxLength={60} required />
        )}
      </DialogForm>
    </Dialog>
  );
}

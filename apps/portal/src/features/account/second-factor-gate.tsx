'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactorDue } from '@graha/auth/core/viewer';
import { Button } from '@graha/ui/button.tsx';
import { CodeField } from '@graha/ui/code-field.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { ToastProvider } from '@graha/ui/toast.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { signOut } from '../../shared/sign-out.ts';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { StepUpApi } from './confirm-identity.tsx';
import { CurrentPassword } from './own-account.tsx';
import { TurnOnTwoFactor } from './turn-on-two-factor.tsx';

type GateProps = { due: SecondFactorDue; tenantId: string; next: string };

/** Shown before a workspace that requires a second factor: sets one up, or asks for its code. */
export const SecondFactorGate = (props: GateProps) => (
  <StepUpApi>
    <ToastProvider>
      <Gate {...props} />
    </ToastProvider>
  </StepUpApi>
);

function Gate({ due, tenantId, next }: GateProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => setOpen(true)}>
          {due === 'set-up' ? 'Set up two-factor sign-in' : 'Enter a code'}
        </Button>
        <Button variant="ghost" onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
      <OtherWorkspaces tenantId={tenantId} />
      {open && due === 'set-up' ? <TurnOnTwoFactor onClose={() => location.assign(next)} /> : null}
      {open && due === 'confirm' ? <CodeDialog next={next} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The password and a code start a new session. */
function CodeDialog({ next, onClose }: { next: string; onClose: () => void }) {
  const trpc = useTRPC();
  const [password, setPassword] = useState('');
  const confirm = useMutation(trpc.profile.confirm.mutationOptions({ onSuccess: () => location.assign(next) }));
  return (
    <Dialog open title="Enter a code" description="Your password, and a code from your app." onOpenChange={onClose}>
      <DialogForm
        text={{ submit: 'Confirm', pending: 'Confirming', cancel: 'Cancel' }}
        pending={confirm.isPending}
        error={confirm.error}
        onSubmit={(written) => confirm.mutate({ password, code: String(written.get('code') ?? '') })}
        onCancel={onClose}
      >
        {(problemOf) => (
          <>
            <CurrentPassword value={password} error={problemOf('password')} onWrite={setPassword} />
            <CodeField key={confirm.failureCount} name="code" label="Code from your app" error={problemOf('code')} />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}

function OtherWorkspaces({ tenantId }: { tenantId: string }) {
  const trpc = useTRPC();
  const own = useQuery(trpc.team.workspaces.queryOptions());
  const choose = useMutation(trpc.team.switchTo.mutationOptions({ onSuccess: () => location.assign('/overview') }));
  const others = (own.data ?? []).filter((workspace) => workspace.tenantId !== tenantId);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-workspaces" className="grid gap-2">
      <h2 id="other-workspaces" className="text-small font-medium">
        Your other workspaces
      </h2>
      <ul className="flex flex-wrap gap-2">
        {others.map((workspace) => (
          <li key={workspace.tenantId}>
            <Button
              size="sm"
              loading={choose.isPending && choose.variables.tenantId === workspace.tenantId}
              loadingLabel="Opening"
              onClick={() => choose.mutate({ tenantId: workspace.tenantId })}
            >
              {workspace.name}
            </Button>
          </li>
        ))}
      </ul>
      {choose.error ? <p role="alert">{choose.error.message}</p> : null}
    </section>
  );
}

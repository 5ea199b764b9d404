'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useShownOnce } from '../../shared/shown-once.ts';
import { type ApiFailure, useTRPC } from '../../shared/trpc-client.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { PasswordStep, useOwnChanged } from './own-account.tsx';
import { StoreCodes } from './store-codes.tsx';
import { CodeField } from '@graha/ui/code-field.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import type { Qr } from '@graha/procedures/account/router';
import { DialogForm } from '../../shared/dialog-form.tsx';

/**
 * Three steps in one dialog: the password, the app, the backup codes. The second factor is on after a correct code of the app.
 */
export function TurnOnTwoFactor({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const [stored, setStored] = useState(false);
  const begin = useMutation(trpc.profile.beginTwoFactor.mutationOptions());
  const { request: finish, ...secret } = useShownOnce(trpc.profile.finishTwoFactor.mutationOptions());
  const close = () => {
    if (finish.isSuccess) changed(); // Not earlier: the page would remove the dialog with the button that opened it.
    onClose();
  };
  const leave = () => secret.leave(stored, close);
  const text = finish.isSuccess
    ? {
        title: 'Store your backup codes',
        description: 'Each opens your account once if your phone is lost. We show them now and never again.',
      }
    : begin.data
      ? { title: 'Scan with your app', description: 'Any authenticator app works. Then enter the code that it shows.' }
      : { title: 'Turn on two-factor sign-in', description: 'First your password, then your app.' };
  return (
    <Dialog
      open
      onOpenChange={leave}
      dismissable={secret.mayClose(stored)}
      title={text.title}
      description={text.description}
    >
      {finish.isSuccess && begin.data ? (
        <StoreCodes codes={begin.data.backupCodes} stored={stored} onStored={setStored} onDone={close} />
      ) : begin.data ? (
        <ScanStep
          made={begin.data}
          pending={finish.isPending}
          error={finish.error}
          onSubmit={(code) => secret.send({ code })}
          onClose={leave}
        />
      ) : (
        <PasswordStep
          text={{ submit: 'Continue', pending: 'Checking' }}
          pending={begin.isPending}
          error={begin.error}
          onSubmit={(password) => begin.mutate({ password })}
          onClose={leave}
        />
      )}
    </Dialog>
  );
}

export type ScanStepProps = {
  made: { secret: string; qr: Qr };
  pending: boolean;
  error: ApiFailure | null;
  onSubmit: (code: string) => void;
  onClose: () => void;
};

/** Shows the secret as a QR code and as text, and asks for the first code of the app. */
function ScanStep({ made, pending, error, onSubmit, onClose }: ScanStepProps) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.querySelector<HTMLElement>('input')?.focus(), []); // The last step had the focus.
  return (
    <DialogForm
      text={{ submit: 'Turn on', pending: 'Turning on', cancel: 'Cancel' }}
      pending={pending}
      error={error}
      onSubmit={(written) => onSubmit(String(written.get('code') ?? ''))}
      onCancel={onClose}
    >
      {(problemOf) => (
        <div ref={step} className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <QrPicture qr={made.qr} />
          <div className="grid min-w-0 flex-1 basis-52 content-start gap-4">
            <div className="grid gap-1.5">
              <p className="text-small font-medium">Or type this key into the app</p>
              <p className="flex items-start gap-2">
                <code className="min-w-0 font-mono text-small break-all">{inFours(made.secret)}</code>
                <CopyButton compact text={made.secret} label="Copy the key" />
              </p>
            </div>
            <CodeField
              key={String(error?.data?.requestId)}
              name="code"
              label="Code"
              error={problemOf('code')}
              onComplete={({ form: sent }) => sent?.requestSubmit()}
            />
          </div>
        </div>
      )}
    </DialogForm>
  );
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Dark on light in both themes: some cameras cannot read an inverted code. */
const QrPicture = ({ qr }: { qr: Qr }) => (
  <figure
    aria-label="QR code for your app"
    className="size-44 overflow-hidden rounded-control border border-line bg-white"
  >
    <svg aria-hidden="true" viewBox={`0 0 ${qr.size} ${qr.size}`} shapeRendering="crispEdges" className="size-full">
      <path d={qr.path} className="fill-black" />
    </svg>
  </figure>
);

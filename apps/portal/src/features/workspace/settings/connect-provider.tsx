'use client';

import { useMutation } from '@tanstack/react-query';
import { Dialog } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { DialogForm } from '../../../shared/dialog-form.tsx';
import { type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { useSsoChanged } from './use-sso-changed.ts';

type ConnectProviderProps = { present: Outputs['settings']['sso']['read']['connection']; onClose: () => void };

const FIELDS = ['issuer', 'clientId', 'clientSecret', 'domain'] as const;
const LABELS = { issuer: 'Issuer', clientId: 'Client id', clientSecret: 'Client secret', domain: 'Domain' } as const;
const HINTS = {
  issuer: 'As your provider shows it, such as https://example.okta.com.',
  clientId: undefined,
  clientSecret: 'Stored sealed, and never shown again.',
  domain: 'What follows the @ in your members’ addresses, such as example.com.',
} as const;

const CHANGES =
  'After a change of issuer, client id or domain, verify the domain again; nobody can sign in at the provider until then. A new secret alone needs no new check.';

export function ConnectProvider({ present, onClose }: ConnectProviderProps) {
  const trpc = useTRPC();
  const changed = useSsoChanged();
  const connect = useMutation(
    trpc.settings.sso.connect.mutationOptions({
      onSuccess: async () => {
        onClose();
        await changed('The identity provider is saved.');
      },
    }),
  );
  const submit = (written: FormData) => {
    const textOf = (name: (typeof FIELDS)[number]) => String(written.get(name) ?? '').trim();
    const [issuer, clientId] = [textOf('issuer'), textOf('clientId')];
    connect.mutate({ issuer, clientId, clientSecret: textOf('clientSecret'), domain: textOf('domain') });
  };
  const values = { clientSecret: '', issuer: present?.issuer, clientId: present?.clientId, domain: present?.domain };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={present ? 'Change the identity provider' : 'Connect an identity provider'}
      {...(present ? { description: CHANGES } : {})}
    >
      <DialogForm
        text={{ submit: 'Save', pending: 'Asking the provider', cancel: 'Cancel', failed: 'Nothing was changed.' }}
        pending={connect.isPending}
        error={connect.error}
        onSubmit={submit}
        onCancel={onClose}
      >
        {(problemOf) =>
          FIELDS.map((name) => (
            <TextField
              key={name}
              name={name}
              label={LABELS[name]}
              hint={HINTS[name]}
              defaultValue={values[name]}
              error={problemOf(name)}
              type={name === 'clientSecret' ? 'password' : 'text'}
              autoComplete="off"
              spellCheck={false}
              mono
              required
            />
          ))
        }
      </DialogForm>
    </Dialog>
  );
}

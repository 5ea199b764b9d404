'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { date } from '@graha/domain/core/format';
import { may, type Sight } from '@graha/domain/team/roles';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { FailureNote, type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { ConnectProvider } from './connect-provider.tsx';
import { CopyRow } from './copy-row.tsx';
import { useSsoChanged } from './use-sso-changed.ts';

type Read = Outputs['settings']['sso']['read'];
type Connection = NonNullable<Read['connection']>;

export function SingleSignOn({ initial, sight }: { initial: Read; sight: Sight }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.settings.sso.read.queryOptions(undefined, { initialData: initial }));
  const [open, setOpen] = useState(false);
  const { connection, isOnPlan, redirectUri } = data;
  const mayChange = may(sight, 'sso.manage');
  if (!connection && !isOnPlan) return <SettingsRow title="Single sign-on needs the Scale plan." />;
  return (
    <>
      <SettingsRow
        title={
          <>
            {connection ? connection.issuer : 'No identity provider is connected.'}
            {connection ? <Standing connection={connection} /> : null}
          </>
        }
        detail={
          connection
            ? `Client ${connection.clientId}, for addresses of ${connection.domain}.${isOnPlan ? '' : ' It signs in members, and adds none: that needs the Scale plan, and so does changing it.'}`
            : 'Register this portal at your provider first, with the address below.'
        }
        actions={
          mayChange && isOnPlan ? (
            <Button onClick={() => setOpen(true)}>{connection ? 'Change' : 'Connect a provider'}</Button>
          ) : null
        }
      >
        {open ? <ConnectProvider present={connection} onClose={() => setOpen(false)} /> : null}
      </SettingsRow>
      <CopyRow label="Redirect address, to register at the provider" text={redirectUri} />
      {connection && (!connection.verifiedAt || connection.endsAt) ? (
        <Proof connection={connection} mayCheck={mayChange && isOnPlan} />
      ) : null}
      {connection && mayChange ? <Remove connection={connection} /> : null}
    </>
  );
}

function Standing({ connection: { verifiedAt, endsAt } }: { connection: Connection }) {
  if (!verifiedAt)
    return (
      <Badge tone="warn" shape="ring">
        Domain not verified
      </Badge>
    );
  if (endsAt) return <Badge tone="warn" shape="ring">{`Ends ${date(endsAt)}: record missing`}</Badge>;
  return <Badge tone="ok" shape="dot">{`Active since ${date(verifiedAt)}`}</Badge>;
}

/** The DNS record that proves the domain, and its check. */
function Proof({
  connection: { connectionId, domain, record, endsAt },
  mayCheck,
}: {
  connection: Connection;
  mayCheck: boolean;
}) {
  const trpc = useTRPC();
  const changed = useSsoChanged();
  const check = useMutation(
    trpc.settings.sso.checkDomain.mutationOptions({
      onSuccess: () => changed(`${domain} is verified. Its addresses sign in at your provider from now on.`),
    }),
  );
  return (
    <div className="border-t border-line">
      <SettingsRow
        title={endsAt ? `Restore the record of ${domain}` : `Verify the domain ${domain}`}
        detail={
          endsAt
            ? `We no longer find this TXT record in the DNS of the domain. Add it again before ${date(endsAt)}, or single sign-on ends.`
            : 'Add this TXT record to the DNS of the domain, and keep it. Nobody can sign in at the provider before we find it.'
        }
        actions={
          mayCheck ? (
            <Button loading={check.isPending} loadingLabel="Checking" onClick={() => check.mutate({ connectionId })}>
              Check the record
            </Button>
          ) : null
        }
      />
      <CopyRow label="Name of the TXT record" text={record.name} />
      <CopyRow label="Value of the TXT record" text={record.value} />
      {check.error ? (
        <div className="px-4 pb-4 sm:px-5">
          <FailureNote error={check.error} />
        </div>
      ) : null}
    </div>
  );
}

function Remove({ connection: { domain } }: { connection: Connection }) {
  const trpc = useTRPC();
  const changed = useSsoChanged();
  const [open, setOpen] = useState(false);
  const remove = useMutation(
    trpc.settings.sso.remove.mutationOptions({
      onSuccess: async () => {
        setOpen(false);
        await changed('The identity provider is removed.');
      },
    }),
  );
  const text = {
    title: 'Remove the identity provider?',
    description: `Addresses of ${domain} sign in with a password or passkey from then on. Members stay. Members without a password set one with Forgot password.`,
    submit: 'Remove',
    pending: 'Removing',
    cancel: 'Cancel',
  };
  return (
    <SettingsRow
      className="border-t border-line"
      title="Remove the identity provider"
      detail="Members and their roles stay as they are."
      actions={<Button onClick={() => setOpen(true)}>Remove</Button>}
    >
      {open ? (
        <ConfirmDialog
          text={text}
          pending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </SettingsRow>
  );
}

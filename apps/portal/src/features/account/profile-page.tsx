'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from '@graha/ui/icons/actions.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { SettingsRow, SettingsSection } from '@graha/ui/settings.tsx';
import type { Profile } from '@graha/auth/self/self';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { ChangePassword } from './change-password.tsx';
import { type Apps, ConnectedApps } from './connected-apps.tsx';
import { Connections } from './connections.tsx';
import type { ProviderId } from '@graha/auth/core/providers';
import { DeleteAccount, type Deletion } from './delete-account.tsx';
import { OwnAddress } from './own-address.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor.tsx';
import { useRouter } from 'next/navigation';
import { RenameForm } from '../../shared/rename-form.tsx';
import { useOwnChanged } from './own-account.tsx';

type ProfilePageProps = { initial: Profile & { asOf: Date }; apps: Apps; deletion: Deletion; offered: ProviderId[] };

export function ProfilePage({ initial, apps, deletion, offered }: ProfilePageProps) {
  const trpc = useTRPC();
  const { data: fate } = useQuery(trpc.profile.deletion.queryOptions(undefined, { initialData: deletion }));
  const { data } = useQuery(trpc.profile.read.queryOptions(undefined, { initialData: initial }));
  return (
    <>
      <PageHeader title="Your account" description="It is yours alone, whichever workspace you are in." />
      <SettingsSection id="profile" title="Profile">
        <NameForm name={data.name} />
        <OwnAddress email={data.email} isVerified={data.isVerified} />
      </SettingsSection>
      <SettingsSection id="password" title="Password" description="A few unrelated words make a good one.">
        {data.hasPassword ? (
          <ChangePassword />
        ) : (
          <SettingsRow
            title="No password is set."
            detail="To set one, sign out and use Forgot password. Two-factor sign-in and other changes need it."
          />
        )}
      </SettingsSection>
      <SettingsSection
        id="two-factor"
        title="Two-factor sign-in"
        description="After the password, a code from an app on your phone is asked for. A stolen password alone opens nothing."
      >
        <TwoFactor isOn={data.hasTwoFactor} codesLeft={data.backupCodesLeft} />
      </SettingsSection>
      <SettingsSection
        id="passkeys"
        title="Passkeys"
        description="Sign in with your face, finger or PIN. A passkey stands for password and code at once, and cannot be phished."
      >
        <Passkeys passkeys={data.passkeys} />
      </SettingsSection>
      {data.connections.length + offered.length > 0 ? (
        <SettingsSection
          id="connections"
          title="Other ways to sign in"
          description="Services that sign you in beside your password or passkey."
        >
          <Connections connections={data.connections} offered={offered} />
        </SettingsSection>
      ) : null}
      <SettingsSection
        id="sessions"
        title="Sessions"
        description="Browsers that are signed in as you. We note the browser, not the place."
      >
        <Sessions sessions={data.sessions} now={data.asOf} />
      </SettingsSection>
      <SettingsSection
        id="apps"
        title="Connected apps"
        description="Assistants and other programs that you let call for a workspace, without a key."
      >
        <ConnectedApps initial={apps} now={data.asOf} />
      </SettingsSection>
      <SettingsSection
        id="data"
        title="Export my data"
        description="All that is stored about you: profile, sessions, memberships, connected apps and what you did."
      >
        <SettingsRow
          title="Your data"
          detail="One JSON file. It contains no password and no key."
          actions={
            <a href="/account/export" download className={buttonStyle({ size: 'sm' })}>
              <Download aria-hidden="true" />
              Export my data
            </a>
          }
        />
      </SettingsSection>
      <SettingsSection id="deletion" title="Delete my account" description="This is what happens.">
        <DeleteAccount deletion={fate} email={data.email} hasPassword={data.hasPassword} />
      </SettingsSection>
    </>
  );
}

function NameForm({ name }: { name: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const changed = useOwnChanged();
  const rename = useMutation(
    trpc.profile.rename.mutationOptions({
      onSuccess: () => {
        changed('Saved.');
        router.refresh(); // The shell shows the name too.
      },
    }),
  );
  return (
    <RenameForm
      text={{
        name: 'Name',
        nameHint: 'How others in your workspaces see you.',
        submit: 'Save name',
        pending: 'Saving',
      }}
      name={name}
      autoComplete="name"
      pending={rename.isPending}
      error={rename.error}
      onRename={(written) => rename.mutate({ name: written })}
    />
  );
}

'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { SettingsSection } from '@graha/ui/settings.tsx';
import type { Profile } from '@graha/auth/self/self';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnAddress } from './own-address.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor.tsx';
import { useRouter } from 'next/navigation';
import { RenameForm } from '../../shared/rename-form.tsx';
import { useOwnChanged } from './own-account.tsx';

export function ProfilePage({ initial }: { initial: Profile & { asOf: Date } }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.profile.read.queryOptions(undefined, { initialData: initial }));
  return (
    <>
      <PageHeader title="Your account" description="It is yours alone, whichever workspace you are in." />
      <SettingsSection id="profile" title="Profile">
        <NameForm name={data.name} />
        <OwnAddress email={data.email} isVerified={data.isVerified} />
      </SettingsSection>
      <SettingsSection id="password" title="Password" description="A few unrelated words make a good one.">
        <ChangePassword />
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
      <SettingsSection
        id="sessions"
        title="Sessions"
        description="Browsers that are signed in as you. We note the browser, not the place."
      >
        <Sessions sessions={data.sessions} now={data.asOf} />
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
        router.refresh(); // The name stands in the shell too.
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

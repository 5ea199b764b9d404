'use client';

import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { ChangePassword } from './change-password.tsx';
import { NameForm } from './name-form.tsx';
import { OwnAddress } from './own-address.tsx';
import { Passkeys } from './passkeys.tsx';
import type { Profile } from './self.ts';
import { Sessions } from './sessions.tsx';
import { PROFILE_TEXT } from './text.ts';
import { TwoFactor } from './two-factor.tsx';

const {
  profile: PROFILE,
  changePassword: PASSWORD,
  twoFactor: TWO_FACTOR,
  passkeys: PASSKEYS,
  sessions: SESSIONS,
} = PROFILE_TEXT;

export function ProfileRoom({ initial }: { initial: Profile & { asOf: Date } }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.profile.read.queryOptions(undefined, { initialData: initial }));
  return (
    <>
      <PageHeader title={PROFILE_TEXT.title} description={PROFILE_TEXT.description} />
      <SettingsSection id="profile" title={PROFILE.title}>
        <NameForm name={data.name} />
        <OwnAddress email={data.email} isVerified={data.isVerified} />
      </SettingsSection>
      <SettingsSection id="password" title={PASSWORD.title} description={PASSWORD.body}>
        <ChangePassword />
      </SettingsSection>
      <SettingsSection id="two-factor" title={TWO_FACTOR.title} description={TWO_FACTOR.body}>
        <TwoFactor isOn={data.hasTwoFactor} codesLeft={data.backupCodesLeft} />
      </SettingsSection>
      <SettingsSection id="passkeys" title={PASSKEYS.title} description={PASSKEYS.body}>
        <Passkeys passkeys={data.passkeys} />
      </SettingsSection>
      <SettingsSection id="sessions" title={SESSIONS.title} description={SESSIONS.body}>
        <Sessions sessions={data.sessions} now={data.asOf} />
      </SettingsSection>
    </>
  );
}

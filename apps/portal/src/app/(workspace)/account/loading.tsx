import { PROFILE_TEXT } from '../../../features/profile/text.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const { profile, changePassword, twoFactor, passkeys, sessions } = PROFILE_TEXT;
const SECTIONS = [
  { id: 'profile', title: profile.title, description: undefined },
  { id: 'password', title: changePassword.title, description: changePassword.body },
  { id: 'two-factor', title: twoFactor.title, description: twoFactor.body },
  { id: 'passkeys', title: passkeys.title, description: passkeys.body },
  { id: 'sessions', title: sessions.title, description: sessions.body },
];

export default function AccountLoading() {
  return (
    <>
      <PageHeader title={PROFILE_TEXT.title} description={PROFILE_TEXT.description} />
      {SECTIONS.map((section) => (
        <SettingsSection key={section.id} {...section}>
          <div className="p-5">
            <Skeleton className="h-9 w-48" />
          </div>
        </SettingsSection>
      ))}
    </>
  );
}

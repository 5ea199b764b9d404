import { PageHeader } from '@graha/ui/page-header.tsx';
import { SettingsSection } from '@graha/ui/settings.tsx';
import { Skeleton } from '@graha/ui/skeleton.tsx';

const SECTIONS = [
  { id: 'profile', title: 'Profile', description: undefined },
  { id: 'password', title: 'Password', description: 'A few unrelated words make a good one.' },
  {
    id: 'two-factor',
    title: 'Two-factor sign-in',
    description:
      'After the password, a code from an app on your phone is asked for. A stolen password alone opens nothing.',
  },
  {
    id: 'passkeys',
    title: 'Passkeys',
    description:
      'Sign in with your face, finger or PIN. A passkey stands for password and code at once, and cannot be phished.',
  },
  {
    id: 'sessions',
    title: 'Sessions',
    description: 'Browsers that are signed in as you. We note the browser, not the place.',
  },
];

export default function AccountLoading() {
  return (
    <>
      <PageHeader title="Your account" description="It is yours alone, whichever workspace you are in." />
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

import type { Metadata } from 'next';
import { AfterReset } from '../../../features/account/after-reset.tsx';
import { ProfilePage } from '../../../features/account/profile-page.tsx';
import { PROVIDER_IDS } from '@graha/auth/core/providers';
import { ProviderNote } from '../../../features/account/provider-buttons.tsx';
import { env } from '../../../server/env.ts';
import { api, member } from '../../../server/server.ts';
import { Note } from '@graha/ui/note.tsx';

export const metadata: Metadata = { title: 'Your account' };

export default async function AccountPage({ searchParams }: PageProps<'/account'>) {
  const { review, provider } = await searchParams;
  const isReview = review === 'reset';
  const { providers } = env();
  const { profile, apps } = await api();
  const { impersonation } = await member();
  const [shown, connected, deletion] = await Promise.all([profile.read(), apps.list(), profile.deletion()]);
  return (
    <>
      {impersonation ? (
        <Note title="This is your own account, not the customer’s.">
          While you view a customer’s workspace, nothing here can be changed.
        </Note>
      ) : null}
      <ProviderNote problem={provider} />
      {isReview && !impersonation ? <AfterReset profile={shown} /> : null}
      <ProfilePage
        initial={shown}
        apps={connected}
        deletion={deletion}
        offered={PROVIDER_IDS.filter((id) => providers[id])}
      />
    </>
  );
}

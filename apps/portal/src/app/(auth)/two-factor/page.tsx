import type { Metadata } from 'next';
import { entryPath, returnPathOf } from '@graha/auth/core/return-path';
import { redirectIfSignedIn } from '../../../server/auth.ts';
import { AccountLayout } from '../../../features/account/account-layout.tsx';
import { TwoFactorForm } from '../../../features/account/two-factor-form.tsx';

export const metadata: Metadata = { title: 'One more step' };

export default async function TwoFactorPage({ searchParams }: PageProps<'/two-factor'>) {
  const next = returnPathOf((await searchParams)['next']);
  await redirectIfSignedIn(next);
  const signInHref = entryPath('/sign-in', next);
  return (
    <AccountLayout title="One more step" other={{ question: 'Not you?', label: 'Sign in', href: signInHref }}>
      <TwoFactorForm next={next} signInHref={signInHref} />
    </AccountLayout>
  );
}

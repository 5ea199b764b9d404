import type { Metadata } from 'next';
import { AccountLayout } from '../../../features/account/account-layout.tsx';
import { ResetForm, ResetOver } from '../../../features/account/reset-forms.tsx';

export const metadata: Metadata = { title: 'Set a new password', referrer: 'no-referrer' };

export default async function ResetPage({ searchParams }: PageProps<'/reset'>) {
  const { token } = await searchParams;
  const other = { question: 'Remembered it?', label: 'Sign in', href: '/sign-in' };
  return (
    <AccountLayout title="Set a new password" lead="It ends every session, on every device." other={other}>
      {typeof token === 'string' && token !== '' ? <ResetForm token={token} /> : <ResetOver />}
    </AccountLayout>
  );
}

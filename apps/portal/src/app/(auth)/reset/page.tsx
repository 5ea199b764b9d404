import type { Metadata } from 'next';
import { Door } from '../../../features/account/door.tsx';
import { ResetForm, ResetOver } from '../../../features/account/reset-form.tsx';

export const metadata: Metadata = { title: 'Set a new password', referrer: 'no-referrer' };

export default async function ResetPage({ searchParams }: PageProps<'/reset'>) {
  const { token } = await searchParams;
  const other = { question: 'Remembered it?', label: 'Sign in', href: '/sign-in' };
  return (
    <Door title="Set a new password" lead="It ends every session, on every device." other={other}>
      {typeof token === 'string' && token !== '' ? <ResetForm token={token} /> : <ResetOver />}
    </Door>
  );
}

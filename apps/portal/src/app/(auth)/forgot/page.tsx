import type { Metadata } from 'next';
import { AccountLayout } from '../../../features/account/account-layout.tsx';
import { ForgotForm } from '../../../features/account/reset-forms.tsx';

export const metadata: Metadata = { title: 'Set a new password' };

export default function ForgotPage() {
  return (
    <AccountLayout
      title="Set a new password"
      lead="We mail you a link that works for one hour."
      other={{ question: 'Remembered it?', label: 'Sign in', href: '/sign-in' }}
    >
      <ForgotForm />
    </AccountLayout>
  );
}

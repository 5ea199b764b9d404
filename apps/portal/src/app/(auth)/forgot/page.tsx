import type { Metadata } from 'next';
import { Door } from '../../../features/account/door.tsx';
import { ForgotForm } from '../../../features/account/forgot-form.tsx';

export const metadata: Metadata = { title: 'Set a new password' };

export default function ForgotPage() {
  return (
    <Door
      title="Set a new password"
      lead="We mail you a link that works for one hour."
      other={{ question: 'Remembered it?', label: 'Sign in', href: '/sign-in' }}
    >
      <ForgotForm />
    </Door>
  );
}

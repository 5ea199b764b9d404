import type { Metadata } from 'next';
import { Door } from '../../../features/account/door.tsx';
import { ForgotForm } from '../../../features/account/forgot-form.tsx';
import { ACCOUNT_TEXT } from '../../../features/account/text.ts';

const { forgot: TEXT, signIn: SIGN_IN } = ACCOUNT_TEXT;

export const metadata: Metadata = { title: TEXT.title };

export default function ForgotPage() {
  return (
    <Door title={TEXT.title} lead={TEXT.lead} other={{ question: TEXT.other, label: SIGN_IN.title, href: '/sign-in' }}>
      <ForgotForm />
    </Door>
  );
}

import type { Metadata } from 'next';
import { Door } from '../../../features/account/door.tsx';
import { ResetForm, ResetOver } from '../../../features/account/reset-form.tsx';
import { ACCOUNT_TEXT } from '../../../features/account/text.ts';

const { reset: TEXT, forgot: FORGOT, signIn: SIGN_IN } = ACCOUNT_TEXT;

export const metadata: Metadata = { title: TEXT.title, referrer: 'no-referrer' };

export default async function ResetPage({ searchParams }: PageProps<'/reset'>) {
  const { token } = await searchParams;
  const other = { question: FORGOT.other, label: SIGN_IN.title, href: '/sign-in' };
  return (
    <Door title={TEXT.title} lead={TEXT.lead} other={other}>
      {typeof token === 'string' && token !== '' ? <ResetForm token={token} /> : <ResetOver />}
    </Door>
  );
}

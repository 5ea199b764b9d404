import type { Metadata } from 'next';
import { entryPath, returnPathOf } from '@graha/auth/core/return-path';
import { Note } from '@graha/ui/note.tsx';
import { redirectIfSignedIn } from '../../../server/auth.ts';
import { AccountLayout } from '../../../features/account/account-layout.tsx';
import { PasskeySignIn, SignInForm } from '../../../features/account/sign-in-form.tsx';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const asked = await searchParams;
  const next = returnPathOf(asked['next']);
  await redirectIfSignedIn(next);
  const other = { question: 'New here?', label: 'Get a key', href: entryPath('/sign-up', next) };
  return (
    <AccountLayout title="Sign in" lead="Back to your keys and credits." other={other}>
      {asked['reset'] === 'done' ? (
        <Note>Your password is set, and every session has ended. Sign in with the new one.</Note>
      ) : null}
      <SignInForm next={next} />
      <PasskeySignIn next={next} />
    </AccountLayout>
  );
}

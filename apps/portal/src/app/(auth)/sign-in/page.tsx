import type { Metadata } from 'next';
import { entryPath, returnPathOf, signInPath } from '@graha/auth/core/return-path';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { Link } from '@graha/ui/link.tsx';
import { Note } from '@graha/ui/note.tsx';
import { redirectIfSignedIn } from '../../../server/auth.ts';
import { env } from '../../../server/env.ts';
import { ProviderButtons, ProviderNote } from '../../../features/account/provider-buttons.tsx';
import { AccountLayout } from '../../../features/account/account-layout.tsx';
import { SsoForm } from '../../../features/account/sso-form.tsx';
import { PasskeySignIn, SignInForm } from '../../../features/account/sign-in-form.tsx';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const asked = await searchParams;
  const next = returnPathOf(asked['next']);
  await redirectIfSignedIn(next);
  if (asked['with'] === 'sso' && env().isSsoOffered) return <SsoPage next={next} />;
  const other = { question: 'New here?', label: 'Get a key', href: entryPath('/sign-up', next) };
  return (
    <AccountLayout title="Sign in" lead="Back to your keys and credits." other={other}>
      {asked['reset'] === 'done' ? (
        <Note>Your password is set, and every session has ended. Sign in with the new one.</Note>
      ) : null}
      {asked['ended'] === 'everywhere' ? <Note>You are signed out on all your devices.</Note> : null}
      {asked['ended'] === 'deletion' ? (
        <Note>Your account will be deleted in seven days. To keep it, sign in before then.</Note>
      ) : null}
      <SignInForm next={next}>
        <ProviderNote problem={asked['provider']} />
      </SignInForm>
      <div className="grid gap-2">
        <PasskeySignIn next={next} />
        <ProviderButtons providers={env().providers} next={next} />
        {env().isSsoOffered ? (
          <Link href={signInPath(next, { with: 'sso' })} className={buttonStyle({ size: 'lg' })}>
            Sign in with SSO
          </Link>
        ) : null}
      </div>
    </AccountLayout>
  );
}

const SsoPage = ({ next }: { next: string }) => (
  <AccountLayout
    title="Sign in with SSO"
    lead="Your company’s identity provider signs you in."
    other={{ question: 'No single sign-on?', label: 'Sign in with a password', href: signInPath(next) }}
  >
    <SsoForm next={next} />
  </AccountLayout>
);

import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { addressTokenOf } from '@graha/auth/core/link-tokens';
import { signInPath } from '@graha/auth/core/return-path';
import { auth } from '../../../server/auth.ts';
import { DeadEnd } from '../../../features/account/attempt.tsx';
import { AccountLayout } from '../../../features/account/account-layout.tsx';
import { VerifyForm } from '../../../features/account/verify-form.tsx';

export const metadata: Metadata = { title: 'Verify your address', referrer: 'no-referrer' };

export default async function VerifyPage({ searchParams }: PageProps<'/verify'>) {
  const token = String((await searchParams)['token'] ?? '');
  const sent = await headers();
  const [signUp, session] = [
    await auth().api.readSignUp({ query: { token }, headers: sent }),
    await auth().api.getSession({ headers: sent }),
  ];
  const claims = signUp ? null : addressTokenOf(token);
  const isChange = claims?.newAddress !== undefined;
  const isHere = signUp ? signUp.isHere : isChange || session?.user.email === claims?.address;
  const signInHref = signInPath(isChange ? `/verify?token=${encodeURIComponent(token)}` : '/overview');
  const lead = isChange
    ? 'From now on you sign in with it, and mail comes here.'
    : isHere
      ? 'Press the button, and your workspace opens.'
      : 'You are in another browser than the one you signed up in. Enter the password that you chose there.';
  if (!signUp && !claims) {
    return (
      <AccountLayout title="Verify your address">
        <DeadEnd title="This link does nothing" href={signInHref} label="Sign in">
          It is not complete, or it was used already. Sign in, or sign up again.
        </DeadEnd>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={isChange ? 'Confirm your new address' : 'Verify your address'} lead={lead}>
      <VerifyForm token={token} isChange={isChange} asksPassword={!isHere} signInHref={signInHref} />
    </AccountLayout>
  );
}

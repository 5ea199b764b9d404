import type { Metadata } from 'next';
import { doorPath, returnPathOf } from '../../../auth/return-path.ts';
import { redirectIfSignedIn } from '../../../auth/session.ts';
import { Door } from '../../../features/account/door.tsx';
import { ACCOUNT_TEXT } from '../../../features/account/text.ts';
import { TwoFactorForm } from '../../../features/account/two-factor-form.tsx';

const { twoFactor: TEXT, signIn: SIGN_IN } = ACCOUNT_TEXT;

export const metadata: Metadata = { title: TEXT.title };

export default async function TwoFactorPage({ searchParams }: PageProps<'/two-factor'>) {
  const next = returnPathOf((await searchParams)['next']);
  await redirectIfSignedIn(next);
  const signInHref = doorPath('/sign-in', next);
  return (
    <Door title={TEXT.title} other={{ question: TEXT.other, label: SIGN_IN.title, href: signInHref }}>
      <TwoFactorForm next={next} signInHref={signInHref} />
    </Door>
  );
}

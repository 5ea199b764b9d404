import type { Metadata } from 'next';
import { redirectIfSignedIn } from '../../../auth/session.ts';
import { doorPath, returnPathOf } from '../../../auth/return-path.ts';
import { Door } from '../../../features/account/door.tsx';
import { PasskeySignIn } from '../../../features/account/passkey-sign-in.tsx';
import { SignInForm } from '../../../features/account/sign-in-form.tsx';
import { ACCOUNT_TEXT } from '../../../features/account/text.ts';
import { Note } from '../../../ui/note.tsx';

const { signIn: TEXT } = ACCOUNT_TEXT;

export const metadata: Metadata = { title: TEXT.title };

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const asked = await searchParams;
  const next = returnPathOf(asked['next']);
  await redirectIfSignedIn(next);
  const other = { question: TEXT.other, label: TEXT.otherLink, href: doorPath('/sign-up', next) };
  return (
    <Door title={TEXT.title} lead={TEXT.lead} other={other}>
      {asked['reset'] === 'done' ? <Note>{TEXT.passwordIsSet}</Note> : null}
      <SignInForm next={next} />
      <PasskeySignIn next={next} />
    </Door>
  );
}

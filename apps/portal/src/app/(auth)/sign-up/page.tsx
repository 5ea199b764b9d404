import type { Metadata } from 'next';
import { redirectIfSignedIn } from '../../../auth/session.ts';
import { doorPath, returnPathOf } from '../../../auth/return-path.ts';
import { Door } from '../../../features/account/door.tsx';
import { SignUpForm } from '../../../features/account/sign-up-form.tsx';
import { ACCOUNT_TEXT } from '../../../features/account/text.ts';

const { signUp: TEXT } = ACCOUNT_TEXT;

export const metadata: Metadata = { title: TEXT.title };

export default async function SignUpPage({ searchParams }: PageProps<'/sign-up'>) {
  const next = returnPathOf((await searchParams)['next']);
  await redirectIfSignedIn(next);
  const other = { question: TEXT.other, label: TEXT.otherLink, href: doorPath('/sign-in', next) };
  return (
    <Door title={TEXT.title} lead={TEXT.lead} other={other} foot={TEXT.privacy}>
      <SignUpForm next={next} />
    </Door>
  );
}

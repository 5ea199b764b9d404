import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { auth } from '../../../server/auth.ts';
import { returnPathOf, signInPath } from '@graha/auth/core/return-path';
import { AccountLayout } from '../../../features/account/account-layout.tsx';
import { ConfirmAgain } from '../../../features/account/confirm-identity.tsx';

export const metadata: Metadata = { title: 'Confirm that it is you' };

export default async function ConfirmPage({ searchParams }: PageProps<'/confirm'>) {
  const next = returnPathOf((await searchParams)['next']);
  if (!(await auth().api.getSession({ headers: await headers() }))) redirect(signInPath(next));
  return (
    <AccountLayout
      title="Confirm that it is you"
      lead="You signed in more than 12 hours ago. Operator pages ask you to confirm after that."
    >
      <ConfirmAgain next={next} />
    </AccountLayout>
  );
}

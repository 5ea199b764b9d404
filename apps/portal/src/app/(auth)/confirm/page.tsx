import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { auth } from '../../../auth/auth.ts';
import { returnPathOf, signInPath } from '../../../auth/return-path.ts';
import { Door } from '../../../features/account/door.tsx';
import { ADMIN_TEXT } from '../../../features/admin/frame/text.ts';
import { ConfirmAgain } from '../../../features/admin/frame/confirm-again.tsx';

const { confirm: TEXT } = ADMIN_TEXT;

export const metadata: Metadata = { title: TEXT.title };

export default async function ConfirmPage({ searchParams }: PageProps<'/confirm'>) {
  const next = returnPathOf((await searchParams)['next']);
  if (!(await auth().api.getSession({ headers: await headers() }))) redirect(signInPath(next));
  return (
    <Door title={TEXT.title} lead={TEXT.lead}>
      <ConfirmAgain next={next} />
    </Door>
  );
}

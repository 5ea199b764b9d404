import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { addressTokenOf } from '../../../auth/address-token.ts';
import { auth } from '../../../auth/auth.ts';
import { signInPath } from '../../../auth/return-path.ts';
import { DeadEnd } from '../../../features/account/dead-end.tsx';
import { Door } from '../../../features/account/door.tsx';
import { ACCOUNT_TEXT } from '../../../features/account/text.ts';
import { VerifyForm } from '../../../features/account/verify-form.tsx';

const { verify: TEXT } = ACCOUNT_TEXT;

export const metadata: Metadata = { title: TEXT.title, referrer: 'no-referrer' };

export default async function VerifyPage({ searchParams }: PageProps<'/verify'>) {
  const token = String((await searchParams)['token'] ?? '');
  const claims = addressTokenOf(token);
  const session = await auth().api.getSession({ headers: await headers() });
  const isChange = claims?.newAddress !== undefined;
  const signInHref = signInPath(isChange ? `/verify?token=${encodeURIComponent(token)}` : '/overview');
  return (
    <Door title={isChange ? TEXT.titleChange : TEXT.title} lead={isChange ? TEXT.leadChange : TEXT.lead}>
      {claims ? (
        <VerifyForm
          token={token}
          isChange={isChange}
          atOnce={session?.user.email === claims.address}
          signInHref={signInHref}
        />
      ) : (
        <DeadEnd title={TEXT.failedTitle} href={signInHref} label={TEXT.signIn}>
          {TEXT.failed.unknown}
        </DeadEnd>
      )}
    </Door>
  );
}

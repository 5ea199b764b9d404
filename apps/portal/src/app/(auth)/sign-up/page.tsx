import type { Metadata } from 'next';
import { entryPath, returnPathOf } from '@graha/auth/core/return-path';
import { PLANS } from '@graha/domain/billing/plans';
import { Link } from '@graha/ui/link.tsx';
import { redirectIfSignedIn } from '../../../server/auth.ts';
import { planPathOf } from '../../../features/billing/address.ts';
import { env } from '../../../server/env.ts';
import { AccountLayout } from '../../../features/account/account-layout.tsx';
import { Or } from '../../../features/account/or.tsx';
import { ProviderButtons } from '../../../features/account/provider-buttons.tsx';
import { SignUpForm } from '../../../features/account/sign-up-form.tsx';

const FREE_CALLS = PLANS.free.callsPerPeriod.toLocaleString('en-US');

export const metadata: Metadata = { title: 'Get your first key' };

export default async function SignUpPage({ searchParams }: PageProps<'/sign-up'>) {
  const asked = await searchParams;
  const next = returnPathOf(asked['next'] ?? planPathOf(asked));
  await redirectIfSignedIn(next);
  const other = { question: 'Have an account?', label: 'Sign in', href: entryPath('/sign-in', next) };
  return (
    <AccountLayout
      title="Get your first key"
      lead={`${FREE_CALLS} calls a month, free. No card.`}
      other={other}
      foot={
        <>
          A workspace is opened under the{' '}
          <Link href="/terms" className="link">
            terms
          </Link>
          . What we store, and what we do not, is on the page{' '}
          <Link href="/privacy" className="link">
            Privacy
          </Link>
          .
        </>
      }
    >
      <SignUpForm next={next} mailboxHref={env().mode === 'production' ? null : '/mailbox'}>
        <ProviderButtons providers={env().providers} next={next}>
          <Or />
        </ProviderButtons>
      </SignUpForm>
    </AccountLayout>
  );
}

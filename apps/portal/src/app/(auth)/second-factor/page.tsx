import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { returnPathOf, signInPath } from '@graha/auth/core/return-path';
import { AccountLayout } from '../../../features/account/account-layout.tsx';
import { SecondFactorGate } from '../../../features/account/second-factor-gate.tsx';
import { contextOfRequest } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Two-factor sign-in' };

const LEADS = {
  'set-up': 'Every member signs in with a code from an app. Set it up once, and the workspace opens.',
  confirm: 'You signed in before this was required. Enter a code once, and the workspace opens.',
} as const;

export default async function SecondFactorPage({ searchParams }: PageProps<'/second-factor'>) {
  const next = returnPathOf((await searchParams)['next']);
  const { viewer, secondFactor } = await contextOfRequest();
  if (!viewer) redirect(signInPath(next));
  if (!secondFactor) redirect(next);
  const { due, workspace } = secondFactor;
  return (
    <AccountLayout title={`${workspace.name} requires two-factor sign-in`} lead={LEADS[due]}>
      <SecondFactorGate due={due} tenantId={workspace.tenantId} next={next} />
    </AccountLayout>
  );
}

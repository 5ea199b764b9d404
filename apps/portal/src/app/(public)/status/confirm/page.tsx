import type { Metadata } from 'next';
import { TokenSection } from '../../../../site/status/token-section.tsx';
import { tokenOf } from '../../../../site/status/token.ts';

export const metadata: Metadata = { title: 'Confirm your address', robots: 'noindex', referrer: 'no-referrer' };

export default async function ConfirmPage({ searchParams }: PageProps<'/status/confirm'>) {
  return <TokenSection act="confirm" token={tokenOf((await searchParams)['token'])} />;
}

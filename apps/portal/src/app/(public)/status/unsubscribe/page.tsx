import type { Metadata } from 'next';
import { TokenSection } from '../../../../site/status/token-section.tsx';
import { tokenOf } from '../../../../site/status/token.ts';

export const metadata: Metadata = { title: 'Unsubscribe', robots: 'noindex', referrer: 'no-referrer' };

export default async function UnsubscribePage({ searchParams }: PageProps<'/status/unsubscribe'>) {
  return <TokenSection act="unsubscribe" token={tokenOf((await searchParams)['token'])} />;
}

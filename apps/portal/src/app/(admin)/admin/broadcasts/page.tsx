import type { Metadata } from 'next';
import { BroadcastsPage } from '../../../../features/admin/broadcasts/broadcasts-page.tsx';
import { operatorApi } from '../../../../server/operator-server.ts';

export const metadata: Metadata = { title: 'Broadcasts' };

export default async function Page() {
  const { broadcasts } = await operatorApi();
  return <BroadcastsPage initial={await broadcasts.list()} />;
}

import type { Metadata } from 'next';
import { InboxFilter } from '@graha/procedures/admin/filters';
import { WebhooksPage } from '../../../../features/admin/machine/webhooks/webhooks-page.tsx';
import { operatorApi } from '../../../../server/operator-server.ts';

export const metadata: Metadata = { title: 'Webhook inbox' };

export default async function Page({ searchParams }: PageProps<'/admin/webhooks'>) {
  const [asked, { machine }] = await Promise.all([searchParams, operatorApi()]);
  const filter = InboxFilter.parse(asked);
  return <WebhooksPage initialFilter={filter} first={await machine.inbox(filter)} />;
}

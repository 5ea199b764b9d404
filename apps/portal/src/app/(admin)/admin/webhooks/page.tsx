import type { Metadata } from 'next';
import { WEBHOOKS_TEXT } from '../../../../features/admin/machine/webhooks/text.ts';
import { WebhooksRoom } from '../../../../features/admin/machine/webhooks/webhooks-room.tsx';
import { InboxWish } from '../../../../features/admin/machine/webhooks/wish.ts';
import { operatorApi } from '../../../../trpc/operator-server.ts';

export const metadata: Metadata = { title: WEBHOOKS_TEXT.title };

export default async function WebhooksPage({ searchParams }: PageProps<'/admin/webhooks'>) {
  const [asked, { machine }] = await Promise.all([searchParams, operatorApi()]);
  const wish = InboxWish.parse(asked);
  return <WebhooksRoom asked={wish} first={await machine.inbox(wish)} />;
}

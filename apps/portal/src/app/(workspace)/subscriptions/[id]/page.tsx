import { may } from '@graha/domain/team/roles';
import { TRPCError } from '@trpc/server';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { optionFields } from '../../../../features/subscriptions/page-data.ts';
import { SubscriptionPage } from '../../../../features/subscriptions/subscription-page.tsx';
import type { ShownSubscription } from '../../../../features/subscriptions/subscriptions-path.ts';
import { env } from '../../../../server/env.ts';
import { api, member } from '../../../../server/server.ts';

export const metadata: Metadata = { title: 'Subscription' };

export default async function SubscriptionRoute({ params }: PageProps<'/subscriptions/[id]'>) {
  const [{ sight }, { id }] = await Promise.all([member(), params]);
  if (!may(sight, 'births.read')) notFound();
  return (
    <SubscriptionPage
      initial={await subscriptionOf(id)}
      options={optionFields()}
      mayManage={may(sight, 'births.manage')}
      apiUrl={env().apiUrl}
    />
  );
}

/** A subscription of another workspace gives the same page as one that does not exist. */
async function subscriptionOf(id: string): Promise<ShownSubscription> {
  if (!z.uuid().safeParse(id).success) notFound();
  const { subscriptions } = await api();
  try {
    return await subscriptions.one({ subscriptionId: id });
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
}

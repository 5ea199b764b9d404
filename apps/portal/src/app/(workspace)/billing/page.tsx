import { may } from '@graha/domain/roles';
import type { Metadata } from 'next';
import { BillingRoom } from '../../../features/billing/billing-room.tsx';
import { paymentIn } from '../../../features/billing/payment.ts';
import { BILLING_TEXT } from '../../../features/billing/text.ts';
import { api, member } from '../../../trpc/server.ts';
import { Note } from '../../../ui/note.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

export const metadata: Metadata = { title: BILLING_TEXT.title };

export default async function BillingPage({ searchParams }: PageProps<'/billing'>) {
  const [{ sight }, { billing }, asked] = await Promise.all([member(), api(), searchParams]);
  if (!may(sight, 'billing.read')) {
    return (
      <>
        <PageHeader title={BILLING_TEXT.title} description={BILLING_TEXT.description} />
        <Note>{BILLING_TEXT.viewerMayNot}</Note>
      </>
    );
  }
  return (
    <BillingRoom initial={await billing.read()} mayManage={may(sight, 'billing.manage')} paid={paymentIn(asked)} />
  );
}

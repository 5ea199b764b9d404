import { may } from '@graha/domain/team/roles';
import type { Metadata } from 'next';
import { BillingPage } from '../../../features/billing/billing-page.tsx';
import { choiceIn, paymentIn } from '../../../features/billing/address.ts';
import { SpendingCards } from '../../../features/billing/spending-cards.tsx';
import { api, member } from '../../../server/server.ts';
import { Note } from '@graha/ui/note.tsx';
import { BillingHeader } from '../../../features/billing/billing-cards.tsx';

export const metadata: Metadata = { title: 'Billing' };

export default async function Page({ searchParams }: PageProps<'/billing'>) {
  const [{ sight }, { billing }, asked] = await Promise.all([member(), api(), searchParams]);
  if (!may(sight, 'billing.read')) {
    return (
      <>
        <BillingHeader />
        <Note>Owners and admins of this workspace may see and change its plan and invoices.</Note>
        <SpendingCards initial={await billing.limits()} mayManage={false} />
      </>
    );
  }
  const [initial, limits] = await Promise.all([billing.read(), billing.limits()]);
  return (
    <BillingPage
      initial={initial}
      limits={limits}
      mayManage={may(sight, 'billing.manage')}
      paid={paymentIn(asked)}
      choice={choiceIn(asked)}
    />
  );
}

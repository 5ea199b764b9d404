import type { ReactNode } from 'react';
import { PageHeader } from '@graha/ui/page-header.tsx';

export const BillingHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader
    title="Billing"
    description="Stripe keeps your card, address, tax details and invoices."
    actions={actions}
  />
);

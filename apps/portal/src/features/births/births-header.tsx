import type { ReactNode } from 'react';
import { PageHeader } from '@graha/ui/page-header.tsx';

/** Header of the page of stored births, also while it loads. */
export const BirthsHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader
    title="Births"
    description="Births of your own customers, sealed. A call names one by its id or your reference, and sends no date or place."
    actions={actions}
  />
);

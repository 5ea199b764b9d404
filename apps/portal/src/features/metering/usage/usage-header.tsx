import type { ReactNode } from 'react';
import { PageHeader } from '@graha/ui/page-header.tsx';

/** The page has it while it loads as well. */
export const UsageHeader = ({ actions }: { actions: ReactNode }) => (
  <PageHeader
    title="Usage"
    description="Matches the ledger to the credit. Updates within two seconds."
    actions={actions}
  />
);

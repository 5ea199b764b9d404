import type { ReactNode } from 'react';
import { PageHeader } from '@graha/ui/page-header.tsx';

/** The page has it while it loads as well. */
export const RequestsHeader = ({ actions }: { actions: ReactNode }) => (
  <PageHeader
    title="Requests"
    description="Every response of the API, kept for 30 days. Inputs are never stored."
    actions={actions}
  />
);

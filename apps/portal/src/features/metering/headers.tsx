import type { ReactNode } from 'react';
import { PageHeader } from '@graha/ui/page-header.tsx';

export const AlertsHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader
    title="Alerts"
    description="An e-mail to owners and admins, and a message to your webhooks, when this much of a period is used. Each is sent once."
    actions={actions}
  />
);

/** Also shown while the page loads. */
export const RequestsHeader = ({ actions }: { actions: ReactNode }) => (
  <PageHeader
    title="Requests"
    description="Every response of the API, kept for 30 days. Their content is kept only while you capture a key."
    actions={actions}
  />
);

/** Also shown while the page loads. */
export const UsageHeader = ({ actions }: { actions: ReactNode }) => (
  <PageHeader title="Usage" description="Matches the ledger to the credit. Updates by itself." actions={actions} />
);

import type { ReactNode } from 'react';
import { PageHeader } from '@graha/ui/page-header.tsx';

export const AlertsHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader
    title="Alerts"
    description="An e-mail to owners and admins when this much of a period is used. Each is sent once."
    actions={actions}
  />
);

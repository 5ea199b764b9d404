import type { ReactNode } from 'react';
import { PageHeader } from '@graha/ui/page-header.tsx';

export const AuditLogHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader
    title="Audit log"
    description="Who changed what in this workspace. Entries are never removed, and contain no keys."
    actions={actions}
  />
);

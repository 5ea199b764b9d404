import type { ReactNode } from 'react';
import { PageHeader } from '@graha/ui/page-header.tsx';

export const TeamHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader title="Team" description="Who works in this workspace, and what each may do." actions={actions} />
);

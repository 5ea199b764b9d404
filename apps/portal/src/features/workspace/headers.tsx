import type { ReactNode } from 'react';
import { PageHeader } from '@graha/ui/page-header.tsx';

export const AuditLogHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader
    title="Audit log"
    description="Who changed what in this workspace. Entries are never removed, and contain no keys."
    actions={actions}
  />
);

/** The headings of the settings page, also while it loads. */
export const SETTINGS_SECTIONS = {
  workspace: { title: 'Workspace', description: 'Members see the name here, in e-mails and on invoices.' },
  data: {
    title: 'Your data',
    description: 'Everything that we keep of this workspace. It contains no keys and no birth data: we store neither.',
  },
  deletion: {
    title: 'Delete the workspace',
    description: 'After seven days its keys stop, and members, names and requests are erased. We keep billing records.',
  },
} as const;

export const SettingsHeader = () => (
  <PageHeader
    title="Settings"
    description="Settings of the workspace. Your own name, password and sessions are under Your account."
  />
);

export const TeamHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader title="Team" description="Who works in this workspace, and what each may do." actions={actions} />
);

export const WebhooksHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader
    title="Webhooks"
    description="Signed messages to your own servers when something happens in this workspace."
    actions={actions}
  />
);

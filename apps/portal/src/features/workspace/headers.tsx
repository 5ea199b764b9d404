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
  clock: {
    title: 'Time zone and place',
    description:
      'Days of the overview, of usage and of the audit log begin by this clock, and the overview shows the panchang of the place. Limits, billing and the API count days in UTC.',
  },
  formulas: {
    title: 'Version of the formulas',
    description:
      'Answers calls that name no version. The header Graha-Version of a call goes before it. Every answer names its version.',
  },
  reports: {
    title: 'Brand of reports',
    description: 'Name, logo, colours, footer and contact of the PDFs that keys of this workspace print.',
  },
  security: { title: 'Security', description: 'How members sign in to this workspace.' },
  singleSignOn: {
    title: 'Single sign-on',
    description:
      'Members sign in at your company’s identity provider, by OpenID Connect. People who sign in there for the first time join this workspace as viewers.',
  },
  data: {
    title: 'Your data',
    description:
      'Everything that we keep of this workspace. It contains no keys, which we do not store, and no births: the page Births exports those.',
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

export const BrandHeader = () => (
  <PageHeader
    title="Brand of reports"
    description="Printed in every report as PDF whose request has no brand of its own. Nothing of ours is printed."
    list={{ label: 'All settings', href: '/settings' }}
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

import { PageHeader } from '@graha/ui/page-header.tsx';

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

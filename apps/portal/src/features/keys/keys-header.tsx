import type { ReactNode } from 'react';
import { PageHeader } from '@graha/ui/page-header.tsx';

/** Header of the page of all keys, also while it loads. */
export const KeysHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader
    title="Keys"
    description="A key belongs to the workspace. Keep a secret key on your server; a publishable one works in web pages."
    actions={actions}
  />
);

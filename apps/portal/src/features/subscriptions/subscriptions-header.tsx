import { PageHeader } from '@graha/ui/page-header.tsx';
import type { ReactNode } from 'react';

/** Header of the page of subscriptions, also while it loads. */
export const SubscriptionsHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader
    title="Subscriptions"
    description="Your server gets a message when a dasha changes, a transit is exact or an observance begins. Each delivered event is charged once."
    actions={actions}
  />
);

import type { ReactNode } from 'react';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { Card } from '@graha/ui/card.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';

// A page shows its header while it loads too.

type HeaderProps = { actions?: ReactNode };

export const AuditorHeader = ({ actions }: HeaderProps) => (
  <PageHeader
    title="Auditor"
    description="Recomputes every workspace’s entries and compares them with its balance, its usage and its hash chain."
    actions={actions}
  />
);

export const BroadcastsHeader = ({ actions }: HeaderProps) => (
  <PageHeader
    title="Broadcasts"
    description="Messages to workspaces of chosen plans and states, by mail and as a banner on their pages."
    actions={actions}
  />
);

export const EventsHeader = ({ actions }: HeaderProps) => (
  <PageHeader title="Event log" description="Every event of every workspace, without secrets." actions={actions} />
);

export const ExplorerHeader = () => (
  <PageHeader
    title="Event explorer"
    description="The state of any workspace at any moment, and the event that caused it."
  />
);

export const IncidentsHeader = ({ actions }: HeaderProps) => (
  <PageHeader
    title="Incidents"
    description="Failures and maintenance, as the status page, its feed and the mails to subscribers report them."
    actions={actions}
  />
);

export const ProjectionsHeader = ({ actions }: HeaderProps) => (
  <PageHeader
    title="Projections"
    description="Tables that pages read. Each is derived from the logs and can be rebuilt."
    actions={actions}
  />
);

export const RevenueHeader = () => <PageHeader title="Revenue" description="Payments, returns and the credits sold." />;

export const WebhooksHeader = ({ actions }: HeaderProps) => (
  <PageHeader
    title="Webhook inbox"
    description="Messages from Stripe, stored before they are processed. The object of a message is fetched from Stripe every time."
    actions={actions}
  />
);

/** Skeleton of figures with a table below. */
export const PageSkeleton = ({ label }: { label?: string }) => (
  <>
    <Card aria-label={label}>
      <Skeleton className="m-5 h-16" />
    </Card>
    <Card>
      <TableSkeleton rows={6} columns={4} />
    </Card>
  </>
);

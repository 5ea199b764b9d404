import { Link } from '@graha/ui/link.tsx';
import { Suspense } from 'react';
import type { PlatformFigures } from '@graha/store/operator/platform-figures';
import type { CreditConservation } from '@graha/store/operator/credit-conservation';
import type { RevenueDay, RevenueMonth } from '@graha/store/operator/revenue';
import type { TenantNeedingAttention } from '@graha/store/operator/tenants-needing-attention';
import { ButtonLink } from '@graha/ui/button.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Note } from '@graha/ui/note.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';
import { count } from '@graha/domain/core/format';
import { VerdictCard, type Audits } from '../machine/auditor/verdict.tsx';
import type { Projections } from '../machine/projections/projection-table.tsx';
import { ReplicaAge } from '../../../shared/replica-age.tsx';
import { PaymentsByDay } from '../revenue/payments-by-day.tsx';
import { CreditsCard } from './credits-card.tsx';
import { AttentionCard, LagCard, PlatformStats } from './platform-cards.tsx';

export type PlatformPageProps = {
  audits: Audits;
  figures: PlatformFigures;
  /** The current month. */
  month: RevenueMonth | undefined;
  days: readonly RevenueDay[];
  needingAttention: readonly TenantNeedingAttention[];
  failedMessages: number;
  projections: Projections['projections'];
  /** Age of the replica from which figures and revenue are read; null if they come from the primary. */
  replicaAgeMs: number | null;
  /** Null if it could not be read. It is slower than the other data, so the page does not wait for it. */
  credits: Promise<CreditConservation | null>;
};

export const PlatformPage = ({
  audits,
  figures,
  month,
  days,
  needingAttention,
  failedMessages,
  projections,
  replicaAgeMs,
  credits,
}: PlatformPageProps) => (
  <>
    <PageHeader
      title="Operator"
      description={`${count(figures.tenants)} tenants. In the last 30 days, ${count(figures.activeTenants)} made calls and ${count(figures.newTenants)} signed up. Everything you do here is recorded as an event.`}
      actions={<ButtonLink href="/admin/auditor">Open the auditor</ButtonLink>}
    />
    <FailedMessages messages={failedMessages} />
    <VerdictCard audits={audits} />
    <PlatformStats figures={figures} month={month} />
    <div className="grid gap-4 *:min-w-0 sm:gap-5 xl:grid-cols-[2fr_1fr]">
      <PaymentsByDay days={days} />
      <Suspense fallback={<Waiting />}>
        <Credits credits={credits} days={days} />
      </Suspense>
    </div>
    <div className="grid gap-4 *:min-w-0 sm:gap-5 xl:grid-cols-[3fr_2fr]">
      <AttentionCard tenants={needingAttention} />
      <LagCard projections={projections} />
    </div>
    <ReplicaAge ageMs={replicaAgeMs} />
  </>
);

const FailedMessages = ({ messages }: { messages: number }) =>
  messages === 0 ? null : (
    <Note
      tone="bad"
      title={messages === 1 ? '1 message from Stripe failed.' : `${messages} messages from Stripe failed.`}
    >
      Each is retried within the hour. What was paid for may be missing until then.{' '}
      <Link href="/admin/webhooks?status=failed" className="link">
        See what failed
      </Link>
    </Note>
  );

async function Credits({ credits, days }: Pick<PlatformPageProps, 'credits' | 'days'>) {
  const read = await credits;
  return read ? (
    <CreditsCard credits={read} days={days} />
  ) : (
    <Note tone="warn">The entries could not be added up. Reload this page in a few minutes.</Note>
  );
}

const Waiting = () => (
  <Card>
    <CardHeader title="Credits, open periods" />
    <TableSkeleton rows={9} columns={2} />
  </Card>
);

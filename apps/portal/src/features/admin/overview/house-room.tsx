import { Suspense } from 'react';
import type { HouseFigures } from '@graha/store/operator/house-figures';
import type { CreditConservation } from '@graha/store/operator/credit-conservation';
import type { RevenueDay, RevenueMonth } from '@graha/store/operator/revenue';
import type { TenantToLookAt } from '@graha/store/operator/tenants-to-look-at';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TableSkeleton } from '../../../ui/skeleton.tsx';
import { count } from '../../workspace/format.ts';
import type { AuditsReading } from '../machine/auditor/reading.ts';
import { VerdictCard } from '../machine/auditor/verdict-card.tsx';
import type { ProjectionsReading } from '../machine/projections/reading.ts';
import { PaymentsByDay } from '../revenue/payments-by-day.tsx';
import { CreditsCard } from './credits-card.tsx';
import { HouseStats } from './house-stats.tsx';
import { LagCard } from './lag-card.tsx';
import { LookAtCard } from './look-at-card.tsx';
import { HOUSE_TEXT } from './text.ts';

export type HouseRoomProps = {
  audits: AuditsReading;
  figures: HouseFigures;
  /** The present one. */
  month: RevenueMonth | undefined;
  days: readonly RevenueDay[];
  toLookAt: readonly TenantToLookAt[];
  projections: ProjectionsReading['projections'];
  /** Null where it could not be read; it takes longer than the rest, which does not wait for it. */
  credits: Promise<CreditConservation | null>;
};

export const HouseRoom = ({ audits, figures, month, days, toLookAt, projections, credits }: HouseRoomProps) => (
  <>
    <PageHeader
      title={HOUSE_TEXT.title}
      description={HOUSE_TEXT.description(
        count(figures.tenants),
        count(figures.activeTenants),
        count(figures.newTenants),
      )}
      actions={<ButtonLink href="/admin/auditor">{HOUSE_TEXT.auditor}</ButtonLink>}
    />
    <VerdictCard reading={audits} />
    <HouseStats figures={figures} month={month} />
    <div className="grid gap-4 *:min-w-0 sm:gap-5 xl:grid-cols-[2fr_1fr]">
      <PaymentsByDay days={days} />
      <Suspense fallback={<Waiting />}>
        <Credits credits={credits} />
      </Suspense>
    </div>
    <div className="grid gap-4 *:min-w-0 sm:gap-5 xl:grid-cols-[3fr_2fr]">
      <LookAtCard tenants={toLookAt} />
      <LagCard projections={projections} />
    </div>
  </>
);

async function Credits({ credits }: Pick<HouseRoomProps, 'credits'>) {
  const read = await credits;
  return read ? <CreditsCard credits={read} /> : <Note tone="warn">{HOUSE_TEXT.credits.unread}</Note>;
}

const Waiting = () => (
  <Card>
    <CardHeader title={HOUSE_TEXT.credits.title} />
    <TableSkeleton rows={9} columns={2} />
  </Card>
);

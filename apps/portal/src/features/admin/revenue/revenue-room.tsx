import { PLAN_IDS, PLANS } from '@graha/domain/plans';
import type { RevenueDay, RevenueMonth } from '@graha/store/operator/revenue';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatStrip } from '../../../ui/stat-strip.tsx';
import { RowHeader, Td, Th, Tr } from '../../../ui/table.tsx';
import { count, dollars } from '../../workspace/format.ts';
import { ListCard } from '../list-card.tsx';
import { MonthsCard } from './months-card.tsx';
import { PaymentsByDay } from './payments-by-day.tsx';
import { subscriptionsOf } from './subscriptions.ts';
import { REVENUE_TEXT } from './text.ts';

const { stats: STATS, byPlan: BY_PLAN } = REVENUE_TEXT;

export type RevenueRoomProps = { months: readonly RevenueMonth[]; days: readonly RevenueDay[] };

export function RevenueRoom({ months, days }: RevenueRoomProps) {
  const [present] = months;
  return (
    <>
      <PageHeader title={REVENUE_TEXT.title} description={REVENUE_TEXT.description} />
      {present ? <PresentStats month={present} /> : null}
      <PaymentsByDay days={days} />
      {present ? <ByPlan month={present} /> : null}
      <MonthsCard months={months} />
      <p className="max-w-prose text-small text-text-3">{REVENUE_TEXT.source}</p>
    </>
  );
}

const PresentStats = ({ month }: { month: RevenueMonth }) => (
  <StatStrip
    label={STATS.label}
    stats={[
      { label: STATS.mrr, value: dollars(month.mrrCents), detail: STATS.subscriptions(subscriptionsOf(month)) },
      {
        label: STATS.paid,
        value: dollars(month.plansCents + month.topUpsCents),
        detail: STATS.topUps(dollars(month.topUpsCents)),
      },
      { label: STATS.returned, value: dollars(month.returnedCents), detail: STATS.returnedDetail },
      { label: STATS.sold, value: count(month.creditsSold), detail: STATS.soldDetail },
    ]}
  />
);

function ByPlan({ month }: { month: RevenueMonth }) {
  const { columns: COLUMNS } = BY_PLAN;
  const plans = PLAN_IDS.filter((plan) => (month.subscriptions[plan] ?? 0) > 0);
  const rows = plans.map((plan) => {
    const subscriptions = month.subscriptions[plan] ?? 0;
    const { name, priceCents } = PLANS[plan];
    return (
      <Tr key={plan}>
        <RowHeader>{name}</RowHeader>
        <Td numeric>{dollars(priceCents)}</Td>
        <Td numeric>{count(subscriptions)}</Td>
        <Td numeric>{dollars(subscriptions * priceCents)}</Td>
      </Tr>
    );
  });
  const all = (
    <Tr key="all" className="font-medium">
      <RowHeader>{BY_PLAN.all}</RowHeader>
      <Td />
      <Td numeric>{count(subscriptionsOf(month))}</Td>
      <Td numeric>{dollars(month.mrrCents)}</Td>
    </Tr>
  );
  return (
    <ListCard
      title={BY_PLAN.title}
      empty={BY_PLAN.empty}
      head={
        <>
          <Th>{COLUMNS.plan}</Th>
          <Th numeric>{COLUMNS.price}</Th>
          <Th numeric>{COLUMNS.subscriptions}</Th>
          <Th numeric>{COLUMNS.mrr}</Th>
        </>
      }
    >
      {rows.length === 0 ? [] : [...rows, all]}
    </ListCard>
  );
}

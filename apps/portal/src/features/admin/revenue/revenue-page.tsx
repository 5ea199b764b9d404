import { monthlyCentsOf, priceCentsOf } from '@graha/domain/billing/interval';
import { PLANS } from '@graha/domain/billing/plans';
import type { CohortMonth } from '@graha/store/operator/retention';
import { TERMS_COUNTED, type RevenueDay, type RevenueMonth } from '@graha/store/operator/revenue';
import { RevenueHeader } from '../headers.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { RowHeader, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count, dollars, plural } from '@graha/domain/core/format';
import { ReplicaAge } from '../../../shared/replica-age.tsx';
import { ListCard } from '../list-card.tsx';
import { monthName } from './month-name.ts';
import { PaymentsByDay } from './payments-by-day.tsx';
import { RetentionCard } from './retention-card.tsx';

export type RevenuePageProps = {
  months: readonly RevenueMonth[];
  days: readonly RevenueDay[];
  cohorts: readonly CohortMonth[];
  /** Null if the data come from the primary. */
  replicaAgeMs: number | null;
};

export function RevenuePage({ months, days, cohorts, replicaAgeMs }: RevenuePageProps) {
  const [present] = months;
  return (
    <>
      <RevenueHeader />
      {present ? <PresentStats month={present} /> : null}
      <PaymentsByDay days={days} />
      {present ? <ByPlan month={present} /> : null}
      <MonthsCard months={months} />
      <RetentionCard months={months.map(({ month }) => month)} cohorts={cohorts} />
      <p className="max-w-prose text-small text-text-3">
        MRR is the price of every plan that was paid for at the end of the month, or now; a plan that is paid by the
        year counts with a twelfth of its price. Granted plans do not count. Returns are listed under the month of their
        payment. Months are in UTC.
      </p>
      <ReplicaAge ageMs={replicaAgeMs} />
    </>
  );
}

/** Sums the subscriptions of all plans. */
const subscriptionsOf = ({ subscriptions }: RevenueMonth): number =>
  Object.values(subscriptions).reduce((sum, some) => sum + some, 0);

const PresentStats = ({ month }: { month: RevenueMonth }) => (
  <StatStrip
    label="This month"
    stats={[
      {
        label: 'MRR',
        value: dollars(month.mrrCents),
        detail: plural(subscriptionsOf(month), 'subscription', 'subscriptions'),
      },
      {
        label: 'Paid this month',
        value: dollars(month.plansCents + month.topUpsCents),
        detail: `${dollars(month.topUpsCents)} of it for top-ups`,
      },
      { label: 'Returned', value: dollars(month.returnedCents), detail: 'refunds and disputes' },
      { label: 'Credits sold', value: count(month.creditsSold), detail: 'this month, by plans and top-ups' },
    ]}
  />
);

function ByPlan({ month }: { month: RevenueMonth }) {
  const counted = TERMS_COUNTED.filter(({ key }) => (month.subscriptions[key] ?? 0) > 0);
  const rows = counted.map(({ key, plan, interval }) => {
    const subscriptions = month.subscriptions[key] ?? 0;
    return (
      <Tr key={key}>
        <RowHeader>{interval === 'year' ? `${PLANS[plan].name}, yearly` : PLANS[plan].name}</RowHeader>
        <Td numeric>{dollars(priceCentsOf(plan, interval))}</Td>
        <Td numeric>{count(subscriptions)}</Td>
        <Td numeric>{dollars(Math.round(subscriptions * monthlyCentsOf(plan, interval)))}</Td>
      </Tr>
    );
  });
  const all = (
    <Tr key="all" className="font-medium">
      <RowHeader>All</RowHeader>
      <Td />
      <Td numeric>{count(subscriptionsOf(month))}</Td>
      <Td numeric>{dollars(month.mrrCents)}</Td>
    </Tr>
  );
  return (
    <ListCard
      title="MRR by plan"
      empty={{ title: 'No active subscriptions', body: 'A plan counts for the months that its payment covers.' }}
      head={
        <>
          <Th>Plan</Th>
          <Th numeric>Price</Th>
          <Th numeric>Subscriptions</Th>
          <Th numeric>MRR</Th>
        </>
      }
    >
      {rows.length === 0 ? [] : [...rows, all]}
    </ListCard>
  );
}

/** Starts at the first month with money or calls. */
function MonthsCard({ months }: { months: readonly RevenueMonth[] }) {
  const first = months.findLastIndex(
    ({ plansCents, topUpsCents, creditsConsumed }) => plansCents + topUpsCents + creditsConsumed > 0,
  );
  return (
    <ListCard
      title="By month"
      empty={{
        title: 'No revenue yet',
        body: 'This table starts with the first payment.',
      }}
      head={
        <>
          <Th>Month</Th>
          <Th numeric>Plans</Th>
          <Th numeric>Top-ups</Th>
          <Th numeric wide>
            Returned
          </Th>
          <Th numeric>MRR</Th>
          <Th numeric wide>
            Credits sold
          </Th>
          <Th numeric wide>
            Consumed
          </Th>
        </>
      }
    >
      {months.slice(0, first + 1).map((month) => (
        <Tr key={month.month}>
          <RowHeader className="whitespace-nowrap">{monthName(month.month)}</RowHeader>
          <Td numeric>{dollars(month.plansCents)}</Td>
          <Td numeric>{dollars(month.topUpsCents)}</Td>
          <Td numeric wide>
            {dollars(month.returnedCents)}
          </Td>
          <Td numeric>{dollars(month.mrrCents)}</Td>
          <Td numeric wide>
            {count(month.creditsSold)}
          </Td>
          <Td numeric wide>
            {count(month.creditsConsumed)}
          </Td>
        </Tr>
      ))}
    </ListCard>
  );
}

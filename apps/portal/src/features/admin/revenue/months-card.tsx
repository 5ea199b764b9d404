import type { RevenueMonth } from '@graha/store/operator/revenue';
import { RowHeader, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count, dollars } from '@graha/domain/format';
import { ListCard } from '../list-card.tsx';

const NAME = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Nov 2026` for `2026-11-01`. */
const monthName = (month: string): string => NAME.format(new Date(month));

/** From the first month with money or calls on. */
export function MonthsCard({ months }: { months: readonly RevenueMonth[] }) {
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

import type { RevenueMonth } from '@graha/store/operator/revenue';
import { RowHeader, Td, Th, Tr } from '../../../ui/table.tsx';
import { count, dollars } from '../../workspace/format.ts';
import { ListCard } from '../list-card.tsx';
import { monthName } from './month.ts';
import { REVENUE_TEXT } from './text.ts';

const { byMonth: TEXT } = REVENUE_TEXT;
const { columns: COLUMNS } = TEXT;

/** From the first month with money or calls on. */
export function MonthsCard({ months }: { months: readonly RevenueMonth[] }) {
  const first = months.findLastIndex(
    ({ plansCents, topUpsCents, creditsConsumed }) => plansCents + topUpsCents + creditsConsumed > 0,
  );
  return (
    <ListCard
      title={TEXT.title}
      empty={TEXT.empty}
      head={
        <>
          <Th>{COLUMNS.month}</Th>
          <Th numeric>{COLUMNS.plans}</Th>
          <Th numeric>{COLUMNS.topUps}</Th>
          <Th numeric wide>
            {COLUMNS.returned}
          </Th>
          <Th numeric>{COLUMNS.mrr}</Th>
          <Th numeric wide>
            {COLUMNS.sold}
          </Th>
          <Th numeric wide>
            {COLUMNS.consumed}
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

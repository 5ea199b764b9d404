import type { CohortMonth } from '@graha/store/operator/retention';
import { count } from '@graha/domain/core/format';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { churnOf, cohortTable } from './cohorts.ts';
import { monthName } from './month-name.ts';

type RetentionCardProps = { months: readonly string[]; cohorts: readonly CohortMonth[] };

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The last month whose next month is over: the one before the last. */
const SETTLED_INDEX = 2;

/** Payers of each month of sign-up, and the share of them that still pays in each later month. */
export function RetentionCard({ months, cohorts }: RetentionCardProps) {
  const table = cohortTable(months, cohorts);
  const churn = churnOf(months[SETTLED_INDEX] ?? '', cohorts);
  const columns = Math.max(0, ...table.map(({ cells }) => cells.filter((cell) => cell !== null).length));
  return (
    <Card aria-labelledby="retention">
      <CardHeader
        id="retention"
        title="Retention of paying workspaces"
        {...(churn === null
          ? {}
          : { actions: <span className="text-small text-text-2">{`Churn in a month: ${percent(churn)}`}</span> })}
      />
      {table.length === 0 ? (
        <EmptyState title="Nobody pays yet">The table starts with the first payment for a plan.</EmptyState>
      ) : (
        <Table>
          <thead>
            <tr>
              <Th>First paid in</Th>
              <Th numeric>Workspaces</Th>
              {Array.from({ length: columns }, (_, index) => (
                <Th key={index} numeric>{`+${index + 1}`}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map(({ cohort, payers, cells }) => (
              <Tr key={cohort}>
                <RowHeader className="whitespace-nowrap">{monthName(cohort)}</RowHeader>
                <Td numeric>{count(payers)}</Td>
                {cells.slice(0, columns).map((cell, index) => (
                  <ShareCell key={index} share={cell === null ? null : cell / payers} />
                ))}
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
      <p className="px-4 py-3 text-small text-text-3 sm:px-5">
        Columns are months after the first payment for a plan. The current month is not over, so its last payments are
        still to come.
      </p>
    </Card>
  );
}

function ShareCell({ share }: { share: number | null }) {
  if (share === null) return <Td />;
  const strength = Math.round(share * 24);
  return (
    <Td numeric style={{ backgroundColor: `color-mix(in oklab, var(--accent) ${strength}%, transparent)` }}>
      {percent(share)}
    </Td>
  );
}

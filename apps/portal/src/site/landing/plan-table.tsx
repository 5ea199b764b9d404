'use client';

import type { BillingInterval } from '@graha/domain/billing/interval';
import { ButtonLink } from '@graha/ui/button.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { IntervalChoice } from '../../shared/interval-choice.tsx';
import type { PlanRow } from './plan-rows.ts';
import { useIntervalInAddress } from './use-interval-in-address.ts';

/** Most paying workspaces end on the plan in the middle of the paid ones; only it is highlighted. */
const PROMINENT = 'growth';

export type PlanTableProps = { rows: readonly PlanRow[]; note: string };

/** The plans with their prices by the month or by the year. Both have the same height, so that a change moves nothing. */
export function PlanTable({ rows, note }: PlanTableProps) {
  const [interval, setInterval] = useIntervalInAddress();
  return (
    <>
      <Card aria-label="Plans" className="overflow-hidden">
        <CardHeader
          title="Plans"
          actions={<IntervalChoice name="interval" value={interval} onChange={setInterval} />}
        />
        <Table>
          <thead>
            <tr>
              <Th>Plan</Th>
              <Th numeric>A month</Th>
              <Th numeric wide>
                Credits
              </Th>
              <Th numeric wide>
                Rate
              </Th>
              <Th numeric wide>
                Per 1,000
              </Th>
              <Th>
                <span className="sr-only">Choose</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {rows.map((plan) => (
              <Row key={plan.id} plan={plan} interval={interval} />
            ))}
          </tbody>
        </Table>
      </Card>
      <p className="mt-3 text-small text-text-3">{note}</p>
    </>
  );
}

function Row({ plan, interval }: { plan: PlanRow; interval: BillingInterval }) {
  const isYear = interval === 'year';
  return (
    <Tr>
      <RowHeader className="text-[0.9375rem]">
        {plan.name}
        <span className="block font-mono text-micro font-normal text-text-2 md:hidden">{plan.included}</span>
      </RowHeader>
      <Td numeric>
        <span className="text-base">{isYear ? plan.yearly : plan.monthly}</span>
        <span className="block text-micro text-text-2">{paidWords(plan, isYear)}</span>
      </Td>
      <Td numeric wide>
        {plan.allowance}
      </Td>
      <Td numeric wide>
        {plan.rate}
      </Td>
      <Td numeric wide>
        {plan.perThousand[interval]}
      </Td>
      <Td className="text-right">
        <ButtonLink href={plan.href[interval]} size="sm" variant={plan.id === PROMINENT ? 'primary' : 'default'}>
          <span>
            Choose<span className="max-md:sr-only"> {plan.name}</span>
          </span>
        </ButtonLink>
      </Td>
    </Tr>
  );
}

function paidWords({ id, yearTotal }: PlanRow, isYear: boolean): string {
  if (id === 'free') return 'no card';
  return isYear ? `${yearTotal} a year` : 'paid monthly';
}

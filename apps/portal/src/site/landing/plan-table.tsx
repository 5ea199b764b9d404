import { ButtonLink } from '@graha/ui/button.tsx';
import { Card } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { PRICING } from './copy.ts';
import { PLAN_ROWS, TOP_UP_WORDS } from './plan-rows.ts';

/** Most paying workspaces end on the plan in the middle of the paid ones; only it is highlighted. */
const PROMINENT = 'growth';

export function PlanTable() {
  return (
    <>
      <Card aria-label="Plans" className="overflow-hidden">
        <Table>
          <thead>
            <tr>
              <Th>Plan</Th>
              <Th numeric>Monthly</Th>
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
            {PLAN_ROWS.map((plan) => (
              <Tr key={plan.id}>
                <RowHeader className="text-[0.9375rem]">
                  {plan.name}
                  <span className="block font-mono text-micro font-normal text-text-2 md:hidden">{plan.included}</span>
                </RowHeader>
                <Td numeric className="text-base!">
                  {plan.monthly}
                </Td>
                <Td numeric wide>
                  {plan.allowance}
                </Td>
                <Td numeric wide>
                  {plan.rate}
                </Td>
                <Td numeric wide>
                  {plan.perThousand}
                </Td>
                <Td className="text-right">
                  <ButtonLink href={plan.href} size="sm" variant={plan.id === PROMINENT ? 'primary' : 'default'}>
                    <span>
                      Choose<span className="max-md:sr-only"> {plan.name}</span>
                    </span>
                  </ButtonLink>
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </Card>
      <p className="mt-3 text-small text-text-3">
        {TOP_UP_WORDS} {PRICING.testKeys}
      </p>
    </>
  );
}

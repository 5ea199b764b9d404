import type { CreditConservation } from '@graha/store/operator/credit-conservation';
import { TOP_UP } from '@graha/domain/billing/plans';
import type { RevenueDay } from '@graha/store/operator/revenue';
import { useId } from 'react';
import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Table } from '@graha/ui/table.tsx';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';
import { count, dollars } from '@graha/domain/core/format';

const CAME = [
  ['opening', 'Carried in, with top-ups sold before'],
  ['paidAllowances', 'Sold, plans'],
  ['topUps', 'Sold, top-ups in these periods'],
  ['freeAllowances', 'Granted, free'],
  ['byHand', 'Granted, by hand'],
  ['reversed', 'Reversed'],
] as const;
const WENT = [
  ['consumed', 'Consumed'],
  ['expired', 'Expired'],
  ['withdrawn', 'Withdrawn'],
] as const;

const CELL = 'border-b border-line py-2';
const NUMBER = 'text-right font-mono text-[0.78125rem] tabular-nums';

export type CreditsCardProps = {
  credits: CreditConservation;
  days: readonly RevenueDay[];
};

/** Formats the top-ups of the same days as the payments on the page. */
function topUpsOf(days: readonly RevenueDay[]): string {
  const sum = (of: (day: RevenueDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const packs = sum(({ topUpsSold }) => topUpsSold);
  const paid = dollars(sum(({ topUpsCents }) => topUpsCents));
  return packs === 0
    ? 'No top-up was sold in the last 30 days.'
    : `Sold in the last 30 days: ${packs === 1 ? '1 top-up' : `${packs} top-ups`}, ${count(packs * TOP_UP.credits)} credits for ${paid}.`;
}

/** Credits in minus credits out equals the remaining credits. Each of the three is read separately. */
export function CreditsCard({ credits, days }: CreditsCardProps) {
  const id = useId();
  const { difference, remaining, entries, tenants } = credits;
  const verdict =
    difference === 0 ? (
      <Badge tone="ok" shape="dot">
        balances
      </Badge>
    ) : (
      <Badge tone="bad" shape="diamond">
        {`differs by ${count(difference)}`}
      </Badge>
    );
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title="Credits, open periods" actions={verdict} />
      <div className="px-4 pt-1 pb-4 sm:px-5">
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>What</VisuallyHidden>
              </th>
              <th scope="col">
                <VisuallyHidden>Credits</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {CAME.map(([row, name]) => (
              <Line key={row} name={name} sign={row === 'opening' ? '' : '+'} credits={credits[row]} />
            ))}
            {WENT.map(([row, name]) => (
              <Line key={row} name={name} sign="−" credits={credits[row]} />
            ))}
            <tr className="font-medium">
              <th scope="row" className="border-t-2 border-text pt-2.5 text-left font-medium">
                Remaining
              </th>
              <td className={`${NUMBER} border-t-2 border-text pt-2.5`}>{count(remaining)}</td>
            </tr>
          </tbody>
        </Table>
        <p className="mt-3 text-small text-text-2">{topUpsOf(days)}</p>
        <p className="mt-1 text-micro text-text-3">{`From ${count(entries)} ledger entries. The remaining credits come from the accounts of ${count(tenants)} tenants.`}</p>
      </div>
    </Card>
  );
}

const Line = ({ name, sign, credits }: { name: string; sign: string; credits: number }) => (
  <tr>
    <th scope="row" className={`${CELL} text-left font-normal text-text-2`}>
      {name}
    </th>
    <td className={`${CELL} ${NUMBER} whitespace-nowrap`}>
      {sign ? <span className="text-text-3">{sign} </span> : null}
      {count(credits)}
    </td>
  </tr>
);

import type { CreditConservation } from '@graha/store/operator/credit-conservation';
import { useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { count } from '../../workspace/format.ts';
import { HOUSE_TEXT } from './text.ts';

const { credits: TEXT } = HOUSE_TEXT;

const CAME = ['opening', 'paidAllowances', 'topUps', 'freeAllowances', 'byHand', 'reversed'] as const;
const WENT = ['consumed', 'expired', 'withdrawn'] as const;

const CELL = 'border-b border-line py-2';
const NUMBER = 'text-right font-mono text-[0.78125rem] tabular-nums';

/** What came, less what went, is what remains: all three are read, none is worked out from the others. */
export function CreditsCard({ credits }: { credits: CreditConservation }) {
  const id = useId();
  const { difference, remaining, entries, tenants } = credits;
  const verdict =
    difference === 0 ? (
      <Badge tone="ok" shape="dot">
        {TEXT.balances}
      </Badge>
    ) : (
      <Badge tone="bad" shape="diamond">
        {TEXT.differs(count(difference))}
      </Badge>
    );
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={TEXT.title} actions={verdict} />
      <div className="px-4 pt-1 pb-4 sm:px-5">
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{TEXT.columns.what}</VisuallyHidden>
              </th>
              <th scope="col">
                <VisuallyHidden>{TEXT.columns.credits}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {CAME.map((row) => (
              <Line key={row} name={TEXT.rows[row]} sign={row === 'opening' ? '' : '+'} credits={credits[row]} />
            ))}
            {WENT.map((row) => (
              <Line key={row} name={TEXT.rows[row]} sign="−" credits={credits[row]} />
            ))}
            <tr className="font-medium">
              <th scope="row" className="border-t-2 border-text pt-2.5 text-left font-medium">
                {TEXT.remaining}
              </th>
              <td className={`${NUMBER} border-t-2 border-text pt-2.5`}>{count(remaining)}</td>
            </tr>
          </tbody>
        </Table>
        <p className="mt-3 text-micro text-text-3">{TEXT.sources(count(entries), count(tenants))}</p>
      </div>
    </Card>
  );
}

const Line = ({ name, sign, credits }: { name: string; sign: string; credits: number }) => (
  <tr>
    <th scope="row" className={`${CELL} text-left font-normal text-text-2`}>
      {name}
    </th>
    <td className={`${CELL} ${NUMBER}`}>
      {sign ? <span className="text-text-3">{sign} </span> : null}
      {count(credits)}
    </td>
  </tr>
);

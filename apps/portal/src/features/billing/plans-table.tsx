import { Button } from '@graha/ui/button.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { cn } from '@graha/ui/cn.ts';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';
import type { BillingInterval } from '@graha/domain/billing/interval';
import { dollars, count } from '@graha/domain/core/format';
import type { Fit, PlanLine } from '@graha/procedures/billing/state';
import { IntervalChoice } from '../../shared/interval-choice.tsx';

const ACTION_OF = {
  buy: 'Upgrade',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  later: 'Change later',
  yearly: 'Pay yearly',
  monthly: 'Pay monthly',
  end: 'Cancel plan',
  keep: 'Keep',
} as const;

const PRIMARY: readonly PlanLine['step'][] = ['buy', 'upgrade', 'yearly'];

type Choose = ((line: PlanLine) => void) | null;

export type PlansTableProps = {
  lines: PlanLine[];
  interval: BillingInterval;
  onInterval: (interval: BillingInterval) => void;
  onChoose: Choose;
  opening: string | null;
};

export function PlansTable({ lines, interval, onInterval, onChoose, opening }: PlansTableProps) {
  return (
    <Card aria-label="Plans">
      <CardHeader title="Plans" actions={<IntervalChoice name="interval" value={interval} onChange={onInterval} />} />
      <Table>
        <thead>
          <tr>
            <Th>Plan</Th>
            <Th numeric>A month</Th>
            <Th numeric wide>
              Each month
            </Th>
            <Th numeric wide>
              Rate
            </Th>
            <Th wide>Your last 30 days</Th>
            <Th numeric>
              <VisuallyHidden>Change</VisuallyHidden>
            </Th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} onChoose={onChoose} isOpening={opening === line.id} />
          ))}
        </tbody>
      </Table>
      <p className="border-t border-line px-4 py-3 text-small text-text-3 sm:px-5">
        An upgrade, or a change from a month to a year, begins a new period at once, at its full price; unspent credits
        stay until they expire, and the unused time of a year is deducted. Any other change begins when the paid period
        ends. Credits come each month, however the plan is paid.
      </p>
    </Card>
  );
}

function fitWords(fit: Fit): string {
  if (fit === null) return 'no calls';
  return 'spare' in fit
    ? `fits, ${count(fit.spare)}${fit.unit === 'calls' ? ' calls' : ''} to spare`
    : fit.stopsAfterDays === 0
      ? 'would stop on the first day'
      : `would stop after ${fit.stopsAfterDays === 1 ? '1 day' : `${fit.stopsAfterDays} days`}`;
}

function Line({ line, onChoose, isOpening }: { line: PlanLine; onChoose: Choose; isOpening: boolean }) {
  const isMine = line.step === 'current' || line.step === 'keep';
  const allowance = line.callsMax === null ? `${count(line.credits)} credits` : `${count(line.callsMax)} calls`;
  return (
    <Tr className={cn(isMine && 'bg-brass-soft shadow-[inset_2px_0_var(--brass-mark)] hover:bg-brass-soft')}>
      <RowHeader>
        {line.name}
        <span className="block font-mono text-micro font-normal text-text-3 md:hidden">{allowance}</span>
        <span className="block text-micro font-normal text-text-2 md:hidden">
          {line.fit === null ? null : `Your last 30 days: ${fitWords(line.fit)}`}
        </span>
      </RowHeader>
      <Td numeric>
        {dollars(line.monthlyCents)}
        {line.interval === 'year' && line.priceCents > 0 ? (
          <span className="block text-micro text-text-2">{`${dollars(line.priceCents)} a year`}</span>
        ) : null}
      </Td>
      <Td numeric wide>
        {allowance}
      </Td>
      <Td numeric wide>
        {line.ratePerMinute === null ? 'no limit' : `${count(line.ratePerMinute)} / min`}
      </Td>
      <Td wide className="text-text-2">
        {fitWords(line.fit)}
      </Td>
      <Td className="text-right">
        {line.step === 'current' ? <span className="font-medium text-brass">Current</span> : null}
        {line.step === 'current' || line.step === 'fixed' || onChoose === null ? null : (
          <Button
            size="sm"
            variant={PRIMARY.includes(line.step) ? 'primary' : 'default'}
            aria-label={`${ACTION_OF[line.step]}: ${line.name}`}
            loading={isOpening}
            onClick={() => onChoose(line)}
          >
            {ACTION_OF[line.step]}
          </Button>
        )}
      </Td>
    </Tr>
  );
}

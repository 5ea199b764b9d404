import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { dollars } from '../workspace/format.ts';
import type { Fit } from './fit.ts';
import type { PlanLine } from './state.ts';
import { BILLING_TEXT } from './text.ts';

const { plans: TEXT } = BILLING_TEXT;
const { columns: COLUMNS } = TEXT;

type Choose = ((line: PlanLine) => void) | null;

export type PlansTableProps = { lines: PlanLine[]; onChoose: Choose; opening: string | null };

export function PlansTable({ lines, onChoose, opening }: PlansTableProps) {
  return (
    <Card aria-label={TEXT.title}>
      <CardHeader title={TEXT.title} />
      <Table>
        <thead>
          <tr>
            <Th>{COLUMNS.plan}</Th>
            <Th numeric>{COLUMNS.monthly}</Th>
            <Th numeric wide>
              {COLUMNS.allowance}
            </Th>
            <Th numeric wide>
              {COLUMNS.rate}
            </Th>
            <Th wide>{COLUMNS.fit}</Th>
            <Th numeric>
              <VisuallyHidden>{COLUMNS.action}</VisuallyHidden>
            </Th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} onChoose={onChoose} isOpening={opening === line.id} />
          ))}
        </tbody>
      </Table>
      <p className="border-t border-line px-4 py-3 text-small text-text-3 sm:px-5">{TEXT.detail}</p>
    </Card>
  );
}

function fitWords(fit: Fit): string {
  if (fit === null) return TEXT.unused;
  return 'spare' in fit ? TEXT.fits(fit.spare, fit.unit) : TEXT.stops(fit.stopsAfterDays);
}

function Line({ line, onChoose, isOpening }: { line: PlanLine; onChoose: Choose; isOpening: boolean }) {
  const isMine = line.step === 'current' || line.step === 'keep';
  const allowance = line.callsMax === null ? TEXT.credits(line.credits) : TEXT.calls(line.callsMax);
  return (
    <Tr className={cn(isMine && 'bg-brass-soft shadow-[inset_2px_0_var(--brass-mark)] hover:bg-brass-soft')}>
      <RowHeader>
        {line.name}
        <span className="block font-mono text-micro font-normal text-text-3 md:hidden">{allowance}</span>
        <span className="block text-micro font-normal text-text-2 md:hidden">{fitWords(line.fit)}</span>
      </RowHeader>
      <Td numeric>{dollars(line.priceCents)}</Td>
      <Td numeric wide>
        {allowance}
      </Td>
      <Td numeric wide>
        {TEXT.rate(line.ratePerMinute)}
      </Td>
      <Td wide className="text-text-2">
        {fitWords(line.fit)}
      </Td>
      <Td className="text-right">
        {line.step === 'current' ? <span className="font-medium text-brass">{TEXT.current}</span> : null}
        {line.step === 'current' || line.step === 'fixed' || onChoose === null ? null : (
          <Button
            size="sm"
            variant={line.step === 'buy' || line.step === 'upgrade' ? 'primary' : 'default'}
            aria-label={`${TEXT.steps[line.step]}: ${line.name}`}
            loading={isOpening}
            onClick={() => onChoose(line)}
          >
            {TEXT.steps[line.step]}
          </Button>
        )}
      </Td>
    </Tr>
  );
}

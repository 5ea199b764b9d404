import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Card } from '../../../../ui/card.tsx';
import { count } from '../../../workspace/format.ts';
import { Ago } from '../../../workspace/instant.tsx';
import { verdictOf, type AuditsReading } from './reading.ts';
import { AUDITOR_TEXT } from './text.ts';

const { verdict: TEXT } = AUDITOR_TEXT;

const ICONS = {
  well: <CircleCheck aria-hidden="true" className="size-6! text-ok" />,
  old: <TriangleAlert aria-hidden="true" className="size-6! text-warn" />,
  none: <TriangleAlert aria-hidden="true" className="size-6! text-warn" />,
  differs: <CircleAlert aria-hidden="true" className="size-6! text-bad" />,
};

/** Green only where an audit of this night found nothing. */
export function VerdictCard({ reading }: { reading: AuditsReading }) {
  const verdict = verdictOf(reading);
  const run = verdict.kind === 'none' ? null : verdict.run;
  const { title, body } = wordsOf(verdict);
  return (
    <Card aria-label={TEXT.label} className="flex items-start gap-3.5 p-4 sm:p-5">
      {ICONS[verdict.kind]}
      <div className="min-w-0">
        <p className="text-[0.9375rem] font-medium">{title}</p>
        <p className="text-text-2">
          {body} {run?.endedAt ? <Ago instant={run.endedAt} now={reading.asOf} /> : null}
        </p>
      </div>
    </Card>
  );
}

function wordsOf(verdict: ReturnType<typeof verdictOf>): { title: string; body: string } {
  if (verdict.kind === 'none') return { title: TEXT.none, body: TEXT.noneBody };
  const { tenants, entries, differences } = verdict.run;
  if (verdict.kind === 'differs') return { title: TEXT.differs(count(differences)), body: TEXT.differsBody };
  if (verdict.kind === 'old') return { title: TEXT.old, body: TEXT.oldBody };
  return { title: TEXT.well, body: TEXT.wellBody(count(tenants), count(entries)) };
}

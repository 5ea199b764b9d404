import { CircleAlert, CircleCheck, TriangleAlert } from '@graha/ui/icons/signs.tsx';
import { Card } from '@graha/ui/card.tsx';
import { count, plural } from '@graha/domain/core/format';
import { Ago } from '../../../../shared/instant.tsx';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@graha/procedures/router/root';

const ICONS = {
  well: <CircleCheck aria-hidden="true" className="size-6! text-ok" />,
  old: <TriangleAlert aria-hidden="true" className="size-6! text-warn" />,
  none: <TriangleAlert aria-hidden="true" className="size-6! text-warn" />,
  differs: <CircleAlert aria-hidden="true" className="size-6! text-bad" />,
};

/** Green only if an audit of this night found no difference. */
export function VerdictCard({ audits }: { audits: Audits }) {
  const verdict = verdictOf(audits);
  const run = verdict.kind === 'none' ? null : verdict.run;
  const { title, body } = wordsOf(verdict);
  return (
    <Card aria-label="The last audit" className="flex items-start gap-3.5 p-4 sm:p-5">
      {ICONS[verdict.kind]}
      <div className="min-w-0">
        <p className="text-[0.9375rem] font-medium">{title}</p>
        <p className="text-text-2">
          {body} {run?.endedAt ? <Ago instant={run.endedAt} now={audits.asOf} /> : null}
        </p>
      </div>
    </Card>
  );
}

function wordsOf(verdict: ReturnType<typeof verdictOf>): {
  title: string;
  body: string;
} {
  if (verdict.kind === 'none')
    return {
      title: 'No audit has finished yet.',
      body: 'The worker runs an audit every night from 02:00 UTC. You can also run one now.',
    };
  const { tenants, entries, differences } = verdict.run;
  if (verdict.kind === 'differs')
    return {
      title: `${count(differences)} differences were found.`,
      body: 'Open the run in the list to see them by workspace and entry. Charges continue; nothing is corrected automatically.',
    };
  if (verdict.kind === 'old')
    return {
      title: 'The last audit is more than 26 hours old.',
      body: 'It should run every night. Check that the worker is running, then run an audit now.',
    };
  return {
    title: 'The ledger agrees with its entries.',
    body: `${plural(tenants, 'workspace', 'workspaces')}, ${plural(entries, 'entry', 'entries')} read, 0 differences.`,
  };
}

export type Audits = inferRouterOutputs<AppRouter>['admin']['machine']['audits'];
export type AuditRun = Audits['runs'][number];

const FRESH_MS = 26 * 3_600_000;

export type Verdict = { kind: 'none' } | { kind: 'well' | 'old' | 'differs'; run: AuditRun };

/** Judges the last completed audit of all workspaces: `well` only if it found nothing and ended within 26 hours. */
export function verdictOf({ runs, asOf }: Pick<Audits, 'runs' | 'asOf'>): Verdict {
  const run = runs.find(({ endedAt, onlyTenant }) => endedAt !== null && onlyTenant === null);
  if (!run?.endedAt) return { kind: 'none' };
  if (run.differences > 0) return { kind: 'differs', run };
  return { kind: asOf.getTime() - run.endedAt.getTime() > FRESH_MS ? 'old' : 'well', run };
}

/** Returns whether a run was cut off: it has no end, and a later run has begun. A run without a later one is still running. */
export const isCutOff = (run: AuditRun, runs: readonly AuditRun[]): boolean =>
  run.endedAt === null && runs.some(({ runId }) => runId > run.runId);
